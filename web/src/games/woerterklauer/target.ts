import type { Cell } from '../../parts/grid';
import type { Target } from './desk.svelte';

/** What is under a point: a place in the stick, the pool or a cell of the board. */
export function targetAt(x: number, y: number, board?: { cellAt: (x: number, y: number) => Cell | null }): Target {
  const under = document.elementFromPoint(x, y);
  const spot = under?.closest<HTMLElement>('[data-spot]')?.dataset.spot?.split(',');
  if (spot) return { spot: { at: spot[0] === 'gap' ? 'gap' : 'slot', index: Number(spot[1]) } };
  if (under?.closest('[data-pool]')) return 'pool';
  const cell = board?.cellAt(x, y) ?? null;
  return cell && { cell };
}
