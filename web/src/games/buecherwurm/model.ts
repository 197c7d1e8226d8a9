/** Dice, and what begins with which letter. Pure; whether a term counts is the server's word. */

import type { Seat } from '../../protocol/types';
import type { BuecherwurmDie, BuecherwurmLanguage, BuecherwurmRound, BuecherwurmScore, BuecherwurmSide } from './wire';

/** The green die's number. */
export const SPECIAL = 7;

/** The sides that the question mark can be turned to (E.1.16). */
export const SIDES = [
  'theme_change',
  'not',
  'bonus',
  'any_letter',
  'stack',
] as const satisfies readonly BuecherwurmSide[];

/** What a die shows: a letter with dots, or a side of the green one. */
export type Shown = { readonly letter: BuecherwurmDie } | { readonly side: BuecherwurmSide };

/** Where a die lies; null if it is nowhere, or aside. */
export type Place = { readonly desk: Seat } | 'middle' | null;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ARTICLES: Readonly<Record<BuecherwurmLanguage, readonly string[]>> = {
  de: ['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
  en: ['a', 'an', 'the'],
};

export function shownOf(round: BuecherwurmRound, die: number): Shown | null {
  if (die === SPECIAL) return round.special && { side: round.special.side };
  const letter = round.dice[die];
  return letter === undefined ? null : { letter };
}

/** The letters that a term for this die may begin with (E.1.8, E3, E.1.16). */
export function lettersOf(shown: Shown): string {
  if ('side' in shown) return { not: 'NOT', any_letter: ALPHABET }[shown.side as 'not' | 'any_letter'] ?? '';
  return shown.letter.face === 'Qu' ? 'Q' : shown.letter.face;
}

export function placeOf(round: BuecherwurmRound, die: number): Place {
  if (round.display.includes(die)) return 'middle';
  const desk = round.desks.findIndex(({ pile }) => pile.includes(die));
  return desk < 0 ? null : { desk };
}

/** E5: without an article in front, if more follows. */
export function withoutArticle(text: string, language: BuecherwurmLanguage): string {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return rest.length > 0 && ARTICLES[language].includes(first.toLowerCase())
    ? rest.join(' ')
    : [first, ...rest].join(' ');
}

/** Letters alone, as they are compared: Ä is A, signs do not count (E4, E21). */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

/** The letter a term begins with; null as long as there is none. */
export function initialOf(text: string, language: BuecherwurmLanguage): string | null {
  return folded(withoutArticle(text, language)).charAt(0) || null;
}

/** Of these dice, those for which a term may begin so; the worthiest of the middle first, then those of rivals. */
export function fitting(
  round: BuecherwurmRound,
  takeable: readonly number[],
  initial: string | null,
): readonly number[] {
  if (initial === null) return [];
  const fits = takeable.filter((die) => {
    const shown = shownOf(round, die);
    return shown !== null && lettersOf(shown).includes(initial);
  });
  const stolen = (die: number): number => (round.display.includes(die) ? 0 : 1);
  return fits.toSorted((a, b) => stolen(a) - stolen(b) || pointsOf(round, b) - pointsOf(round, a));
}

export function pointsOf(round: Pick<BuecherwurmRound, 'dice'>, die: number): number {
  return round.dice[die]?.points ?? 0;
}

/** Who has named this already, for this theme or in this round (E.2.5)? Other forms only the server knows (E6). */
export function namedBy(
  round: BuecherwurmRound,
  unique: 'theme' | 'round',
  word: string,
  language: BuecherwurmLanguage,
): Seat | null {
  const same = folded(withoutArticle(word, language));
  const found = round.named.find(
    (named) =>
      (unique === 'round' || named.theme === round.theme.key) && folded(withoutArticle(named.word, language)) === same,
  );
  return found?.seat ?? null;
}

const NOT_POINTS = 2;

/** What the round would bring a seat if it were over now (E.1.10, §5.5.10). */
export function worthNow(round: BuecherwurmRound, seat: Seat): Omit<BuecherwurmScore, 'failed' | 'bonus'> {
  const { pile = [], worms = 0 } = round.desks[seat] ?? {};
  const dots = pile.reduce((sum, die) => sum + pointsOf(round, die), 0);
  const hasNot = round.special?.side === 'not' && pile.includes(SPECIAL);
  const not = hasNot ? (pile.length > 1 ? NOT_POINTS : -NOT_POINTS) : 0;
  return { dots, worms, not, sum: dots + worms + not };
}

/** Is the theme-change die there to be used? */
export function mayChange(round: BuecherwurmRound): boolean {
  return round.special?.side === 'theme_change' && !round.aside;
}

/** White dice in the middle: with the last of them the round ends (E.1.9). */
export function whiteLeft(round: BuecherwurmRound): number {
  return round.display.filter((die) => die !== SPECIAL).length;
}
