/** What could have been done in a turn that is over: the table is asked when somebody wants to know. */

import type { TableConnection } from '../../net/connection.svelte';
import { Search } from '../../parts/search.svelte';
import type { Refusal, WoerterklauerMissed, WoerterklauerStealable } from '../../protocol/types';

export class LookBack extends Search {
  found = $state.raw<WoerterklauerMissed | null>(null);

  /** `seq`: a row after which the turn was the last one that was over. */
  constructor(connection: TableConnection, seq: number) {
    super();
    void this.#ask(connection, seq);
  }

  async #ask(connection: TableConnection, seq: number): Promise<void> {
    const keep = (missed: unknown): void => {
      this.found = missed as WoerterklauerMissed;
    };
    const answer = (await connection.ask({ ask: 'hindsight', about: {}, seq }, { soFar: keep, stop: this.signal })) as
      WoerterklauerMissed | Refusal;
    if (!('code' in answer)) keep(answer);
    this.settled = true;
  }
}

/** The easiest first. */
export function byEase(words: readonly WoerterklauerStealable[]): readonly WoerterklauerStealable[] {
  return words.toSorted((a, b) => b.with_pool - a.with_pool || b.with_any_letter - a.with_any_letter);
}
