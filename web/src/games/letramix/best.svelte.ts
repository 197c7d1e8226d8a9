/** The best layouts of a roll that is over, by how many words one knows: asked for one after the other. */

import type { TableConnection } from '../../net/connection.svelte';
import { Search } from '../../parts/search.svelte';
import type { Band, LetramixBest, Refusal } from '../../protocol/types';

/** From the smallest. */
export const BANDS = ['everyday', 'wellread', 'all'] as const satisfies readonly Band[];
export type Offered = (typeof BANDS)[number];

type Found = Partial<Record<Offered, LetramixBest>>;

/** What is known for these words. Who knows more words can lay all that others can: while nothing better is found, that is it. */
export function bestFor(band: Offered, found: Found): LetramixBest | undefined {
  const own = found[band];
  if (!own) return undefined;
  const known = BANDS.slice(0, BANDS.indexOf(band)).flatMap((smaller) => found[smaller] ?? []);
  const better = known.filter((best) => best.points > own.points).sort((a, b) => b.points - a.points)[0];
  return better ? { ...better, bound: own.bound, proved: better.points >= own.bound } : own;
}

export class BestLayouts extends Search {
  found = $state<Found>({});

  /** `seq`: of a table that is over, the row after which the roll was the last one. */
  constructor(connection: TableConnection, seq?: number) {
    super();
    void this.#ask(connection, seq);
  }

  async #ask(connection: TableConnection, seq?: number): Promise<void> {
    for (const band of BANDS) {
      const keep = (best: unknown): void => {
        this.found = { ...this.found, [band]: best as LetramixBest };
      };
      const question = { ask: 'hindsight', about: { band }, ...(seq !== undefined && { seq }) } as const;
      const answer = (await connection.ask(question, { soFar: keep, stop: this.signal })) as LetramixBest | Refusal;
      if ('code' in answer) break;
      keep(answer);
    }
    this.settled = true;
  }
}
