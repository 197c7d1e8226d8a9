/** Typing along the cursor (ux.md, 2.1): free cells are filled, on a letter the cursor exchanges it. */

import { type Desk as AnyDesk, type WordTrouble, advance, typeAll } from '../../parts/cursor';
import { type Cell, along, clampCell } from '../../parts/grid';
import { type Draft, at, isFromPool, letterOf, place, recall, tileFor } from './model';

export type Desk = AnyDesk<Draft>;

/** Lays what is typed at the cursor; an umlaut takes two tiles (A.21). */
export const type = (desk: Desk, text: string): Desk => typeAll(desk, text, typeLetter);

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

/** Takes the letter on a cell off the field. */
export function takeOff(draft: Draft, cell: Cell): Draft {
  const there = at(draft, cell);
  return there === null ? draft : recall(draft, there.tile);
}

/** The same for letters of the pool only. */
export function recallAt(draft: Draft, cell: Cell): Draft {
  const there = at(draft, cell);
  return there !== null && isFromPool(draft, there.tile) ? recall(draft, there.tile) : draft;
}

/** A letter of a word on a cell; one that lies there already has to be it. */
export function layLetter(draft: Draft, letter: string, cell: Cell): Draft | WordTrouble {
  const there = at(draft, cell);
  if (there !== null) return letterOf(draft, there.tile) === letter ? draft : { trouble: 'taken', cell };
  const tile = tileFor(draft, letter);
  return tile === null ? { trouble: 'missing', letter } : place(draft, tile, cell);
}
