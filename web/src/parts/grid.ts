/** The free field: its cells, their names, and the part of it that is in sight. */

import type { Direction } from '../protocol/generated';

export type { Direction };

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Columns A to Z and rows 1 to 26: as wide as the server lets a layout lie, and every cell has a short name. */
const LEAST = -12;
const MOST = 13;
const SPAN = MOST - LEAST + 1;

export function isOnField({ x, y }: Cell): boolean {
  return x >= LEAST && x <= MOST && y >= LEAST && y <= MOST;
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

export function clampCell({ x, y }: Cell): Cell {
  return { x: clamp(x, LEAST, MOST), y: clamp(y, LEAST, MOST) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The next cell in a direction; `by` may be negative. */
export function along({ x, y }: Cell, direction: Direction, by = 1): Cell {
  return direction === 'across' ? { x: x + by, y } : { x, y: y + by };
}

export function turned(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

const CODE_OF_A = 65;

export function columnName(x: number): string {
  return String.fromCharCode(CODE_OF_A + x - LEAST);
}

export function rowName(y: number): string {
  return String(y - LEAST + 1);
}

/** "M13" for the cell in the middle. */
export function cellName({ x, y }: Cell): string {
  return columnName(x) + rowName(y);
}

/** The cell with a name; null if there is none. */
export function cellNamed(name: string): Cell | null {
  const match = /^([A-Z])(\d{1,2})$/.exec(name.toUpperCase());
  if (match === null) {
    return null;
  }
  const cell = { x: (match[1] as string).charCodeAt(0) - CODE_OF_A + LEAST, y: Number(match[2]) - 1 + LEAST };
  return isOnField(cell) ? cell : null;
}

/** A part of the field: its top left cell, how many columns and rows. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The smallest window with all these cells; null without any. */
export function boxOf(cells: readonly Cell[]): Window | null {
  if (cells.length === 0) {
    return null;
  }
  const xs = cells.map((c) => c.x);
  const ys = cells.map((c) => c.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

/** What has to be in sight: everything that lies with a ring of empty cells around it, and never less than `least`. */
export function needed(cells: readonly Cell[], least: Size): Size {
  const box = boxOf(cells);
  const ring = 2;
  return {
    columns: Math.max(least.columns, (box?.columns ?? 0) + ring),
    rows: Math.max(least.rows, (box?.rows ?? 0) + ring),
  };
}

/**
 * The window of this size that shows what lies with its ring, and the cursor if it can; it moves as little as possible,
 * so that the field does not jump under the hand.
 */
export function follow(before: Window | null, size: Size, cells: readonly Cell[], cursor: Cell | null): Window {
  const box = boxOf(cells);
  const start = before ?? centred(box ?? { x: 0, y: 0, columns: 1, rows: 1 }, size);
  // Towards zero: a window that grows by one and shrinks again is where it was.
  const half = (before: number, now: number): number => Math.trunc((before - now) / 2);
  const middle = { x: start.x + half(start.columns, size.columns), y: start.y + half(start.rows, size.rows) };
  const kept = [box && ringed(box), cursor && boxOf([cursor])].filter((w) => w !== null);
  return {
    x: startOf(
      middle.x,
      size.columns,
      kept.map((w) => [w.x, w.x + w.columns]),
    ),
    y: startOf(
      middle.y,
      size.rows,
      kept.map((w) => [w.y, w.y + w.rows]),
    ),
    ...size,
  };
}

type Span = readonly [from: number, to: number];

/** Where a window begins on one axis: near `from`, with all spans in sight that fit, and on the field. */
function startOf(from: number, length: number, spans: readonly Span[]): number {
  const near = spans.reduce((at, span) => shown(at, length, span), from);
  return clamp(near, LEAST, Math.max(LEAST, LEAST + SPAN - length));
}

function centred(box: Window, size: Size): Window {
  const x = Math.floor(box.x + (box.columns - size.columns) / 2);
  const y = Math.floor(box.y + (box.rows - size.rows) / 2);
  return { x, y, ...size };
}

function ringed({ x, y, columns, rows }: Window): Window {
  return { x: x - 1, y: y - 1, columns: columns + 2, rows: rows + 2 };
}

/** The start nearest to `at` from which a span is in sight. */
function shown(at: number, length: number, [from, to]: Span): number {
  return to - from > length ? at : clamp(at, to - length, from);
}

/** How small and how large the side of a cell may be. */
export interface Sides {
  readonly least: number;
  readonly most: number;
}

/** The side of a cell and how many cells there are, so that a room is filled and what is needed is in sight. */
export function fit(width: number, height: number, need: Size, sides: Sides): Size & { side: number } {
  if (width === 0 || height === 0) return { side: sides.least, ...need };
  const side = clamp(Math.min(width / need.columns, height / need.rows), sides.least, sides.most);
  const many = (length: number, least: number): number =>
    Math.min(Math.max(least, Math.floor(length / side + 0.01)), SPAN);
  return { side, columns: many(width, need.columns), rows: many(height, need.rows) };
}

/** All cells of a window, row by row. */
export function rowsOf({ x, y, columns, rows }: Window): readonly (readonly Cell[])[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({ x: x + column, y: y + row })),
  );
}
