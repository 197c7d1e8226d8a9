import type { TableConnection } from '../../net/connection.svelte';
import type { Syllables } from './checks';
import type { WurfUndWortDie } from './wire';

/** Asks the table how many syllables a word has while it is typed: only the table's count is the one that counts. */
export class Syllabler {
  counted = $state.raw<Syllables | null>(null);

  constructor(
    readonly connection: TableConnection,
    readonly dice: () => readonly WurfUndWortDie[],
  ) {}

  type(_word: string): void {}
}
