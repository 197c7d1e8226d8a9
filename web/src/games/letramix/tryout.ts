/** The steps of the try-out; they look at the words that lie, no judge is asked. */

import type { DieFace } from '../../protocol/types';
import type { Draft } from './model';
import { type LaidWord, wordsOf } from './words';

export const RACK: readonly DieFace[] = ['W', 'O', 'R', 'T', 'B']
  .map((letter): DieFace => ({ letter }))
  .concat('joker');

const has = (words: readonly LaidWord[], word: string): boolean => words.some((w) => w.word === word);

/** Each is done when it and all before it are. */
const STEPS: readonly ((words: readonly LaidWord[]) => boolean)[] = [
  (words) => has(words, 'WORT') || has(words, 'WORTE'),
  (words) => has(words, 'OB'),
  (words) => has(words, 'WORTE'),
];

export const STEP_COUNT = STEPS.length;

/** How many steps are done. */
export function stepsDone(draft: Draft): number {
  const words = wordsOf(draft);
  const open = STEPS.findIndex((isDone) => !isDone(words));
  return open === -1 ? STEP_COUNT : open;
}
