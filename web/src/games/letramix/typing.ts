/** Typing along the cursor, after the grammar that players know from Woogles (ux.md, 2.1). */

import { type Desk as AnyDesk, type WordTrouble, advance, freeCell, typeAll } from '../../parts/cursor';
import type { Cell } from '../../parts/grid';
import { foldLetters } from '../../parts/letters';
import { type Draft, at, dieFor, isJoker, letterAt, nameJoker, place, placeLetter, recall } from './model';

export type Desk = AnyDesk<Draft>;

/** Lays what is typed at the cursor, over dice that lie there already; an umlaut takes two dice (C9). */
export function type(desk: Desk, text: string, joker = false): Desk {
  const letters = foldLetters(text);
  const under = at(desk.draft, desk.cursor);
  if (joker && letters?.length === 1 && under !== null && isJoker(desk.draft, under.die)) {
    return { ...desk, draft: nameJoker(desk.draft, under.die, letters) };
  }
  return typeAll(desk, text, (d, letter) => typeLetter(d, letter, joker));
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

/** Takes the die on a cell back. */
export function recallAt(draft: Draft, cell: Cell): Draft {
  const there = at(draft, cell);
  return there === null ? draft : recall(draft, there.die);
}

/** A letter of a word on a cell; a die that lies there already has to show it. */
export function layLetter(draft: Draft, letter: string, cell: Cell): Draft | WordTrouble {
  const there = at(draft, cell);
  if (there === null) {
    return dieFor(draft, letter) === null ? { trouble: 'missing', letter } : placeLetter(draft, letter, cell);
  }
  if (isJoker(draft, there.die) && there.letter === null) {
    return nameJoker(draft, there.die, letter);
  }
  return letterAt(draft, there) === letter ? draft : { trouble: 'taken', cell };
}
