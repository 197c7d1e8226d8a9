/** A field to look at, in the rules and in tests. */

import type { TileColour } from '../../protocol/types';
import type { Base, Stone } from './model';

/** Rows of letters: capitals are black, small ones red, `.` is empty; the top left cell is (x, y). */
export function fieldFrom(rows: readonly string[], pool = '', x = 0, y = 0): Base {
  const cells = rows
    .flatMap((row, dy) => [...row].map((c, dx) => ({ c, x: x + dx, y: y + dy })))
    .filter(({ c }) => c !== '.');
  const colour = (c: string): TileColour => (c === c.toUpperCase() ? 'black' : 'red');
  const field = cells.map((cell, tile): Stone => ({ tile, x: cell.x, y: cell.y, colour: colour(cell.c) }));
  return {
    letters: cells.map(({ c }) => c.toUpperCase()).join('') + pool,
    field,
    pool: [...pool].map((_, i) => cells.length + i),
  };
}

/** GLOCKE and MOND through SONNE. */
export const EXAMPLE: Base = fieldFrom(['..S...', 'glocke', '..N...', 'mond..', '..E...']);
