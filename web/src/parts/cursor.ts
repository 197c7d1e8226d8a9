/** The cursor on a free field: what typing does to it, whatever it lays. */

import { type Cell, type Direction, along, clampCell, isOnField, sameCell, turned } from './grid';
import { foldLetters } from './letters';

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
export interface Laid {
  readonly placed: readonly Cell[];
}

/** What a game does to a cell of its draft; the same draft where nothing can be done. */
type OnCell<Draft> = (draft: Draft, cell: Cell) => Draft;

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

/** Types what a game can lay at the cursor, all of it or nothing; an umlaut takes two letters. */
export function typeAll<Draft>(
  desk: Desk<Draft>,
  text: string,
  typeLetter: (desk: Desk<Draft>, letter: string) => Desk<Draft> | null,
): Desk<Draft> {
  const letters = [...(foldLetters(text) ?? '')];
  return letters.reduce<Desk<Draft> | null>((d, letter) => d && typeLetter(d, letter), desk) ?? desk;
}

/** Takes back what was typed last; otherwise what can be taken back under the cursor; otherwise what is before it. */
export function backspace<Draft>({ draft, cursor }: Desk<Draft>, takeBack: OnCell<Draft>): Desk<Draft> {
  const before = clampCell(along(cursor, cursor.direction, -1));
  const { x, y } = cursor.trail.at(-1) ?? (takeBack(draft, cursor) === draft ? before : cursor);
  return { draft: takeBack(draft, { x, y }), cursor: { ...cursor, x, y, trail: cursor.trail.slice(0, -1) } };
}

/** Takes what is under the cursor off the field. */
export function removeAtCursor<Draft>(desk: Desk<Draft>, takeOff: OnCell<Draft>): Desk<Draft> {
  const { cursor } = desk;
  const draft = takeOff(desk.draft, cursor);
  const trail = cursor.trail.filter((cell) => !sameCell(cell, cursor));
  return draft === desk.draft ? desk : { draft, cursor: { ...cursor, trail } };
}

/** Takes everything back; the cursor returns to where the word began. */
export function clearAll<Draft>({ draft, cursor }: Desk<Draft>, recallAll: (draft: Draft) => Draft): Desk<Draft> {
  return { draft: recallAll(draft), cursor: cursorAt(cursor.trail[0] ?? cursor, cursor.direction) };
}

/** Why a word cannot be laid. */
export type WordTrouble =
  | { readonly trouble: 'missing'; readonly letter: string }
  | { readonly trouble: 'taken'; readonly cell: Cell }
  | { readonly trouble: 'edge' };

/** Lays a whole word from a cell on, letter by letter, as the game lays one on a cell of the field. */
export function layWord<Draft extends Laid>(
  draft: Draft,
  word: string,
  from: Cell,
  direction: Direction,
  layLetter: (draft: Draft, letter: string, cell: Cell) => Draft | WordTrouble,
): Draft | WordTrouble {
  let next = draft;
  for (const [i, letter] of [...word].entries()) {
    const cell = along(from, direction, i);
    const step = isOnField(cell) ? layLetter(next, letter, cell) : { trouble: 'edge' as const };
    if ('trouble' in step) return step;
    next = step;
  }
  return next;
}
