/** What can be said of a term while it is typed. Whether it fits the theme is not known before it is named. */

import type { Hand } from './hand.svelte';
import { t } from './messages';
import { lettersOf, namedBy, shownOf } from './model';
import { lettersSpoken } from './names';
import type { BuecherwurmOptions, BuecherwurmRound } from './wire';

export interface Check {
  readonly isOk: boolean;
  readonly text: string;
}

export function checksOf(
  hand: Hand,
  round: BuecherwurmRound,
  { unique, language }: Pick<BuecherwurmOptions, 'unique' | 'language'>,
): readonly Check[] {
  const { initial, chosen, word } = hand;
  if (initial === null) return [];
  const isNew = namedBy(round, unique, word, language) === null;
  return [letterCheck(round, initial, chosen), { isOk: isNew, text: isNew ? t.isNew : t.isNamed }];
}

function letterCheck(round: BuecherwurmRound, initial: string, chosen: number | null): Check {
  const shown = chosen === null ? null : shownOf(round, chosen);
  if (shown === null) return { isOk: false, text: t.noneFits(initial) };
  const isOk = lettersOf(shown).includes(initial);
  return { isOk, text: isOk ? t.beginsWith(initial) : t.beginsNotWith(lettersSpoken(shown)) };
}
