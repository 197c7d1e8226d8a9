/**
 * What can be said of a word: of one's own while it is typed (only what is exact here: letters and the card's own words;
 * syllables are the table's), and of an answer as the table has checked it.
 */

import type { Check } from '../../parts/check';
import type { WurfUndWortAnswer, WurfUndWortDie } from '../../protocol/types';
import { t } from './messages';
import type { Card } from './model';

/** Syllables as the table counts them. */
export interface Syllables {
  readonly word: string;
  readonly split: string;
  readonly count: readonly [least: number, most: number];
}

const check = (isOk: boolean, ok: string, bad: string): Check =>
  isOk ? { is: 'ok', text: ok } : { is: 'bad', text: bad };

/** A is not Ä, and ß is not S (B.18, B11); only case does not matter. */
export function hasLetter(word: string, letter: string): boolean {
  return lower(word).includes(lower(letter));
}

/** The first part of the card's title in a word (B.9, B10). */
export function partIn(word: string, stems: readonly string[]): string | undefined {
  const joined = lower(word).replace(/[\s\-'’]/g, '');
  return stems.find((stem) => joined.includes(lower(stem)));
}

/** What a word has to have, before there is one. */
export function wanted(dice: readonly WurfUndWortDie[]): readonly Check[] {
  return [...dice.map(dieWanted), t.noPart].map((text) => ({ is: 'open', text }));
}

export function dieWanted(die: WurfUndWortDie): string {
  switch (die.die) {
    case 'must':
      return t.with(die.letter);
    case 'must_not':
      return t.without(die.letter);
    case 'syllables':
      return t.syllablesSpoken(die.count);
  }
}

export function liveChecks(
  word: string,
  dice: readonly WurfUndWortDie[],
  card: Card,
  counted: Syllables | null,
): readonly Check[] {
  const known = counted?.word === word.trim() ? counted : null;
  return [...dice.map((die) => liveCheck(word, die, known)), partCheck(partIn(word, card.stems))];
}

const partCheck = (part: string | undefined): Check => check(part === undefined, t.noPart, t.hasPart(part ?? ''));

function liveCheck(word: string, die: WurfUndWortDie, counted: Syllables | null): Check {
  if (die.die === 'syllables') {
    if (counted === null) return { is: 'open', text: t.syllablesOpen(die.count) };
    const [least, most] = counted.count;
    return syllableCheck(die.count >= least && die.count <= most, counted.count, counted.split, die.count);
  }
  return letterCheck(die, hasLetter(word, die.letter) === (die.die === 'must'));
}

/** What the table found. */
export function answerChecks(answer: WurfUndWortAnswer, dice: readonly WurfUndWortDie[]): readonly Check[] {
  const hasMust = dice.some((die) => die.die === 'must');
  return [
    ...dice.map((die, i) => {
      const isMet = answer.met[i] ?? false;
      return die.die === 'syllables'
        ? syllableCheck(isMet, answer.syllables, answer.split, die.count)
        : letterCheck(die, isMet);
    }),
    partCheck(answer.part),
    ...(hasMust ? [check(!answer.plural, t.isSingular, t.isPlural)] : []),
  ];
}

/** Broken in form: letters, syllables or the card's own words (B.13). */
export function isFaulty(answer: WurfUndWortAnswer): boolean {
  return answer.part !== undefined || answer.met.includes(false);
}

function letterCheck(die: Extract<WurfUndWortDie, { letter: string }>, isMet: boolean): Check {
  return die.die === 'must'
    ? check(isMet, t.hasLetter(die.letter), t.lacksLetter(die.letter))
    : check(isMet, t.hasNot(die.letter), t.hasForbidden(die.letter));
}

function syllableCheck(isMet: boolean, [least, most]: readonly [number, number], split: string, wanted: number): Check {
  const count = least === most ? String(least) : t.or(least, most);
  return check(isMet, t.syllablesAre(count, split), t.syllablesWrong(count, split, wanted));
}

const lower = (text: string): string => text.normalize('NFC').toLowerCase();
