import { dictionary } from '../../i18n/index.svelte';
import type { WurfUndWortView } from '../../protocol/types';

const t = dictionary(
  { cardOf: (round: number, rounds: number) => `Karte ${round} von ${rounds}` },
  { cardOf: (round, rounds) => `Card ${round} of ${rounds}` },
);

/** "Karte 4 von 25" */
export function where({ round, options }: WurfUndWortView): string {
  return t.cardOf(round, options.rounds);
}
