/** A roll and a layout to look at, in the rules and in tests. */

import type { DieFace } from '../../protocol/types';
import { type Draft, draftOf } from './model';

/** `*` is the joker. */
export function faces(letters: string): DieFace[] {
  return [...letters].map((letter) => (letter === '*' ? 'joker' : { letter }));
}

/** JAHR across with BAD and WORT down: 10 + 7 + 8 − 3 = 22. */
export const JAHR: Draft = draftOf(faces('JAHRBDWOTASE*'), [
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [3, 3, 0],
  [4, 1, -1],
  [5, 1, 1],
  [6, 3, -2],
  [7, 3, -1],
  [8, 3, 1],
]);
