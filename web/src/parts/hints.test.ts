import { beforeEach, expect, it } from 'vitest';
import { isNews } from './hints';

beforeEach(() => localStorage.clear());

it('a hint is given the first three times, and never again; others are counted apart', () => {
  expect([1, 2, 3, 4, 5].map(() => isNews('stick'))).toEqual([true, true, true, false, false]);
  expect(isNews('die')).toBe(true);
});

it('what is kept may be damaged', () => {
  localStorage.setItem('setzkasten.hints', '{');
  expect(isNews('stick')).toBe(true);
});
