/** The words that lie: every line of two or more letters. */

import { type Cell, type Direction, along, sameCell } from '../../parts/grid';
import { type Draft, type Placed, at, isChanged, letterOf } from './model';

export interface Run {
  readonly direction: Direction;
  readonly tiles: readonly Placed[];
  readonly text: string;
}

export const DIRECTIONS: readonly Direction[] = ['across', 'down'];

/** What lies in a line with a cell, be it one letter alone; null on an empty cell. */
export function runAt(draft: Draft, cell: Cell, direction: Direction): Run | null {
  if (at(draft, cell) === null) {
    return null;
  }
  let first: Cell = cell;
  while (at(draft, along(first, direction, -1)) !== null) {
    first = along(first, direction, -1);
  }
  const tiles: Placed[] = [];
  for (let next = at(draft, first); next !== null; next = at(draft, along(next, direction))) {
    tiles.push(next);
  }
  return { direction, tiles, text: textOf(draft, tiles) };
}

export function textOf(draft: Draft, tiles: readonly Placed[]): string {
  return tiles.map((p) => letterOf(draft, p.tile)).join('');
}

/** All words: first those across, from top to bottom. */
export function runsOf(draft: Draft): readonly Run[] {
  return DIRECTIONS.flatMap((direction) =>
    [...draft.placed]
      .filter((p) => at(draft, along(p, direction, -1)) === null && at(draft, along(p, direction)) !== null)
      .sort((a, b) => a.y - b.y || a.x - b.x)
      .flatMap((p) => runAt(draft, p, direction) ?? []),
  );
}

/** The words through a cell. */
export function runsAt(runs: readonly Run[], cell: Cell): readonly Run[] {
  return runs.filter((run) => run.tiles.some((p) => sameCell(p, cell)));
}

export function sameTiles(a: Run, b: Run): boolean {
  return (
    a.direction === b.direction &&
    a.tiles.length === b.tiles.length &&
    a.tiles.every((p, i) => p.tile === b.tiles[i]?.tile)
  );
}

/** A word that was changed or laid in this turn, and the old words in it. */
export interface Change {
  /** Null where an old word has gone. */
  readonly run: Run | null;
  readonly stems: readonly Run[];
}

/** What this turn has changed so far, word by word. */
export function changesOf(before: Draft, now: Draft): readonly Change[] {
  const old = runsOf(before);
  const lying = runsOf(now);
  const changed = lying.filter((run) => !old.some((o) => sameTiles(o, run)));
  const kept = old.filter((o) => !lying.some((run) => sameTiles(o, run)));
  const changes = changed.map((run) => ({ run, stems: kept.filter((o) => isStem(o, run)) }));
  const gone = kept.filter((o) => !changes.some(({ stems }) => stems.includes(o)));
  return [...changes, ...gone.map((o) => ({ run: null, stems: [o] }))];
}

/** Has a word become this one? It has kept a letter there, or lies in its own cells. */
function isStem(old: Run, run: Run): boolean {
  if (old.direction !== run.direction) {
    return false;
  }
  const shared = old.tiles.filter((p) => run.tiles.some((r) => r.tile === p.tile)).length;
  const covered = old.tiles.every((p) => run.tiles.some((r) => sameCell(r, p)));
  return shared > 1 || (shared === 1 && old.tiles.length < 4) || covered;
}

/** The letters of a word that were laid or moved in this turn. */
export function changedTiles(draft: Draft, run: Run): readonly Placed[] {
  return run.tiles.filter((p) => isChanged(draft, p));
}
