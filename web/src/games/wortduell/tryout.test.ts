import { expect, it } from 'vitest';
import { WORDS, isWordOf } from './model';
import { WOODS } from './samples';
import { LETTERS, STEPS, begin, call, guess, known } from './tryout';

it('a call shows where the letter stands', () => {
  const card = known(WOODS, call(WOODS, begin(0), 'E'));
  expect(card.called).toEqual([{ letter: 'E', squares: ['I1', 'G2', 'D3', 'C5', 'D7', 'H7'] }]);
  expect(card.rows[4]).toBe('..E......');
});

it('every step begins where its goal is still to be reached, and can be reached', () => {
  for (const [step, { goal }] of STEPS.entries()) {
    const card = known(WOODS, begin(step));
    if ('letter' in goal) expect(card.called).toEqual([]);
    else {
      expect(isWordOf(WOODS.rows, goal)).toBe(true);
      expect(guess(WOODS, begin(step), goal)?.found).toContain(goal);
    }
  }
  const last = STEPS.length - 1;
  expect(begin(last).found).toHaveLength(WORDS - 1);
});

it('a word that does not lie there is not found', () => {
  expect(guess(WOODS, begin(2), { word: 'ZEH', from: 'B5', to: 'D5' })).toBeNull();
  expect(guess(WOODS, begin(2), { word: 'REH', from: 'C5', to: 'E5' })).toBeNull();
});

it('a phone shows all letters of the card, and some that are not on it', () => {
  const card = new Set(WOODS.rows.join('').replaceAll('.', ''));
  expect([...card].filter((letter) => !LETTERS.includes(letter))).toEqual([]);
  expect(LETTERS.some((letter) => !card.has(letter))).toBe(true);
});
