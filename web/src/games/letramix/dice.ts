/** The dice: what their letters are worth (rules, 4.3), and how they are shown. */

import type { DieFace } from '../../protocol/types';

export const DICE = 13;

/** What letters are worth. */
export const LETTERS_BY_VALUE: Readonly<Record<number, string>> = {
  1: 'AEINRST',
  2: 'GHLOU',
  3: 'BDFKM',
  4: 'CPWZ',
  5: 'V',
  6: 'JX',
  7: 'QY',
};

const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries(LETTERS_BY_VALUE).flatMap(([value, letters]) =>
    [...letters].map((letter): [string, number] => [letter, Number(value)]),
  ),
);

/** What a face is worth; a joker nothing (C.6). */
export function valueOf(face: DieFace | undefined): number {
  return face === undefined || face === 'joker' ? 0 : (VALUES.get(face.letter) ?? 0);
}

/** The letter a face shows; a joker shows none of its own. */
export function letterOf(face: DieFace | undefined): string | null {
  return face === undefined || face === 'joker' ? null : face.letter;
}
