import { describe, expect, it } from 'vitest';
import { pagesOf, searchOf, wishOf } from './wish';

describe('P14: which cards are printed', () => {
  it('stands in the address and is read from it again', () => {
    const wish = { count: 12, difficulty: 'hard', seed: 4_294_967_295 } as const;
    expect(wishOf(searchOf(wish))).toEqual(wish);
  });

  it.each(['', '?karten=7&stufe=leicht&satz=-1', '?karten=1e9&stufe=&satz=4294967296', '?satz=x'])(
    'is as usual where the address says nothing or nonsense: %s',
    (search) => {
      const wish = wishOf(search);
      expect(wish).toMatchObject({ count: 6, difficulty: 'any' });
      expect(Number.isInteger(wish.seed) && wish.seed >= 0 && wish.seed < 2 ** 32).toBe(true);
    },
  );

  it('lies on pages of six', () => {
    expect(pagesOf([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3, 4, 5, 6], [7]]);
    expect(pagesOf([])).toEqual([]);
  });
});
