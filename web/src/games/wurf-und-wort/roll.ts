/** What a card with its dice asks for, in words and figures. */

import { say } from '../../i18n/index.svelte';
import type { WurfUndWortDie, WurfUndWortView } from '../../protocol/types';
import { dieWanted } from './checks';
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
  const numbers = worths(dice);
  const parts = numbers.length > 1 ? `(${numbers.join(' + ')})` : numbers.join('');
  return `${parts} × ${factor} = ${worth(dice, factor)}`;
}

/** What a right word brings. */
export function worth(dice: readonly WurfUndWortDie[], factor: number): number {
  return factor * worths(dice).reduce((a, b) => a + b, 0);
}

function worths(dice: readonly WurfUndWortDie[]): readonly number[] {
  return dice.flatMap((die) => ('worth' in die && die.worth !== undefined ? [die.worth] : []));
}

/** The card as it is called out when it is turned: what counts in a race comes first. */
export function cardCalled(view: WurfUndWortView): string {
  const { card, dice, worth } = view;
  return card ? t.cardCalled(say(card.title), dice.map(dieWanted).join(', '), t.points(worth), where(view)) : '';
}

/** The whole card, for the typed line. */
export function cardSpoken(view: WurfUndWortView): string {
  const { card, dice, worth } = view;
  if (!card) return '';
  return t.cardSpoken(where(view), say(card.title), card.factor, dice.map(dieSpoken).join(', '), t.points(worth));
}
