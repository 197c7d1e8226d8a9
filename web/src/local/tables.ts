/**
 * The tables of this browser while they are played: what the shell around the desks is on the server. It asks the
 * engine, keeps what came of it, and only then tells it. It knows neither threads nor IndexedDB.
 */

import type { ByeReason, Sentence } from '../protocol/types';
import {
  type Asked,
  type Batch,
  type Do,
  type Kept,
  type Message,
  type Opening,
  Refused,
  type Request,
  type Search,
} from './abi';
import { byes } from './byes';
import { Overtaken, type Writing } from './store';

/** Where tables are kept. */
export interface Keeping {
  read(table: string): Promise<(Kept & { journaled: number }) | null>;
  journal(table: string): Promise<string[]>;
  write(writings: readonly Writing[]): Promise<void>;
  prune(): Promise<void>;
  remove(table: string): Promise<void>;
}

/** Of all tabs only one has a table open: the one that wanted it last. Gives what ends it. */
export type Take = (table: string, lost: () => void) => Promise<() => void>;

/** Who searches, beside the tables. */
export interface Searching {
  search(table: string, search: Search): void;
  end(table: string): void;
}

/** Whom all is told. */
export interface Told {
  text(connection: number, text: string): void;
  closed(connection: number): void;
  /** The engine has failed: nothing goes on here. */
  broken(error: unknown): void;
}

interface Means {
  engine: Asked;
  keeping: Keeping;
  take: Take;
  searching: Searching;
  told: Told;
}

/** A table that nobody is at: so long it may still say that they are away, then it leaves memory. */
const LINGER = 10_000;
const LONGEST_TIMER = 2 ** 31 - 1;

export class Tables {
  readonly #means: Means;
  readonly #tables = new Map<string, LocalTable>();
  readonly #at = new Map<number, LocalTable>();
  #isHidden = false;

  constructor(means: Means) {
    this.#means = means;
  }

  /** A new table; its host has the secret. */
  async open(opening: Opening): Promise<{ table: string; secret: string }> {
    await this.#means.keeping.prune();
    const { opened, batch } = this.#means.engine.ask({ do: 'open', ...opening, seed: seed() });
    const table = this.#table(opened.table);
    await table.begin(batch);
    return opened;
  }

  /** What a connection says: hello first. */
  say(connection: number, id: string, text: string): void {
    const known = this.#at.get(connection);
    const table = known ?? this.#table(id);
    this.#at.set(connection, table);
    table.say(connection, text, known === undefined);
  }

  leave(connection: number): void {
    this.#at.get(connection)?.leave(connection);
    this.#at.delete(connection);
  }

  /** What a server needs to go on with a table. */
  async mark(id: string): Promise<{ seq: number; mark: string; journal: string[] }> {
    const table = this.#table(id);
    return table.mark();
  }

  /** It is not wanted any more. */
  async remove(id: string): Promise<void> {
    this.#tables.get(id)?.end(null);
    await this.#means.keeping.remove(id);
  }

  /** While nobody looks, nothing runs. */
  hide(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#tables.forEach((table) => (isHidden ? table.rest() : table.wakeUp()));
  }

  #table(id: string): LocalTable {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = new LocalTable(id, this.#means, {
      isHidden: () => this.#isHidden,
      gone: () => this.#forget(id, table),
      opened: (batch) => this.#table(batch.table).isOpened(batch),
    });
    this.#tables.set(id, table);
    return table;
  }

  #forget(id: string, table: LocalTable): void {
    if (this.#tables.get(id) === table) this.#tables.delete(id);
    this.#at.forEach((at, connection) => at === table && this.#at.delete(connection));
  }
}

/** What a table needs of the others. */
interface Around {
  isHidden(): boolean;
  /** It has left memory. */
  gone(): void;
  /** A table has come out of it: a rematch. */
  opened(batch: Batch): void;
}

