/** How one word becomes another, letter by letter: for the typed line. */

import type { Cell } from '../../parts/grid';
import { type Draft, tileFor } from './model';
import { type Run, runAt } from './runs';
import { type ShiftTrouble, insert, remove, replace } from './shift';

type Edit = 'keep' | 'exchange' | 'insert' | 'remove';

/** Adding at an end is the cheapest; a letter more or less inside moves others. */
const COST = { keep: 0, exchange: 10, add: 11, insert: 14, remove: 16 };

/** The cheapest way from one word to the other, from the left. */
export function edits(from: string, to: string): readonly Edit[] {
  type Way = { cost: number; path: Edit[] };
  const rows: Way[][] = [];
  for (let i = 0; i <= from.length; i++) {
    const row: Way[] = (rows[i] = []);
    for (let j = 0; j <= to.length; j++) {
      const ways: Way[] = i === 0 && j === 0 ? [{ cost: 0, path: [] }] : [];
      const before = rows[i - 1]?.[j - 1];
      if (before) {
        const edit: Edit = from[i - 1] === to[j - 1] ? 'keep' : 'exchange';
        ways.push({ cost: before.cost + COST[edit], path: [...before.path, edit] });
      }
      const left = row[j - 1];
      if (left) {
        const cost = i === 0 || i === from.length ? COST.add : COST.insert;
        ways.push({ cost: left.cost + cost, path: [...left.path, 'insert'] });
      }
      const above = rows[i - 1]?.[j];
      if (above) ways.push({ cost: above.cost + COST.remove, path: [...above.path, 'remove'] });
      row[j] = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
    }
  }
  return rows[from.length]?.[to.length]?.path ?? [];
}

export type PlanTrouble = { readonly missing: string } | { readonly shift: ShiftTrouble };

/** Changes a word that lies into another one. */
export function transform(draft: Draft, run: Run, to: string): { draft: Draft; anchor: Cell } | PlanTrouble {
  let now: { draft: Draft; anchor: Cell } = { draft, anchor: run.tiles[0] as Cell };
  let slot = 0;
  let typed = 0;
  for (const edit of edits(run.text, to)) {
    const lying = runAt(now.draft, now.anchor, run.direction) as Run;
    if (edit === 'remove') {
      const next = remove(now.draft, lying, slot, 'after');
      if (next) now = next;
      continue;
    }
    const letter = to[typed++] as string;
    if (edit !== 'keep') {
      const tile = tileFor(now.draft, letter, edit === 'exchange' ? 'exchange' : 'lay');
      if (tile === null) return { missing: letter };
      const next =
        edit === 'exchange' ? replace(now.draft, lying, slot, tile) : insert(now.draft, lying, slot, tile, 'before');
      if (typeof next === 'string') return { shift: next };
      if (next) now = next;
    }
    slot++;
  }
  return now;
}
