import { onDestroy } from 'svelte';
import { STOPPED } from '../net/asked';

/** A search that can be ended. It ends by itself with the component that shows it. */
export class Search {
  /** Nothing more will come. */
  settled = $state(false);
  /** Somebody had seen enough. */
  isStopped = $state(false);
  readonly #ending = new AbortController();

  constructor() {
    onDestroy(() => this.#ending.abort());
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  stop(): void {
    this.isStopped = true;
    this.#ending.abort();
  }

  /** Why there is nothing. */
  get stopped() {
    return this.isStopped ? STOPPED.sentence : null;
  }
}
