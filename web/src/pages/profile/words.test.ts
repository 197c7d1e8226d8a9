import { expect, it } from 'vitest';
import { wordsOf } from './words';

it('reads a layout across, then down', () => {
  expect(
    wordsOf([
      { x: 0, y: 0, letter: 'V' },
      { x: 1, y: 0, letter: 'I' },
      { x: 2, y: 0, letter: 'S' },
      { x: 1, y: 1, letter: 'M' },
      { x: 4, y: -1, letter: 'X' },
    ]),
  ).toEqual(['VIS', 'IM']);
});
