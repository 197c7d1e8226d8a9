/** Cards to look at, in the rules, on the home page and in tests. */

import type { WortduellPlace } from '../../protocol/types';
import { CELLS, type Cell, letterAt, squareOf } from './model';

export interface SampleCard {
  readonly rows: readonly string[];
  /** That down first. */
  readonly words: readonly WortduellPlace[];
}

/** In the woods. */
export const WOODS: SampleCard = {
  rows: ['...FICHTE', '..BUCHE..', '...E.....', '...C.....', '.REH.....', 'MOOS.....', '...EICHE.'],
  words: [
    { word: 'FUECHSE', from: 'D1', to: 'D7' },
    { word: 'FICHTE', from: 'D1', to: 'I1' },
    { word: 'BUCHE', from: 'C2', to: 'G2' },
    { word: 'REH', from: 'B5', to: 'D5' },
    { word: 'MOOS', from: 'A6', to: 'D6' },
    { word: 'EICHE', from: 'D7', to: 'H7' },
  ],
};

/** By the sea. */
export const SEA: SampleCard = {
  rows: ['..KOMPASS', '...HAFEN.', '....T....', 'ANKER....', '...MOEWE.', '..INSEL..', '....E....'],
  words: [
    { word: 'MATROSE', from: 'E1', to: 'E7' },
    { word: 'KOMPASS', from: 'C1', to: 'I1' },
    { word: 'HAFEN', from: 'D2', to: 'H2' },
    { word: 'ANKER', from: 'A4', to: 'E4' },
    { word: 'MOEWE', from: 'D5', to: 'H5' },
    { word: 'INSEL', from: 'C6', to: 'G6' },
  ],
};

/** In the orchestra. */
export const MUSIC: SampleCard = {
  rows: ['PAUKE....', '..ALPHORN', '..HARFE..', '...V.....', '..VIOLINE', '...E.....', '..TROMMEL'],
  words: [
    { word: 'KLAVIER', from: 'D1', to: 'D7' },
    { word: 'PAUKE', from: 'A1', to: 'E1' },
    { word: 'ALPHORN', from: 'C2', to: 'I2' },
    { word: 'HARFE', from: 'C3', to: 'G3' },
    { word: 'VIOLINE', from: 'C5', to: 'I5' },
    { word: 'TROMMEL', from: 'C7', to: 'I7' },
  ],
};

/** Where a letter stands on a card. */
export function squaresWith(rows: readonly string[], letter: string): string[] {
  return CELLS.flat()
    .filter((cell) => letterAt(rows, cell) === letter)
    .map(squareOf);
}

/** Only these squares of a card. */
export function covered(rows: readonly string[], known: ReadonlySet<string>): string[] {
  const shown = (cell: Cell): string => (known.has(squareOf(cell)) ? (letterAt(rows, cell) ?? '.') : '.');
  return CELLS.map((row) => row.map(shown).join(''));
}
