/** Is the engine here? The page's side of the worker, which has it. */

import { engine } from 'virtual:engine';
import type { Refusal } from '../protocol/types';
import { address } from '../net/address';
import { noteJudge } from '../net/judge';
import { recall, remember } from '../shell/storage';
import { keepAll } from '../offline/keep';
import { type Opening, Refused } from './abi';
import type { Call, Calls, FromWorker, Name, ToWorker, Versions } from './wire';

/** Which engine this browser has loaded before: it is there at once, and without a line. */
const KEPT = 'engine';

/** One connection to a table here. */
export interface Port {
  say(text: string): void;
  stop(id: number): void;
  leave(): void;
}

interface Listener {
  text(text: string): void;
  closed(): void;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

class Here {
  /** Is it loaded? */
  isReady = $state(false);
  #worker: Worker | null = null;
  #starting: Promise<void> | null = null;
  readonly #listeners = new Map<number, Listener>();
  readonly #calls = new Map<number, Waiting>();
  #next = 1;

  /** Can tables be here at all? */
  get isPossible(): boolean {
    return engine !== null && typeof WebAssembly === 'object' && typeof indexedDB === 'object';
  }

  /** It need not be fetched any more. */
  get isKept(): boolean {
    return this.isPossible && recall(KEPT) === version();
  }

  get versions(): Versions | null {
    return engine && { engine: engine.code.hash, words: engine.words.hash };
  }

  /** Loads it, if that has not been done. */
  start(): Promise<void> {
    this.#starting ??= this.#start().catch((error: unknown) => {
      this.#end();
      throw error;
    });
    return this.#starting;
  }

  /** Loads it when there is nothing better to do, but not on a line that is paid for by the megabyte. */
  prepare(): void {
    if (!this.isPossible || this.#starting) return;
    if (!this.isKept && isMetered()) return;
    whenIdle(() => void this.start().catch(() => undefined));
  }

  open(opening: Opening): Promise<{ table: string; secret: string }> {
    return this.call('open', opening);
  }

  async call<N extends Name>(call: N, asked: Calls[N][0]): Promise<Calls[N][1]> {
    await this.start();
    const id = this.#next++;
    const answer = new Promise((resolve, reject) => this.#calls.set(id, { resolve, reject }));
    this.#tell({ to: 'call', id, call: { call, ...asked } as Call });
    return (await answer) as Calls[N][1];
  }

  async connect(table: string, listener: Listener): Promise<Port> {
    await this.start();
    const connection = this.#next++;
    this.#listeners.set(connection, listener);
    return {
      say: (text) => this.#tell({ to: 'say', connection, table, text }),
      stop: (id) => this.#tell({ to: 'stop', connection, id }),
      leave: () => {
        if (this.#listeners.delete(connection)) this.#tell({ to: 'leave', connection });
      },
    };
  }

  async #start(): Promise<void> {
    const { versions } = this;
    if (!engine || !versions || !this.isPossible) throw new Error('there is no engine');
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const places = { code: address(engine.code.path), words: address(engine.words.path), versions };
    await new Promise<void>((resolve, reject) => {
      worker.onerror = reject;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.from === 'failed') return reject(new Error('the engine did not start'));
        if (data.from === 'started') resolve();
      };
      this.#tell({ to: 'start', ...places });
    });
    worker.onerror = () => this.#end();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
    this.isReady = true;
    remember(KEPT, version());
    noteJudge({
      versions,
      judge: (judging) => this.call('word', judging),
      foresee: (drafting) => this.call('draft', drafting),
    });
    keepAll();
  }

  #hear(message: FromWorker): void {
    switch (message.from) {
      case 'text':
        return this.#listeners.get(message.connection)?.text(message.text);
      case 'closed':
        return this.#take(message.connection)?.closed();
      case 'answer':
        return this.#settle(message.id)?.resolve(message.answer);
      case 'refusal':
        return this.#settle(message.id)?.reject(failure(message.refusal));
      case 'failed':
        return this.#end();
    }
  }

  /** It has failed: whoever comes next starts another. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#starting = null;
    this.isReady = false;
    noteJudge(null);
    document.removeEventListener('visibilitychange', this.#look);
    const [listeners, calls] = [[...this.#listeners.values()], [...this.#calls.values()]];
    this.#listeners.clear();
    this.#calls.clear();
    listeners.forEach((listener) => listener.closed());
    calls.forEach(({ reject }) => reject(failure(null)));
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#calls.get(id);
    this.#calls.delete(id);
    return waiting;
  }

  #take(connection: number): Listener | undefined {
    const listener = this.#listeners.get(connection);
    this.#listeners.delete(connection);
    return listener;
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  readonly #look = (): void => this.#tell({ to: 'hide', isHidden: document.hidden });
}

export const here = new Here();

/** The worker said no, perhaps with a sentence. */
function failure(refusal: Refusal | null): Error {
  return refusal ? new Refused(refusal) : new Error('the engine has failed');
}

function version(): string {
  return engine ? `${engine.code.hash} ${engine.words.hash}` : '';
}

function isMetered(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 2000);
}
