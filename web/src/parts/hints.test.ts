import { beforeEach, expect, it } from 'vitest';
import { isNews, understood } from './hints';

beforeEach(() => localStorage.clear());

it('a hint is given the first three times, and never again; others are counted apart', () => {
  expect([1, 2, 3, 4, 5].map(() => isNews('stick'))).toEqual([true, true, true, false, false]);
  expect(isNews('die')).toBe(true);
});

it('what is kept may be damaged', () => {
  localStorage.setItem('setzkasten.hints', '{');
  expect(isNews('stick')).toBe(true);
});

it('a hint that was understood does not come again', () => {
  expect(isNews('stick')).toBe(true);
  understood('stick');
  expect(isNews('stick')).toBe(false);
});
