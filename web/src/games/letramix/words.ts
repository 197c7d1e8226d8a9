/** The words that lie: every line of two or more dice, and what they bring (C.9, 5.3.4). Says nothing about validity. */

import { type Cell, type Direction, along, sameCell } from '../../parts/grid';
import { valueOf } from './dice';
import { type Draft, type Placed, letterAt, unusedValue } from './model';

/** How a joker without a letter is written in a word. */
export const OPEN_JOKER = '◆';

export interface LaidWord {
  readonly word: string;
  readonly direction: Direction;
  readonly points: number;
  readonly cells: readonly Cell[];
}

const BOTH: readonly Direction[] = ['across', 'down'];

/** All words, across before down, as one reads. */
export function wordsOf(draft: Draft): readonly LaidWord[] {
  const byCell = new Map(draft.placed.map((p) => [key(p), p]));
  const reading = [...draft.placed].sort((a, b) => a.y - b.y || a.x - b.x);
  return BOTH.flatMap((direction) =>
    reading
      .filter((p) => !byCell.has(key(along(p, direction, -1))))
      .map((p) => line(byCell, p, direction))
      .filter((dice) => dice.length > 1)
      .map((dice) => laidWord(draft, dice, direction)),
  );
}

function key({ x, y }: Cell): string {
  return `${x},${y}`;
}

function line(byCell: ReadonlyMap<string, Placed>, first: Placed, direction: Direction): readonly Placed[] {
  const dice = [first];
  for (let next = byCell.get(key(along(first, direction))); next; next = byCell.get(key(along(next, direction)))) {
    dice.push(next);
  }
  return dice;
}

function laidWord(draft: Draft, dice: readonly Placed[], direction: Direction): LaidWord {
  return {
    word: dice.map((p) => letterAt(draft, p) ?? OPEN_JOKER).join(''),
    direction,
    points: dice.reduce((sum, p) => sum + valueOf(draft.faces[p.die]), 0),
    cells: dice.map(({ x, y }) => ({ x, y })),
  };
}

/** What it would bring if every word were one: across + down − unused. */
export function sumOf(draft: Draft): number {
  return wordsOf(draft).reduce((sum, w) => sum + w.points, 0) - unusedValue(draft);
}

/** The words a cell is part of. */
export function wordsAt(words: readonly LaidWord[], cell: Cell): readonly LaidWord[] {
  return words.filter((w) => w.cells.some((c) => sameCell(c, cell)));
}

/** The draft with the letters that the judge has found for its open jokers, as one reads (5.3.3). */
export function withJokers(draft: Draft, letters: readonly string[]): Draft {
  const open = draft.placed.filter((p) => letterAt(draft, p) === null).sort((a, b) => a.y - b.y || a.x - b.x);
  const found = new Map(open.map((p, i) => [p.die, letters[i] ?? null]));
  return { ...draft, placed: draft.placed.map((p) => ({ ...p, letter: p.letter ?? found.get(p.die) ?? null })) };
}
