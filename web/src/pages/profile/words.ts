/** Words from a layout's cells, as they are read out. */

import type { BestLayout } from '../../protocol/types';

type Cell = BestLayout['cells'][number];

/** Across first, then down; single letters are no words. */
export function wordsOf(cells: readonly Cell[]): string[] {
  const at = new Map(cells.map(({ x, y, letter }) => [`${x},${y}`, letter]));
  const runs = (dx: number, dy: number): string[] =>
    cells.flatMap(({ x, y }) => {
      if (at.has(`${x - dx},${y - dy}`)) return [];
      let word = '';
      for (let step = 0; at.has(`${x + step * dx},${y + step * dy}`); step++)
        word += at.get(`${x + step * dx},${y + step * dy}`) ?? '';
      return word.length > 1 ? [word] : [];
    });
  return [...runs(1, 0), ...runs(0, 1)];
}
