/** What a card with its dice asks for, in words and figures. */

import { say } from '../../i18n/index.svelte';
import type { WurfUndWortDie, WurfUndWortView } from '../../protocol/types';
import { t } from './messages';
import { where } from './where';

export function dieSpoken(die: WurfUndWortDie): string {
  switch (die.die) {
    case 'must':
      return t.mustSpoken(die.letter, die.worth);
    case 'must_not':
      return t.must_notSpoken(die.letter);
    case 'syllables':
      return t.syllablesSpoken(die.count);
  }
}

/** "(1 + 2) × 3 = 9" (B.11, B2) */
export function formula(dice: readonly WurfUndWortDie[], factor: number): string {
  const worths = dice.flatMap((die) => ('worth' in die && die.worth !== undefined ? [die.worth] : []));
  const sum = worths.reduce((a, b) => a + b, 0);
  const parts = worths.length > 1 ? `(${worths.join(' + ')})` : `${sum}`;
  return `${parts} × ${factor} = ${sum * factor}`;
}

/** The whole card, for the live region and the typed line. */
export function cardSpoken(view: WurfUndWortView): string {
  const { card, dice, worth } = view;
  if (!card) return '';
  return t.cardSpoken(where(view), say(card.title), card.factor, dice.map(dieSpoken).join(', '), t.points(worth));
}
