import { expect, it } from 'vitest';
import { FRESH, call, guess, known } from './tryout';
import { WOODS } from './samples';

it('a call shows all squares of a letter, a guess those of its word', () => {
  const called = call(WOODS, FRESH, 'E');
  expect(called.called).toEqual([{ letter: 'E', squares: ['I1', 'G2', 'D3', 'C5', 'D7', 'H7'] }]);
  expect(known(WOODS, called).rows[4]).toBe('..E......');
  const found = guess(WOODS, called, { word: 'REH', from: 'B5', to: 'D5' });
  expect(found && known(WOODS, found).rows[4]).toBe('.REH.....');
});

it('the right word in the wrong place is wrong (D8)', () => {
  expect(guess(WOODS, FRESH, { word: 'REH', from: 'A5', to: 'C5' })).toBeNull();
});