class LocalTable {
  readonly #connections = new Set<number>();
  readonly #greeted = new Set<number>();
  /** One request at a time: what comes meanwhile waits. */
  #queue: Promise<void> = Promise.resolve();
  #release: (() => void) | null = null;
  #isLoaded = false;
  #isGone = false;
  #journaled = 0;
  #wake: number | null = null;
  #thinks = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly means: Means,
    readonly around: Around,
  ) {}

  /** It has just been opened, and is in memory. */
  begin(batch: Batch): Promise<void> {
    this.#isLoaded = true;
    return new Promise((resolve, reject) => {
      this.#do(async () => {
        await this.#take();
        await this.#keep(batch).catch((error: unknown) => {
          reject(error);
          throw error;
        });
        resolve();
        this.#go(batch);
        this.#watch();
      });
    });
  }

  /** It came out of another one, with whose last words it has been kept. */
  isOpened(batch: Batch): void {
    this.#isLoaded = true;
    this.#journaled = batch.journal.length;
    this.#do(async () => {
      await this.#take();
      this.#go(batch);
      this.#watch();
    });
  }

  say(connection: number, text: string, isFirst: boolean): void {
    this.#connections.add(connection);
    clearTimeout(this.#linger);
    this.#do(async () => {
      await this.#load();
      if (!this.#connections.has(connection)) return;
      if (isFirst) this.#greeted.add(connection);
      await this.#step({ do: isFirst ? 'connect' : 'say', table: this.id, connection, text });
    });
  }

  leave(connection: number): void {
    this.#connections.delete(connection);
    this.#do(async () => {
      if (this.#greeted.delete(connection)) await this.#step({ do: 'disconnect', table: this.id, connection });
      this.#watch();
    });
  }

  mark(): Promise<{ seq: number; mark: string; journal: string[] }> {
    return new Promise((resolve, reject) => {
      this.#do(async () => {
        await this.#load().catch((error: unknown) => {
          reject(error);
          throw error;
        });
        try {
          const marked = this.means.engine.ask({ do: 'mark', table: this.id });
          resolve({ ...marked, journal: await this.means.keeping.journal(this.id) });
        } catch (error) {
          // It goes on here.
          reject(error);
        }
        this.#watch();
      });
    });
  }

  rest(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#thinking);
  }

  wakeUp(): void {
    if (!this.#isLoaded) return;
    this.#do(() => this.#step({ do: 'time', table: this.id }));
  }

  /** One after the other. What fails ends the table here; it is read anew by whoever comes next. */
  #do(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (this.#isGone) return;
      await work().catch((error: unknown) => this.#fail(error));
    });
  }

  async #load(): Promise<void> {
    if (this.#isLoaded) return;
    await this.#take();
    const kept = await this.means.keeping.read(this.id);
    if (!kept) throw new Missing();
    // Another tab may have been quicker.
    if (this.#isGone) throw new Overtaken();
    const { journaled, stored, names } = kept;
    const { batch } = this.means.engine.ask({ do: 'load', stored, names, seed: seed() });
    this.#isLoaded = true;
    this.#journaled = journaled;
    await this.#keep(batch);
    this.#go(batch);
  }

  async #take(): Promise<void> {
    this.#release ??= await this.means.take(this.id, () => this.end('taken_over'));
    if (this.#isGone) this.#release();
  }

  async #step(request: Request<'connect' | 'say' | 'disconnect' | 'time' | 'think'>): Promise<void> {
    const { batch } = this.means.engine.ask<Do>(request) as { batch: Batch };
    await this.#keep(batch);
    this.#go(batch);
  }

  /** Durable before told. */
  async #keep(batch: Batch): Promise<void> {
    const isNew = batch.rows.length + batch.journal.length + batch.opened.length > 0;
    if (!isNew) return;
    const opened = batch.opened.map((one) => ({ batch: one, journaled: 0 }));
    await this.means.keeping.write([{ batch, journaled: this.#journaled }, ...opened]);
    this.#journaled += batch.journal.length;
  }

  /** It is kept: now it is told, and the table goes on. */
  #go(batch: Batch): void {
    if (this.#isGone) return;
    batch.opened.forEach((one) => this.around.opened(one));
    batch.send.forEach((message) => this.#tell(message));
    batch.close.forEach((message) => this.#close(message));
    if (batch.end_searches) this.means.searching.end(this.id);
    batch.search.forEach((search) => this.means.searching.search(this.id, search));
    this.#wake = batch.wake;
    this.#thinks = batch.think;
    this.#arm();
    if (batch.ended) this.#leave();
  }

  /** The engine has forgotten it already. */
  #leave(): void {
    this.#isLoaded = false;
    this.end(null);
  }

  #arm(): void {
    this.rest();
    if (this.around.isHidden()) return;
    if (this.#wake !== null) this.#timer = setTimeout(() => this.wakeUp(), inTime(this.#wake));
    // In a task of its own: what was just told goes out first.
    if (this.#thinks) this.#thinking = setTimeout(() => this.#do(() => this.#step({ do: 'think', table: this.id })));
  }

  #tell({ connection, text }: Message): void {
    if (this.#connections.has(connection)) this.means.told.text(connection, text);
  }

  #close(message: Message): void {
    this.#tell(message);
    this.#greeted.delete(message.connection);
    if (this.#connections.delete(message.connection)) this.means.told.closed(message.connection);
    this.#watch();
  }

  /** Does anybody come back? */
  #watch(): void {
    clearTimeout(this.#linger);
    if (this.#connections.size > 0) return;
    this.#linger = setTimeout(() => this.#do(async () => this.end(null)), LINGER);
  }

  #fail(error: unknown): void {
    if (error instanceof Missing) return this.end('no_table');
    if (error instanceof Overtaken) return this.end('taken_over');
    if (error instanceof Refused) return this.end('damaged', error.refusal.sentence);
    this.end('unavailable');
    if (error instanceof WebAssembly.RuntimeError) this.means.told.broken(error);
  }

  /** Leaves memory; whoever is there is told why. */
  end(reason: ByeReason | null, sentence?: Sentence): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.rest();
    clearTimeout(this.#linger);
    this.means.searching.end(this.id);
    if (reason) this.#connections.forEach((connection) => this.#close({ connection, text: bye(reason, sentence) }));
    clearTimeout(this.#linger);
    if (this.#isLoaded) this.#drop();
    this.#release?.();
    this.around.gone();
  }

  #drop(): void {
    try {
      this.means.engine.ask({ do: 'drop', table: this.id });
    } catch {
      // An engine that has failed has nothing to forget.
    }
  }
}

/** From now on; a timer waits 24 days at most. */
function inTime(wake: number): number {
  return Math.min(Math.max(0, wake - Date.now()), LONGEST_TIMER);
}

/** There is no such table. */
class Missing extends Error {}

function bye(reason: ByeReason, sentence: Sentence | undefined): string {
  return JSON.stringify({ type: 'bye', reason, sentence: sentence ?? byes[reason] ?? byes.unavailable });
}

/** Where a table's chance comes from. */
function seed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
