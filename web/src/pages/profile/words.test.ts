import { expect, it } from 'vitest';
import { wordsOf } from './words';

it('reads a layout across, then down', () => {
  expect(
    wordsOf([
      [0, 0, 'V'],
      [1, 0, 'I'],
      [2, 0, 'S'],
      [1, 1, 'M'],
      [4, -1, 'X'],
    ]),
  ).toEqual(['VIS', 'IM']);
});
