/**
 * The local draft: dice on cells, and what can be done to it. Pure: every function gives a new draft, or the same one if
 * nothing can be done.
 */

import { type Cell, boxOf, isOnField, sameCell } from '../../parts/grid';
import { shuffled } from '../../parts/shuffled';
import { DICE, letterOf, valueOf } from './dice';
import type { DieFace, Layout, PlacedDie } from '../../protocol/types';

export interface Placed extends Cell {
  readonly die: number;
  /** What a joker stands for, if the player has said so. */
  readonly letter: string | null;
}

export interface Draft {
  readonly faces: readonly DieFace[];
  /** By die. */
  readonly placed: readonly Placed[];
  /** All dice, in the order in which the tray shows those that do not lie. */
  readonly order: readonly number[];
}

/** A fresh roll: nothing lies. */
export function emptyDraft(faces: readonly DieFace[]): Draft {
  return { faces, placed: [], order: faces.map((_, die) => die) };
}

/** The draft that lies as the server says. */
export function draftOf(faces: readonly DieFace[], layout: Layout): Draft {
  return { ...emptyDraft(faces), placed: sorted(intoField(layout.map(placedOf))) };
}

/** Layouts of other programs may lie anywhere: those beyond the field are moved into it. */
function intoField(placed: readonly Placed[]): readonly Placed[] {
  const box = boxOf(placed);
  if (box === null || placed.every(isOnField)) {
    return placed;
  }
  const [dx, dy] = [box.x + Math.floor((box.columns - 1) / 2), box.y + Math.floor((box.rows - 1) / 2)];
  return placed.map((p) => ({ ...p, x: p.x - dx, y: p.y - dy }));
}

export function placedOf([die, x, y, letter]: PlacedDie): Placed {
  return { die, x, y, letter: letter ?? null };
}

/** As the server wants it. */
export function layoutOf(draft: Draft): Layout {
  return draft.placed.map(({ die, x, y, letter }) => (letter === null ? [die, x, y] : [die, x, y, letter]));
}

/** The same dice on the same cells, in whatever order they are named? */
export function sameLayout(a: Layout, b: Layout): boolean {
  const written = (p: Placed): string => `${p.die},${p.x},${p.y},${p.letter ?? ''}`;
  const key = (layout: Layout): string => sorted(layout.map(placedOf)).map(written).join(' ');
  return a.length === b.length && key(a) === key(b);
}

function sorted(placed: readonly Placed[]): readonly Placed[] {
  return [...placed].sort((a, b) => a.die - b.die);
}

export function at(draft: Draft, cell: Cell): Placed | null {
  return draft.placed.find((p) => sameCell(p, cell)) ?? null;
}

export function placeOf(draft: Draft, die: number): Placed | null {
  return draft.placed.find((p) => p.die === die) ?? null;
}

/** The dice that do not lie, as the tray shows them. */
export function tray(draft: Draft): readonly number[] {
  return draft.order.filter((die) => placeOf(draft, die) === null);
}

export function isJoker(draft: Draft, die: number): boolean {
  return draft.faces[die] === 'joker';
}

/** The letter a lying die stands for; null for a joker without one. */
export function letterAt(draft: Draft, placed: Placed): string | null {
  return letterOf(draft.faces[placed.die]) ?? placed.letter;
}

/** What all unused dice are worth together (C.10). */
export function unusedValue(draft: Draft): number {
  return tray(draft).reduce((sum, die) => sum + valueOf(draft.faces[die]), 0);
}

/**
 * Lays a die on a cell. On a die that lies there it swaps: the other goes where this one came from (C.8). A joker keeps
 * its letter unless another is given (5.3.3).
 */
export function place(draft: Draft, die: number, cell: Cell, letter?: string): Draft {
  if (draft.faces[die] === undefined || !isOnField(cell)) {
    return draft;
  }
  const before = placeOf(draft, die);
  const other = at(draft, cell);
  const rest = draft.placed.filter((p) => p.die !== die && p.die !== other?.die);
  const stands = isJoker(draft, die) ? (letter ?? before?.letter ?? null) : null;
  const moved: Placed[] = [{ die, x: cell.x, y: cell.y, letter: stands }];
  if (other !== null && other.die !== die && before !== null) {
    moved.push({ ...other, x: before.x, y: before.y });
  }
  return { ...draft, placed: sorted([...rest, ...moved]) };
}

/** Takes a die back into the tray. */
export function recall(draft: Draft, die: number): Draft {
  return placeOf(draft, die) === null ? draft : { ...draft, placed: draft.placed.filter((p) => p.die !== die) };
}

/** Takes all dice back. */
export function recallAll(draft: Draft): Draft {
  return draft.placed.length === 0 ? draft : { ...draft, placed: [] };
}

/** Says what a lying joker stands for; null leaves it open. */
export function nameJoker(draft: Draft, die: number, letter: string | null): Draft {
  if (!isJoker(draft, die) || placeOf(draft, die) === null) {
    return draft;
  }
  return { ...draft, placed: draft.placed.map((p) => (p.die === die ? { ...p, letter } : p)) };
}

/** Puts the tray in another order. */
export function shuffle(draft: Draft, random: () => number): Draft {
  const free = shuffled(tray(draft), random);
  return { ...draft, order: [...free, ...draft.order.filter((die) => !free.includes(die))] };
}

/** The die in the tray that shows a letter, otherwise a joker there; with `joker` only a joker. */
export function dieFor(draft: Draft, letter: string, joker = false): number | null {
  const free = tray(draft);
  const exact = joker ? undefined : free.find((die) => letterOf(draft.faces[die]) === letter);
  return exact ?? free.find((die) => isJoker(draft, die)) ?? null;
}

/** Lays a letter from the tray, with the joker if there is no die that shows it. */
export function placeLetter(draft: Draft, letter: string, cell: Cell, joker = false): Draft {
  const die = dieFor(draft, letter, joker);
  return die === null ? draft : place(draft, die, cell, letter);
}

/** Are all dice built in? */
export function isFull(draft: Draft): boolean {
  return draft.placed.length === DICE;
}

/** Do all dice that lie hang together (C5)? */
export function isConnected({ placed }: Draft): boolean {
  const touches = (a: Placed, b: Placed): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
  const reached = new Set(placed.slice(0, 1));
  // A set grows while it is walked.
  for (const one of reached) for (const other of placed) if (touches(one, other)) reached.add(other);
  return reached.size === placed.length;
}
