import { expect, it } from 'vitest';
import { mannerOf } from './manners';

it('P7: no two levels of computer players are described alike', () => {
  const all = [0, 1, 2, 3].map((step) => mannerOf(step, 4));
  expect(new Set(all).size).toBe(4);
});

it('a game’s own words come first', () => {
  expect(mannerOf(0, 4, [{ de: 'tippt', en: 'tippt' }])).toBe('tippt');
});
