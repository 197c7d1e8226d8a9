/** Four small tasks with fixed dice, judged by the theme's own list; no server is asked. */

import type { Language } from '../../i18n/index.svelte';
import { SPECIAL, fitting, initialOf, withoutArticle } from './model';
import { BEACH, STEMS } from './tryout-words';
import type { BuecherwurmRound } from './wire';

export interface Lesson {
  readonly name: 'take' | 'steal' | 'pair' | 'green';
  readonly round: BuecherwurmRound;
  /** The dice that the task is about. */
  readonly wanted: readonly number[];
}

/** You are the first, Ben is the second. */
export const YOU = 0;
export const BEN = 1;

const base: Omit<BuecherwurmRound, 'dice'> = {
  theme: { key: 'am-strand', title: { de: 'Am Strand', en: 'At the beach' }, difficulty: 'easy' },
  roller: BEN,
  special: null,
  display: [0, 1, 2],
  aside: false,
  worms: 6,
  desks: [
    { pile: [], worms: 0 },
    { pile: [], worms: 0 },
  ],
  named: [],
};

export const LESSONS: readonly Lesson[] = [
  {
    name: 'take',
    round: {
      ...base,
      dice: [
        { face: 'S', points: 1 },
        { face: 'M', points: 1 },
        { face: 'L', points: 2 },
      ],
    },
    wanted: [0, 1, 2],
  },
  {
    name: 'steal',
    round: {
      ...base,
      dice: [
        { face: 'S', points: 1 },
        { face: 'Qu', points: 3 },
        { face: 'J', points: 3 },
        { face: 'H', points: 2 },
      ],
      desks: [
        { pile: [], worms: 0 },
        { pile: [3], worms: 0 },
      ],
    },
    wanted: [3],
  },
  {
    name: 'pair',
    round: {
      ...base,
      dice: [
        { face: 'CK', points: 1 },
        { face: 'XY', points: 3 },
      ],
      display: [0, 1],
    },
    wanted: [0],
  },
  {
    name: 'green',
    round: {
      ...base,
      dice: [
        { face: 'XY', points: 3 },
        { face: 'S', points: 1 },
      ],
      special: { side: 'not', turned: false },
      display: [0, SPECIAL],
      desks: [
        { pile: [1], worms: 0 },
        { pile: [], worms: 0 },
      ],
    },
    wanted: [SPECIAL],
  },
];

/** All that you may take. */
export function takeable({ round }: Lesson): readonly number[] {
  return [...round.display, ...(round.desks[BEN]?.pile ?? [])];
}

export type Answer = 'right' | 'unknown' | 'wrongDie' | 'misfit';

export function answer(lesson: Lesson, word: string, die: number, language: Language): Answer {
  const fits = fitting(lesson.round, takeable(lesson), initialOf(word, language)).includes(die);
  if (!fits) return 'misfit';
  if (!lesson.wanted.includes(die)) return 'wrongDie';
  return isKnown(withoutArticle(word, language).toLowerCase(), language) ? 'right' : 'unknown';
}

function isKnown(said: string, language: Language): boolean {
  return BEACH[language].some((known) => known.toLowerCase() === said) || STEMS.some((stem) => said.includes(stem));
}

/** The table after it: the die lies before you. */
export function after({ round }: Lesson, word: string, die: number): BuecherwurmRound {
  const isStolen = !round.display.includes(die);
  const desks = [
    { pile: [...(round.desks[YOU]?.pile ?? []), die], worms: 0 },
    { pile: (round.desks[BEN]?.pile ?? []).filter((other) => other !== die), worms: isStolen ? 1 : 0 },
  ];
  return {
    ...round,
    desks,
    display: round.display.filter((other) => other !== die),
    worms: round.worms - (isStolen ? 1 : 0),
    named: [{ seat: YOU, word, die, from: isStolen ? BEN : null, theme: round.theme.key }],
  };
}

/** The shortest word that does it. */
export function hint(lesson: Lesson, language: Language): string {
  const does = (word: string): boolean => lesson.wanted.some((die) => answer(lesson, word, die, language) === 'right');
  return BEACH[language].filter(does).toSorted((a, b) => a.length - b.length)[0] ?? '';
}
