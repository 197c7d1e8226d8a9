/** The cursor on a free field: what typing does to it, whatever it lays. */

import { type Cell, type Direction, along, clampCell, isOnField, turned } from './grid';

export interface Cursor extends Cell {
  readonly direction: Direction;
  /** The cells that were filled by typing since the cursor was set: Backspace takes these back, the last first. */
  readonly trail: readonly Cell[];
}

/** A draft with its cursor. */
export interface Desk<Draft> {
  readonly draft: Draft;
  readonly cursor: Cursor;
}

/** What lies, and where. */
interface Laid {
  readonly placed: readonly Cell[];
}

export function cursorAt({ x, y }: Cell, direction: Direction): Cursor {
  return { x, y, direction, trail: [] };
}

export function moveCursor<Draft>({ draft, cursor }: Desk<Draft>, dx: number, dy: number): Desk<Draft> {
  return { draft, cursor: cursorAt(clampCell({ x: cursor.x + dx, y: cursor.y + dy }), cursor.direction) };
}

export function turnCursor<Draft>({ draft, cursor }: Desk<Draft>): Desk<Draft> {
  return { draft, cursor: { ...cursor, direction: turned(cursor.direction), trail: [] } };
}

/** The first free cell from here on; null at the edge of the field. */
export function freeCell({ placed }: Laid, from: Cell, direction: Direction): Cell | null {
  const isTaken = ({ x, y }: Cell): boolean => placed.some((p) => p.x === x && p.y === y);
  let cell: Cell = { x: from.x, y: from.y };
  while (isOnField(cell) && isTaken(cell)) cell = along(cell, direction);
  return isOnField(cell) ? cell : null;
}

/** Puts the cursor on the next free cell after one that was filled. */
export function advance<Draft extends Laid>({ draft, cursor }: Desk<Draft>, filled: Cell): Desk<Draft> {
  const next = freeCell(draft, along(filled, cursor.direction), cursor.direction) ?? filled;
  return { draft, cursor: { ...cursor, ...next, trail: [...cursor.trail, filled] } };
}

/** Why a word cannot be laid. */
export type WordTrouble =
  | { readonly trouble: 'missing'; readonly letter: string }
  | { readonly trouble: 'taken'; readonly cell: Cell }
  | { readonly trouble: 'edge' };
