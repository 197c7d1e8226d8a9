/** Long searches, by an engine of their own: while it searches it hears nothing, so to stop it is to end it. */

import type { Kept, Search } from './abi';
import type { Searching } from './tables';

/** What the searching worker is told: the engine first, then one search after the other. */
export type ToSearcher = { code: WebAssembly.Module; words: string } | ({ search: Search } & Kept);

/** What it tells: findings, `done` with the last one of a search. */
export type FromSearcher = { text: string; done: boolean } | { failed: true };

interface Wanted {
  table: string;
  search: Search;
}

interface Means {
  code: WebAssembly.Module;
  /** Where the words are. */
  words: string;
  read(table: string): Promise<Kept | null>;
  told(connection: number, text: string): void;
}

export class Searches implements Searching {
  readonly #means: Means;
  #wanted: Wanted[] = [];
  /** The first of those that are wanted is under way. */
  #isBusy = false;
  #isHidden = false;
  #searcher: Worker | null = null;

  constructor(means: Means) {
    this.#means = means;
  }

  search(table: string, search: Search): void {
    this.#wanted.push({ table, search });
    void this.#next();
  }

  end(table: string): void {
    this.#drop((wanted) => wanted.table === table);
  }

  /** Who asked has heard enough. */
  stop(connection: number, id: number): void {
    this.#drop(({ search }) => search.connection === connection && search.id === id);
  }

  /** Nothing runs while nobody looks; it begins anew when somebody does. */
  hide(isHidden: boolean): void {
    this.#isHidden = isHidden;
    if (isHidden) this.#interrupt();
    else void this.#next();
  }

  #drop(isOver: (wanted: Wanted) => boolean): void {
    const [first] = this.#wanted;
    this.#wanted = this.#wanted.filter((wanted) => !isOver(wanted));
    if (first && isOver(first)) this.#interrupt();
    void this.#next();
  }

  #interrupt(): void {
    if (!this.#isBusy) return;
    this.#searcher?.terminate();
    this.#searcher = null;
    this.#isBusy = false;
  }

  async #next(): Promise<void> {
    const [first] = this.#wanted;
    if (this.#isBusy || this.#isHidden || !first) return;
    this.#isBusy = true;
    const kept = await this.#means.read(first.table);
    // It may have been ended meanwhile, and another begun.
    if (this.#wanted[0] !== first || !this.#isBusy) return;
    if (kept) this.#tell({ search: first.search, stored: kept.stored, names: kept.names });
    else this.#settle();
  }

  #tell(message: ToSearcher): void {
    this.#searcher ??= this.#start();
    this.#searcher.postMessage(message);
  }

  #start(): Worker {
    const searcher = new Worker(new URL('./searcher.ts', import.meta.url), { type: 'module' });
    searcher.onmessage = ({ data }: MessageEvent<FromSearcher>) => this.#heard(searcher, data);
    searcher.postMessage({ code: this.#means.code, words: this.#means.words } satisfies ToSearcher);
    return searcher;
  }

  #heard(searcher: Worker, message: FromSearcher): void {
    const [first] = this.#wanted;
    if (searcher !== this.#searcher || !first) return;
    if ('failed' in message) {
      this.#interrupt();
      return this.#settle();
    }
    this.#means.told(first.search.connection, message.text);
    if (message.done) this.#settle();
  }

  #settle(): void {
    this.#isBusy = false;
    this.#wanted.shift();
    void this.#next();
  }
}
