/** What can be said of a term while it is typed. Whether it fits the theme is not known before it is named. */

import type { Check } from '../../parts/check';
import type { Hand } from './hand.svelte';
import { t } from './messages';
import { lettersOf, namedBy, shownOf } from './model';
import { lettersSpoken } from './names';
import type { BuecherwurmOptions, BuecherwurmRound } from './wire';

export function checksOf(
  hand: Hand,
  round: BuecherwurmRound,
  { unique, language }: Pick<BuecherwurmOptions, 'unique' | 'language'>,
): readonly Check[] {
  const { initial, chosen, word } = hand;
  if (initial === null) return [];
  const letter = letterCheck(round, initial, chosen);
  if (chosen === null) return [letter];
  const isNew = namedBy(round, unique, word, language) === null;
  return [letter, check(isNew, isNew ? t.isNew : t.isNamed)];
}

function letterCheck(round: BuecherwurmRound, initial: string, chosen: number | null): Check {
  const shown = chosen === null ? null : shownOf(round, chosen);
  if (shown === null) return check(false, t.noneFits(initial));
  const isOk = lettersOf(shown).includes(initial);
  return check(isOk, isOk ? t.beginsWith(initial) : t.beginsNotWith(lettersSpoken(shown)));
}

const check = (isOk: boolean, text: string): Check => ({ is: isOk ? 'ok' : 'bad', text });
