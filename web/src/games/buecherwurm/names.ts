/** How dice and what happened to them are called. */

import type { NameOf } from '../../parts/people';
import { t } from './messages';
import { type Shown, lettersOf, placeOf, shownOf } from './model';
import type { BuecherwurmNamed, BuecherwurmRound } from './wire';

/** "H, 2 Punkte" */
export function dieName(shown: Shown): string {
  return 'side' in shown ? t.greenDie(t[`side_${shown.side}`]) : t.letterDie(shown.letter.face, shown.letter.points);
}

/** "das H" */
export function dieInSentence(round: BuecherwurmRound, die: number): string {
  const shown = shownOf(round, die);
  return shown && 'letter' in shown ? t.theLetter(shown.letter.face) : t.theGreen;
}

/** "H, 2 Punkte, bei Cem" */
export function dieWithPlace(round: BuecherwurmRound, die: number, nameOf: NameOf): string {
  const shown = shownOf(round, die);
  const place = placeOf(round, die);
  if (shown === null) return '';
  return place === null || place === 'middle'
    ? t.dieInMiddle(dieName(shown))
    : t.dieOf(dieName(shown), nameOf(place.desk, true));
}

/** "C oder K", "A–Z" */
export function lettersSpoken(shown: Shown): string {
  const letters = lettersOf(shown);
  return letters.length > 3 ? t.side_any_letter : [...letters].join(t.or);
}

/** "Ben: „Hai“, klaut das H von Cem." */
export function namedSpoken(
  round: BuecherwurmRound,
  { seat, word, die, from }: Omit<BuecherwurmNamed, 'theme'>,
  nameOf: NameOf,
): string {
  const what = dieInSentence(round, die);
  const name = capital(nameOf(seat));
  return from === null ? t.tookIt(name, word, what) : t.stoleIt(name, word, what, nameOf(from, true));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
