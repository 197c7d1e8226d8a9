/**
 * The rules know no borders, but the screen's cells are named from A1 to Z26. Where letters lie so far off that the field
 * could not grow to its size any more, everything is shown moved.
 */

import type { PlacedTile, TileOnField } from '../../protocol/types';

export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

const LEAST = -12;
const MOST = 13;

export function offsetOf(field: readonly TileOnField[], size: number): Offset {
  return {
    dx: offset(
      field.map(([, x]) => x),
      size,
    ),
    dy: offset(
      field.map(([, , y]) => y),
      size,
    ),
  };
}

function offset(values: readonly number[], size: number): number {
  if (values.length === 0) return 0;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least + size - 1 > MOST) return MOST - size + 1 - least;
  return most - size + 1 < LEAST ? LEAST + size - 1 - most : 0;
}

export function shown<T extends PlacedTile | TileOnField>(field: readonly T[], { dx, dy }: Offset): T[] {
  return field.map((tile) => Object.assign([...tile] as T, { 1: tile[1] + dx, 2: tile[2] + dy }));
}

export function sent(field: readonly PlacedTile[], { dx, dy }: Offset): PlacedTile[] {
  return shown(field, { dx: -dx, dy: -dy });
}
