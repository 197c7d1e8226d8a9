/** The steps of the try-out: seven dice on a small field, judged with the words that they can form. */

import type { DieFace, Layout } from '../../protocol/types';
import type { Cell, Direction } from '../../parts/grid';
import { type Draft, isConnected, letterAt, nameJoker } from './model';
import { faces } from './samples';
import { WORDS } from './tryout-words';
import { wordsOf } from './words';

export const RACK: readonly DieFace[] = faces('JAHRBD*');

export type LessonName = 'lay' | 'cross' | 'joker' | 'wrong';

export interface Lesson {
  readonly name: LessonName;
  /** What lies already, and where the cursor stands. */
  readonly start: Layout;
  readonly cursor: Cell & { readonly direction: Direction };
  /** The words that lie when it is done; without any, something that is not valid. */
  readonly goal: readonly string[];
}

const JAHR: Layout = [
  [0, -2, 0],
  [1, -1, 0],
  [2, 0, 0],
  [3, 1, 0],
];
const BAD: Layout = [...JAHR, [4, -1, -1], [5, -1, 1]];
const JAHRE: Layout = [...BAD, [6, 2, 0, 'E']];

export const LESSONS: readonly Lesson[] = [
  { name: 'lay', start: [], cursor: { x: -2, y: 0, direction: 'across' }, goal: ['JAHR'] },
  { name: 'cross', start: JAHR, cursor: { x: -1, y: -1, direction: 'down' }, goal: ['JAHR', 'BAD'] },
  { name: 'joker', start: BAD, cursor: { x: 2, y: 0, direction: 'across' }, goal: ['JAHRE', 'BAD'] },
  { name: 'wrong', start: JAHRE, cursor: { x: 3, y: 0, direction: 'across' }, goal: [] },
];

export type Judgement =
  | { readonly is: 'done' }
  /** Nothing to say yet. */
  | { readonly is: 'underway' }
  | { readonly is: 'apart' }
  | { readonly is: 'wrong'; readonly word: string };

/** What there is to say of a layout in a lesson. */
export function judge({ goal }: Lesson, draft: Draft): Judgement {
  const words = wordsOf(withOpenJokers(draft)).map(({ word }) => word);
  const wrong = words.find((word) => !WORDS.has(word));
  if (wrong !== undefined) {
    if (goal.length === 0) return { is: 'done' };
    // Half a word is no mistake.
    return goal.some((word) => word.includes(wrong)) ? { is: 'underway' } : { is: 'wrong', word: wrong };
  }
  if (!isConnected(draft)) return { is: 'apart' };
  return goal.length > 0 && goal.every((word) => words.includes(word)) ? { is: 'done' } : { is: 'underway' };
}

/** The first word that is none. */
export function wrongIn(draft: Draft): string {
  return wordsOf(withOpenJokers(draft)).find(({ word }) => !WORDS.has(word))?.word ?? '';
}

/** An open joker stands for the first letter that fits, as at the table (5.3.3). */
function withOpenJokers(draft: Draft): Draft {
  const open = draft.placed.find((placed) => letterAt(draft, placed) === null);
  if (!open) return draft;
  const named = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => nameJoker(draft, open.die, letter));
  return named.find((one) => wordsOf(one).every(({ word }) => WORDS.has(word))) ?? draft;
}
