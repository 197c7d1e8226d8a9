/** Typing along the cursor (ux.md, 2.1): free cells are filled, on a letter the cursor exchanges it. */

import {
  type Desk as AnyDesk,
  type WordTrouble,
  advance,
  cursorAt,
  freeCell,
  moveCursor,
  turnCursor,
} from '../../parts/cursor';
import { type Cell, type Direction, along, clampCell, isOnField, sameCell } from '../../parts/grid';
import { foldLetters } from '../../parts/letters';
import { type Draft, at, isFromPool, letterOf, place, recall, recallAll, tileFor } from './model';

export { type WordTrouble, cursorAt, freeCell, moveCursor, turnCursor };

export type Desk = AnyDesk<Draft>;

/** Lays what is typed at the cursor; an umlaut takes two tiles (A.21). */
export function type(desk: Desk, text: string): Desk {
  const letters = foldLetters(text);
  const typed =
    letters === null ? null : [...letters].reduce<Desk | null>((d, letter) => d && typeLetter(d, letter), desk);
  return typed ?? desk;
}

function typeLetter(desk: Desk, letter: string): Desk | null {
  const { draft, cursor } = desk;
  const under = at(draft, cursor);
  // The letter that lies there: on to the next.
  if (under !== null && letterOf(draft, under.tile) === letter) {
    return { draft, cursor: { ...cursor, ...clampCell(along(cursor, cursor.direction)) } };
  }
  const tile = tileFor(draft, letter, under === null ? 'lay' : 'exchange');
  return tile === null ? null : typeTile(desk, tile);
}

/** Lays this tile at the cursor: on a free cell, or in the place of the letter there. */
export function typeTile({ draft, cursor }: Desk, tile: number): Desk {
  const cell: Cell = { x: cursor.x, y: cursor.y };
  const next = place(draft, tile, cell);
  return next === draft ? { draft, cursor } : advance({ draft: next, cursor }, cell);
}

/** Takes back what was typed last; otherwise a letter of the pool under the cursor, otherwise the one before it. */
export function backspace(desk: Desk): Desk {
  const { draft, cursor } = desk;
  const last = cursor.trail.at(-1);
  const before = clampCell(along(cursor, cursor.direction, -1));
  const under = at(draft, cursor);
  const target = last ?? (under !== null && isFromPool(draft, under.tile) ? cursor : before);
  const there = at(draft, target);
  return {
    draft: there !== null && isFromPool(draft, there.tile) ? recall(draft, there.tile) : draft,
    cursor: { ...cursor, x: target.x, y: target.y, trail: cursor.trail.slice(0, -1) },
  };
}

/** Takes the letter under the cursor off the field. */
export function removeAtCursor(desk: Desk): Desk {
  const there = at(desk.draft, desk.cursor);
  const trail = desk.cursor.trail.filter((c) => !sameCell(c, desk.cursor));
  return there === null ? desk : { draft: recall(desk.draft, there.tile), cursor: { ...desk.cursor, trail } };
}

/** Takes the whole turn back; the cursor returns to where the word began. */
export function clearAll({ draft, cursor }: Desk): Desk {
  const start = cursor.trail[0] ?? cursor;
  return { draft: recallAll(draft), cursor: cursorAt(start, cursor.direction) };
}

/** Lays a whole word from a cell on; letters that lie there already have to be its letters. */
export function layWord(draft: Draft, word: string, from: Cell, direction: Direction): Draft | WordTrouble {
  let next = draft;
  for (const [i, letter] of [...word].entries()) {
    const cell = along(from, direction, i);
    if (!isOnField(cell)) return { trouble: 'edge' };
    const there = at(next, cell);
    if (there !== null && letterOf(next, there.tile) === letter) continue;
    if (there !== null) return { trouble: 'taken', cell };
    const tile = tileFor(next, letter);
    if (tile === null) return { trouble: 'missing', letter };
    next = place(next, tile, cell);
  }
  return next;
}
