/**
 * The local draft: tiles on cells, and what can be done to it. Pure: every function gives a new draft, or the same one
 * if nothing can be done. Whether it is legal, and who gets which letter, is the server's word.
 */

import { type Cell, isOnField, sameCell } from '../../parts/grid';
import { shuffled } from '../../parts/shuffled';
import type { PlacedTile, TileColour, TileOnField } from '../../protocol/types';

export interface Placed extends Cell {
  readonly tile: number;
}

export interface Stone extends Placed {
  readonly colour: TileColour;
}

/** What a turn begins with. */
export interface Base {
  /** The letter of each tile, by its number. */
  readonly letters: string;
  readonly field: readonly Stone[];
  readonly pool: readonly number[];
}

export interface Draft {
  readonly base: Base;
  /** By tile. */
  readonly placed: readonly Placed[];
  /** All tiles that can be off the field, in the order in which the pool shows them. */
  readonly order: readonly number[];
}

export function stoneOf([tile, x, y, colour]: TileOnField): Stone {
  return { tile, x, y, colour };
}

/** The field before the turn: nothing is laid. */
export function freshDraft(base: Base): Draft {
  const placed = base.field.map(({ tile, x, y }) => ({ tile, x, y }));
  return { base, placed: sorted(placed), order: [...base.pool, ...base.field.map((s) => s.tile)] };
}

/** The draft that lies as the server says. */
export function draftOf(base: Base, field: readonly PlacedTile[]): Draft {
  return { ...freshDraft(base), placed: sorted(field.map(([tile, x, y]) => ({ tile, x, y }))) };
}

/** As the server wants it. */
export function fieldOf(draft: Draft): PlacedTile[] {
  return draft.placed.map(({ tile, x, y }) => [tile, x, y]);
}

/** The same tiles on the same cells, in whatever order they are named? */
export function sameField(a: readonly PlacedTile[], b: readonly PlacedTile[]): boolean {
  const key = (field: readonly PlacedTile[]): string =>
    field
      .map((p) => p.join())
      .sort()
      .join(' ');
  return a.length === b.length && key(a) === key(b);
}

function sorted(placed: readonly Placed[]): readonly Placed[] {
  return [...placed].sort((a, b) => a.tile - b.tile);
}

export function letterOf(draft: Draft | Base, tile: number): string {
  const { letters } = 'base' in draft ? draft.base : draft;
  return letters[tile] ?? '';
}

export function at(draft: Draft, cell: Cell): Placed | null {
  return draft.placed.find((p) => sameCell(p, cell)) ?? null;
}

export function placeOf(draft: Draft, tile: number): Placed | null {
  return draft.placed.find((p) => p.tile === tile) ?? null;
}

/** Where a tile lay before the turn; null if it comes from the pool. */
export function homeOf(draft: Draft, tile: number): Stone | null {
  return draft.base.field.find((s) => s.tile === tile) ?? null;
}

export function isFromPool(draft: Draft, tile: number): boolean {
  return homeOf(draft, tile) === null;
}

/** Does it lie elsewhere than before the turn, or has it come in this turn? */
export function isChanged(draft: Draft, placed: Placed): boolean {
  const home = homeOf(draft, placed.tile);
  return home === null || !sameCell(home, placed);
}

/** The tiles that do not lie, as the pool shows them: also those that were taken off the field. */
export function tray(draft: Draft): readonly number[] {
  return draft.order.filter((tile) => placeOf(draft, tile) === null);
}

export function isUntouched(draft: Draft): boolean {
  return draft.placed.length === draft.base.field.length && draft.placed.every((p) => !isChanged(draft, p));
}

/** Puts tiles on cells, whatever else lies there; for shifting whole words. */
export function withPlaces(draft: Draft, moved: readonly Placed[]): Draft {
  const rest = draft.placed.filter((p) => !moved.some((m) => m.tile === p.tile));
  return { ...draft, placed: sorted([...rest, ...moved]) };
}

/**
 * Lays a tile on a cell. If something lies there, it goes where this one came from: into the pool (an exchange) or to its
 * cell. A cell that falls empty gets back what lay there before the turn.
 */
export function place(draft: Draft, tile: number, cell: Cell): Draft {
  if (!isOnField(cell) || !draft.order.includes(tile)) {
    return draft;
  }
  const before = placeOf(draft, tile);
  const other = at(draft, cell);
  if (other?.tile === tile) {
    return draft;
  }
  const rest = draft.placed.filter((p) => p.tile !== tile && p.tile !== other?.tile);
  const moved: Placed[] = [{ tile, x: cell.x, y: cell.y }];
  if (other !== null && before !== null) {
    moved.push({ ...other, x: before.x, y: before.y });
  }
  const placed = { ...draft, placed: sorted([...rest, ...moved]) };
  return before !== null && other === null && isFromPool(draft, tile) ? restored(placed, before) : placed;
}

/** What lay on this empty cell before the turn comes back, if it is off the field. */
function restored(draft: Draft, cell: Cell): Draft {
  const home = draft.base.field.find((s) => sameCell(s, cell));
  if (home === undefined || at(draft, cell) !== null || placeOf(draft, home.tile) !== null) {
    return draft;
  }
  return withPlaces(draft, [{ tile: home.tile, x: cell.x, y: cell.y }]);
}

/** Takes a tile off the field. A letter of the pool goes back, and what it has replaced comes back. */
export function recall(draft: Draft, tile: number): Draft {
  const before = placeOf(draft, tile);
  if (before === null) {
    return draft;
  }
  const without = { ...draft, placed: draft.placed.filter((p) => p.tile !== tile) };
  return isFromPool(draft, tile) ? restored(without, before) : without;
}

/** Takes the whole turn back. */
export function recallAll(draft: Draft): Draft {
  return isUntouched(draft) ? draft : { ...draft, placed: freshDraft(draft.base).placed };
}

/** Puts the pool in another order. */
export function shuffle(draft: Draft, random: () => number): Draft {
  const free = shuffled(tray(draft), random);
  return { ...draft, order: [...free, ...draft.order.filter((tile) => !free.includes(tile))] };
}

/** Was it taken out of a word, and has to be built in again (Q4)? Where a letter of the pool has its place, it was exchanged. */
function isOwed(draft: Draft, tile: number): boolean {
  const home = homeOf(draft, tile);
  const there = home && at(draft, home);
  return home !== null && (there === null || !isFromPool(draft, there.tile));
}

/** What a tile is wanted for: a cell or gap of its own, or the place of another one. */
export type Use = 'lay' | 'exchange';

/**
 * A tile in the tray that shows a letter. To be laid, one that has to be built in again comes first; in the place of another
 * one only a letter of the pool helps (W24), and one that was never on the field is as good as any.
 */
export function tileFor(draft: Draft, letter: string, use: Use = 'lay'): number | null {
  const free = tray(draft).filter((tile) => letterOf(draft, tile) === letter);
  const owed = free.find((tile) => isOwed(draft, tile));
  const fresh = free.find((tile) => isFromPool(draft, tile));
  const exchanged = free.find((tile) => tile !== owed && tile !== fresh);
  const wished = use === 'lay' ? [owed, fresh, exchanged] : [fresh, exchanged, owed];
  return wished.find((tile) => tile !== undefined) ?? null;
}
