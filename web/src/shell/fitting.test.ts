import { beforeEach, expect, it } from 'vitest';
import { type Result, fittingLevel, hasWon, noteResult, resultsOf } from './fitting';

const LEVELS = ['a', 'b', 'c', 'd'];
const played = (games: string): Result[] =>
  games.split(' ').map((game) => ({ level: game.charAt(0), won: game.endsWith('+') }));

beforeEach(() => localStorage.clear());

it.each([
  ['b+ b+', 'c', 'two of two won'],
  ['b+ b- b+', 'c', 'two of three won'],
  ['b- b+ b-', 'a', 'two of three lost'],
  ['b+', 'b', 'one game says nothing'],
  ['b+ b-', 'b', 'even'],
  ['c- c- b+ b+', 'c', 'the level of the newest game counts'],
  ['b+ b+ c-', 'c', 'one game at a new level says nothing'],
  ['b- b- b+ b+', 'c', 'only the last three count'],
  ['a- a-', 'a', 'nothing is below the first'],
  ['d+ d+', 'd', 'nothing is above the last'],
  ['x+ x+', 'b', 'a level that is not offered says nothing'],
])('after %s it is %s: %s', (games, level) => {
  expect(fittingLevel(LEVELS, played(games))).toBe(level);
});

it('who has never played begins at the second level', () => {
  expect(fittingLevel(LEVELS, [])).toBe('b');
  expect(fittingLevel(['a'], [])).toBe('a');
});

it('results are kept by game, a table once, and only so many', () => {
  for (let table = 0; table < 20; table += 1) {
    noteResult('letramix', `t${table}`, { level: 'b', won: table === 19 });
    noteResult('letramix', `t${table}`, { level: 'b', won: true });
  }
  expect(resultsOf('letramix')).toHaveLength(12);
  expect(resultsOf('letramix').filter(({ won }) => won)).toHaveLength(1);
  expect(resultsOf('wortduell')).toEqual([]);
});

it('what somebody else has put there is passed over', () => {
  noteResult('letramix', 't', { level: 'b', won: true });
  const kept = Object.keys(localStorage).find((key) => key.endsWith('results.letramix'));
  localStorage.setItem(kept ?? '', '[1, {"level": 2}, null]');
  expect(resultsOf('letramix')).toEqual([]);
  localStorage.setItem(kept ?? '', 'no list');
  expect(resultsOf('letramix')).toEqual([]);
});

it('in every game it is known who has won', () => {
  expect([0, 1].map((seat) => hasWon({ phase: { phase: 'over', winners: [1] } }, seat))).toEqual([false, true]);
  expect([0, 1].map((seat) => hasWon({ phase: { phase: 'over', winner: 0 } }, seat))).toEqual([true, false]);
  expect(hasWon({ side: 1, phase: { phase: 'over', winner: 1 } }, 0)).toBe(true);
  expect(hasWon({ side: 1, phase: { phase: 'over', winner: null } }, 0)).toBe(false);
});
