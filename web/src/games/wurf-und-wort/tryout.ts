/** What the steps of the try-out are played on: cards, words to choose from, and how words are spoken. */

import type { Seat, WurfUndWortAnswer, WurfUndWortDie } from '../../protocol/types';
import type { Check } from '../../parts/check';
import { type Syllables, liveChecks } from './checks';
import type { Card } from './model';
import { BEACH, GARDEN, KITCHEN } from './tryout-words';

export interface Lesson {
  readonly card: Card;
  readonly dice: readonly WurfUndWortDie[];
  /** Words that fit the theme, syllable by syllable. */
  readonly words: readonly string[];
}

/** A theme and two letters. */
export const LETTERS: Lesson = {
  card: { theme: 'am-strand', title: { de: 'Am Strand', en: 'At the beach' }, factor: 1, stems: ['strand', 'stränd'] },
  dice: [
    { die: 'must', letter: 'R', worth: 1 },
    { die: 'must', letter: 'M', worth: 2 },
  ],
  words: BEACH,
};

/** A letter, a forbidden one, and syllables. */
export const DICE: Lesson = {
  card: { theme: 'im-garten', title: { de: 'Im Garten', en: 'In the garden' }, factor: 3, stems: ['garten', 'gärt'] },
  dice: [
    { die: 'must', letter: 'K', worth: 2 },
    { die: 'must_not', letter: 'A' },
    { die: 'syllables', count: 2 },
  ],
  words: GARDEN,
};

/** To be answered by oneself. */
export const OWN: Lesson = {
  card: { theme: 'in-der-kueche', title: { de: 'In der Küche', en: 'In the kitchen' }, factor: 2, stems: ['küch'] },
  dice: [
    { die: 'must', letter: 'T', worth: 1 },
    { die: 'must_not', letter: 'A' },
  ],
  words: KITCHEN,
};

/** For who cannot think of a word. */
export const SUGGESTION = 'Teller';

/** A word that has the letter, but is not typical of the theme (B.8). */
export const RIVAL: Seat = 1;
export const RIVALS: Lesson = { ...LETTERS, dice: LETTERS.dice.slice(1), words: [] };
export const RIVALS_ANSWER: WurfUndWortAnswer = {
  seat: RIVAL,
  word: 'Mensch',
  split: 'Mensch',
  met: [true],
  syllables: [1, 1],
  fit: 'unknown',
  known: true,
};

/** The words to choose from, as they are written. */
export const choices = ({ words }: Lesson): readonly string[] => words.map((split) => split.replaceAll('-', ''));

/** What a lesson knows of a word; null where it does not. */
export function spokenIn(lesson: Lesson, word: string): Syllables | null {
  const typed = word.trim();
  const split = lesson.words.find((known) => known.replaceAll('-', '').toLowerCase() === typed.toLowerCase());
  if (split === undefined) return null;
  const count = split.split('-').length;
  return { word: typed, split, count: [count, count] };
}

export type Answer = 'right' | 'unknown' | 'fault';

export function answer(lesson: Lesson, word: string): { is: Answer; checks: readonly Check[] } {
  const known = spokenIn(lesson, word);
  const checks = liveChecks(word, lesson.dice, lesson.card, known);
  if (checks.some((check) => check.is === 'bad')) return { is: 'fault', checks };
  return { is: known === null ? 'unknown' : 'right', checks };
}
