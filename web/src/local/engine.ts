import { type Answer, type Asked, type Do, type Request, Refused } from './abi';
import type { Refusal } from '../protocol/types';

/** What the module exports: addresses and lengths. */
interface Exports {
  memory: WebAssembly.Memory;
  take(length: number): number;
  words(): number;
  ask(now: number): number;
  answer(): number;
}

/** Told of what a long search has found so far; true ends it. */
type Progress = (text: string) => boolean;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The rules, the judge and the players, as the server has them. */
export class Engine implements Asked {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async start(module: WebAssembly.Module, words: Uint8Array, progress: Progress = () => false): Promise<Engine> {
    let own: Engine | null = null;
    // It is called only while the engine is asked something.
    const tell = (address: number, length: number): number =>
      Number(own !== null && progress(own.#read(address, length)));
    const instance = await WebAssembly.instantiate(module, { env: { progress: tell, now: () => performance.now() } });
    own = new Engine(instance.exports as unknown as Exports);
    own.#give(words);
    if (own.#exports.words() !== 1) throw new Error('the words are damaged');
    return own;
  }

  ask<D extends Do>(request: Request<D>): Answer<D> {
    const bytes = encoder.encode(JSON.stringify(request));
    this.#give(bytes);
    const length = this.#exports.ask(Date.now());
    const answer = JSON.parse(this.#read(this.#exports.answer(), length)) as Answer<D> | { refusal: Refusal };
    if ('refusal' in answer) throw new Refused(answer.refusal);
    return answer;
  }

  #give(bytes: Uint8Array): void {
    const address = this.#exports.take(bytes.length);
    // The memory is another one whenever it has grown.
    new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
  }

  #read(address: number, length: number): string {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, address, length));
  }
}
