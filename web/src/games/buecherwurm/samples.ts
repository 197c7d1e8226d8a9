/** Dice to look at: on the home page and in the rules. */

import type { Shown } from './model';
import type { BuecherwurmRound } from './wire';

const letter = (face: string, points: number): Shown => ({ letter: { face, points } });

export const WORM: readonly Shown[] = [letter('W', 2), letter('U', 2), letter('R', 2), letter('M', 1)];
export const GREEN: Shown = { side: 'not' };

/** The mock-up's round: two dice are left in the middle, the rest is taken. */
export const EXAMPLE: BuecherwurmRound = {
  roller: 0,
  theme: { key: 'am-strand', title: { de: 'Am Strand', en: 'At the beach' }, difficulty: 'easy' },
  dice: [
    { face: 'Qu', points: 3 },
    { face: 'S', points: 1 },
    { face: 'M', points: 1 },
    { face: 'T', points: 1 },
    { face: 'P', points: 2 },
    { face: 'H', points: 2 },
    { face: 'CK', points: 1 },
  ],
  special: { side: 'not', turned: false },
  display: [0, 3],
  aside: false,
  worms: 4,
  desks: [
    { pile: [6, 1], worms: 0 },
    { pile: [4, 7], worms: 1 },
    { pile: [5, 2], worms: 1 },
  ],
  named: [
    { seat: 1, word: 'Handtuch', die: 5, from: null, theme: 'am-strand' },
    { seat: 2, word: 'Sonnenschirm', die: 1, from: null, theme: 'am-strand' },
    { seat: 0, word: 'Kescher', die: 6, from: null, theme: 'am-strand' },
    { seat: 1, word: 'Palme', die: 4, from: null, theme: 'am-strand' },
    { seat: 2, word: 'Hai', die: 5, from: 1, theme: 'am-strand' },
    { seat: 0, word: 'Sandburg', die: 1, from: 2, theme: 'am-strand' },
    { seat: 1, word: 'Netz', die: 7, from: null, theme: 'am-strand' },
    { seat: 2, word: 'Möwe', die: 2, from: null, theme: 'am-strand' },
  ],
};
