/** Changing a word letter by letter: what the composing stick does, with the shifting that goes with it (A.28–A.35). */

import { type Cell, type Direction, along, isOnField, sameCell } from '../../parts/grid';
import {
  type Draft,
  type Placed,
  at,
  homeOf,
  isChanged,
  isFromPool,
  place,
  placeOf,
  recall,
  withPlaces,
} from './model';
import { type Change, DIRECTIONS, type Run, runAt } from './runs';

/** Which part of a word makes room: the one before the gap or the one after it. */
export type Side = 'before' | 'after';

/** Why a letter cannot go in or out there: words hang together in a ring, something is in the way, or the field ends. */
export type ShiftTrouble = 'ring' | 'blocked' | 'edge';

export interface Shifted {
  readonly draft: Draft;
  /** A cell of the word as it lies now. */
  readonly anchor: Cell;
  readonly side: Side | null;
}

/** Puts a letter in the place of another. */
export function replace(draft: Draft, run: Run, index: number, tile: number): Shifted | null {
  const there = run.tiles[index];
  return there === undefined ? null : { draft: place(draft, tile, there), anchor: there, side: null };
}

/**
 * Puts a letter into a gap: 0 is before the word, its length is behind it. Inside the word one part moves away, with all
 * that hangs on it; the wished part first, otherwise the other one.
 */
export function insert(draft: Draft, run: Run, gap: number, tile: number, wish: Side): Shifted | ShiftTrouble {
  const { direction, tiles } = run;
  const [first, last] = [tiles[0], tiles.at(-1)];
  if (first === undefined || last === undefined) return 'blocked';
  if (gap === 0 || gap === tiles.length) {
    const cell = gap === 0 ? along(first, direction, -1) : along(last, direction);
    return isOnField(cell) ? { draft: place(recallFirst(draft, tile), tile, cell), anchor: cell, side: null } : 'edge';
  }
  let trouble: ShiftTrouble = 'blocked';
  for (const side of [wish, other(wish)]) {
    const room = shifted(draft, run, gap, side, side === 'before' ? -1 : 1);
    if (typeof room === 'string') {
      trouble = room;
      continue;
    }
    const neighbour = tiles[gap - 1] as Placed;
    const cell = side === 'before' ? { x: neighbour.x, y: neighbour.y } : along(neighbour, direction);
    return { draft: place(room, tile, cell), anchor: cell, side };
  }
  return trouble;
}

/** A tile that lies elsewhere leaves first: what it has replaced comes back. */
function recallFirst(draft: Draft, tile: number): Draft {
  return placeOf(draft, tile) === null ? draft : recall(draft, tile);
}

/** Takes a letter out of a word; inside it one part closes the gap, if it can. */
export function remove(draft: Draft, run: Run, index: number, wish: Side): Shifted | null {
  const { direction, tiles } = run;
  const gone = tiles[index];
  if (gone === undefined) return null;
  const without = recall(draft, gone.tile);
  const kept = tiles[index + 1] ?? tiles[index - 1] ?? gone;
  if (index === 0 || index === tiles.length - 1 || at(without, gone) !== null) {
    return { draft: without, anchor: at(without, gone) !== null ? gone : kept, side: null };
  }
  const parts = { direction, tiles: tiles.filter((p) => p.tile !== gone.tile), text: '' };
  for (const side of [wish, other(wish)]) {
    const closed = shifted(without, parts, index, side, side === 'before' ? 1 : -1);
    if (typeof closed === 'string') continue;
    return { draft: closed, anchor: side === 'before' ? kept : along(kept, direction, -1), side };
  }
  return { draft: without, anchor: kept, side: null };
}

function other(side: Side): Side {
  return side === 'before' ? 'after' : 'before';
}

/** Moves one part of a word by a cell, with all that hangs on it. */
function shifted(draft: Draft, run: Run, gap: number, side: Side, by: 1 | -1): Draft | ShiftTrouble {
  const moving = side === 'before' ? run.tiles.slice(0, gap) : run.tiles.slice(gap);
  const staying = side === 'before' ? run.tiles.slice(gap) : run.tiles.slice(0, gap);
  const group = hangingOn(draft, moving, run.direction);
  if (staying.some((p) => group.has(p.tile))) return 'ring';
  const moved = draft.placed
    .filter((p) => group.has(p.tile))
    .map((p) => ({ ...along(p, run.direction, by), tile: p.tile }));
  if (!moved.every(isOnField)) return 'edge';
  const isTaken = (cell: Cell): boolean => draft.placed.some((p) => !group.has(p.tile) && sameCell(p, cell));
  return moved.some(isTaken) ? 'blocked' : withPlaces(draft, moved);
}

/** All tiles that hang on these by words, other than the word itself. */
function hangingOn(draft: Draft, start: readonly Placed[], direction: Direction): ReadonlySet<number> {
  const found = new Set(start.map((p) => p.tile));
  const queue = start.map((p) => ({ p, directions: DIRECTIONS.filter((d) => d !== direction) }));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const way of next.directions) {
      for (const p of runAt(draft, next.p, way)?.tiles ?? []) {
        if (found.has(p.tile)) continue;
        found.add(p.tile);
        queue.push({ p, directions: [...DIRECTIONS] });
      }
    }
  }
  return found;
}

/** Takes one change back: its letters go back to the pool, what was exchanged or moved for it comes home. */
export function takeBack(draft: Draft, change: Change): Draft {
  const own = [...(change.run?.tiles ?? []), ...change.stems.flatMap((s) => s.tiles)];
  const group = new Set(own.map((p) => p.tile));
  own.forEach((p) => movedAlong(draft, p.tile).forEach((tile) => group.add(tile)));
  const guests = [...group].filter((tile) => isFromPool(draft, tile));
  const back = guests.reduce((d, tile) => recall(d, tile), draft);
  return [...group].reduce((d, tile) => home(d, tile), back);
}

/** A tile and its neighbours that have moved the same way. */
function movedAlong(draft: Draft, tile: number): readonly number[] {
  const way = movedBy(draft, tile);
  if (way === null) return [];
  const found = [tile];
  for (const one of found) {
    const here = placeOf(draft, one) as Placed;
    for (const direction of DIRECTIONS) {
      for (const by of [1, -1]) {
        const next = at(draft, along(here, direction, by));
        if (next !== null && !found.includes(next.tile) && movedBy(draft, next.tile) === way) found.push(next.tile);
      }
    }
  }
  return found;
}

function movedBy(draft: Draft, tile: number): string | null {
  const [here, home] = [placeOf(draft, tile), homeOf(draft, tile)];
  return here === null || home === null || sameCell(here, home) ? null : `${here.x - home.x},${here.y - home.y}`;
}

/** Puts a tile of the field where it lay before the turn; who lies there makes room. */
function home(draft: Draft, tile: number): Draft {
  const cell = homeOf(draft, tile);
  if (cell === null) return draft;
  const there = at(draft, cell);
  if (there?.tile === tile) return draft;
  const free = there === null ? draft : { ...draft, placed: draft.placed.filter((p) => p.tile !== there.tile) };
  const placed = withPlaces(free, [{ tile, x: cell.x, y: cell.y }]);
  return there !== null && !isFromPool(draft, there.tile) && isChanged(draft, there)
    ? home(placed, there.tile)
    : placed;
}
