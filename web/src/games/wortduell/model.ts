/** A card: nine columns A to I, seven rows 1 to 7 (D2), and the lines on it where words can lie. Pure. */

import type { Cell, Direction } from '../../parts/grid';
import { foldLetters } from '../../parts/letters';
import type { WortduellPlace, WortduellSquare } from '../../protocol/types';

export type { Cell };

export const COLUMNS = 9;
export const ROWS = 7;
export const WORDS = 6;
/** D5: a word across has at least so many letters. */
export const LEAST = 3;
export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const CODE_OF_A = 65;

/** Row by row. */
export const CELLS: readonly (readonly Cell[])[] = Array.from({ length: ROWS }, (_, y) =>
  Array.from({ length: COLUMNS }, (_, x) => ({ x, y })),
);

export const columnName = (x: number): string => String.fromCharCode(CODE_OF_A + x);
export const rowName = (y: number): string => String(y + 1);

/** "A3" */
export function squareOf({ x, y }: Cell): WortduellSquare {
  return columnName(x) + rowName(y);
}

/** The cell of a square; null if there is none on a card. */
export function cellOf(square: WortduellSquare): Cell | null {
  const match = /^([A-I])([1-7])$/.exec(square.toUpperCase());
  return match && { x: (match[1] as string).charCodeAt(0) - CODE_OF_A, y: Number(match[2]) - 1 };
}

export function clampCell({ x, y }: Cell): Cell {
  return { x: Math.min(Math.max(x, 0), COLUMNS - 1), y: Math.min(Math.max(y, 0), ROWS - 1) };
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y;
}

/** The letter in a card's rows; null where nothing stands or nothing is known. */
export function letterAt(rows: readonly string[], { x, y }: Cell): string | null {
  const letter = rows[y]?.charAt(x) ?? '';
  return letter === '' || letter === '.' ? null : letter;
}

/** Where a word can lie, from its first to its last cell. */
export interface Line {
  readonly from: Cell;
  readonly to: Cell;
  readonly direction: Direction;
}

export type Trouble = 'crooked' | 'short';

/** The line between two cells. Down lies only the word of seven letters (D.13): that is the whole column. */
export function lineBetween(a: Cell, b: Cell): Line | Trouble {
  if (a.y === b.y) {
    const [left, right] = a.x < b.x ? [a, b] : [b, a];
    return right.x - left.x + 1 < LEAST ? 'short' : { from: left, to: right, direction: 'across' };
  }
  return a.x === b.x ? { from: { x: a.x, y: 0 }, to: { x: a.x, y: ROWS - 1 }, direction: 'down' } : 'crooked';
}

/** Where a word lies that the server named. */
export function lineOf({ from, to }: Pick<WortduellPlace, 'from' | 'to'>): Line | null {
  const [first, last] = [cellOf(from), cellOf(to)];
  return first && last && { from: first, to: last, direction: first.y === last.y ? 'across' : 'down' };
}

export function cellsOf({ from, to, direction }: Line): readonly Cell[] {
  const length = direction === 'across' ? to.x - from.x + 1 : to.y - from.y + 1;
  return Array.from({ length }, (_, i) =>
    direction === 'across' ? { x: from.x + i, y: from.y } : { x: from.x, y: from.y + i },
  );
}

export function isOn(line: Line | null, cell: Cell): boolean {
  return line !== null && cellsOf(line).some((one) => sameCell(one, cell));
}

export function sameLine(a: Line | null, b: Line | null): boolean {
  return a !== null && b !== null && sameCell(a.from, b.from) && sameCell(a.to, b.to);
}

/** All squares of these words. */
export function squaresOf(places: readonly WortduellPlace[]): ReadonlySet<WortduellSquare> {
  return new Set(
    places.flatMap((place) => {
      const line = lineOf(place);
      return line ? cellsOf(line).map(squareOf) : [];
    }),
  );
}

/** Is this a word of the card? Nothing stands before and behind it. */
export function isWordOf(rows: readonly string[], place: WortduellPlace): boolean {
  const line = lineOf(place);
  if (line === null) return false;
  const { from, to, direction } = line;
  const letters = cellsOf(line).map((cell) => letterAt(rows, cell));
  const [dx, dy] = direction === 'across' ? [1, 0] : [0, 1];
  const ends = [
    { x: from.x - dx, y: from.y - dy },
    { x: to.x + dx, y: to.y + dy },
  ];
  return letters.join('') === place.word && ends.every((cell) => letterAt(rows, cell) === null);
}

/** "D2–H2" */
export function span({ from, to }: Pick<WortduellPlace, 'from' | 'to'>): string {
  return `${from}–${to}`;
}

/** What is typed, in the letters of a card; spaces and hyphens fall away (5.4.4). */
export function foldWord(text: string): string | null {
  return foldLetters(text.replace(/[\s-]/g, ''));
}
