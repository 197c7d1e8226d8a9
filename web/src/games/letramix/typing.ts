/** Typing along the cursor, after the grammar that players know from Woogles (ux.md, 2.1). */

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
import { type Draft, at, dieFor, isJoker, nameJoker, place, placeLetter, recall, recallAll } from './model';

export { type WordTrouble, cursorAt, freeCell, moveCursor, turnCursor };

export type Desk = AnyDesk<Draft>;

/** Lays what is typed at the cursor, over dice that lie there already; an umlaut takes two dice (C9). */
export function type(desk: Desk, text: string, joker = false): Desk {
  const letters = foldLetters(text);
  if (letters === null) {
    return desk;
  }
  if (joker && letters.length === 1) {
    const under = at(desk.draft, desk.cursor);
    if (under !== null && isJoker(desk.draft, under.die)) {
      return { ...desk, draft: nameJoker(desk.draft, under.die, letters) };
    }
  }
  const typed = [...letters].reduce<Desk | null>((d, letter) => d && typeLetter(d, letter, joker), desk);
  return typed ?? desk;
}

function typeLetter(desk: Desk, letter: string, joker: boolean): Desk | null {
  const cell = freeCell(desk.draft, desk.cursor, desk.cursor.direction);
  if (cell === null || dieFor(desk.draft, letter, joker) === null) {
    return null;
  }
  return advance({ ...desk, draft: placeLetter(desk.draft, letter, cell, joker) }, cell);
}

/** Lays this die at the cursor: a die of the tray was tapped. */
export function typeDie(desk: Desk, die: number): Desk {
  const cell = freeCell(desk.draft, desk.cursor, desk.cursor.direction);
  return cell === null ? desk : advance({ ...desk, draft: place(desk.draft, die, cell) }, cell);
}

/** Takes back what was typed last; otherwise the die under the cursor; otherwise the one before it. */
export function backspace(desk: Desk): Desk {
  const { draft, cursor } = desk;
  const last = cursor.trail.at(-1);
  const before = clampCell(along(cursor, cursor.direction, -1));
  const target = last ?? (at(draft, cursor) === null ? before : cursor);
  const there = at(draft, target);
  return {
    draft: there === null ? draft : recall(draft, there.die),
    cursor: { ...cursor, x: target.x, y: target.y, trail: cursor.trail.slice(0, -1) },
  };
}

/** Takes the die under the cursor back. */
export function removeAtCursor(desk: Desk): Desk {
  const there = at(desk.draft, desk.cursor);
  const trail = desk.cursor.trail.filter((c) => !sameCell(c, desk.cursor));
  return there === null ? desk : { draft: recall(desk.draft, there.die), cursor: { ...desk.cursor, trail } };
}

/** Takes everything back; the cursor returns to where the word began. */
export function clearAll({ draft, cursor }: Desk): Desk {
  const start = cursor.trail[0] ?? cursor;
  return { draft: recallAll(draft), cursor: cursorAt(start, cursor.direction) };
}

/** Lays a whole word from a cell on; dice that lie there already have to show its letters. */
export function layWord(draft: Draft, word: string, from: Cell, direction: Direction): Draft | WordTrouble {
  let next = draft;
  for (const [i, letter] of [...word].entries()) {
    const cell = along(from, direction, i);
    const step = layLetter(next, letter, cell);
    if ('trouble' in step) {
      return step;
    }
    next = step;
  }
  return next;
}

function layLetter(draft: Draft, letter: string, cell: Cell): Draft | WordTrouble {
  if (!isOnField(cell)) {
    return { trouble: 'edge' };
  }
  const there = at(draft, cell);
  if (there === null) {
    return dieFor(draft, letter) === null ? { trouble: 'missing', letter } : placeLetter(draft, letter, cell);
  }
  if (isJoker(draft, there.die) && there.letter === null) {
    return nameJoker(draft, there.die, letter);
  }
  const face = draft.faces[there.die];
  const shows = face === 'joker' ? there.letter : face?.letter;
  return shows === letter ? draft : { trouble: 'taken', cell };
}
