import { expect, it } from 'vitest';
import { LOG } from '../../../tests/buecherwurm';
import { languageOf, mostOf, pointsOf, stepsOf, turnsOf } from './replay';

const steps = stepsOf(LOG, 3);

it('every event that is to be seen is a step', () => {
  expect(steps.map(({ what }) => what.is)).toEqual([
    'themed',
    'rolled',
    'taken',
    'taken',
    'doubted',
    'voted',
    'failed',
    'round_over',
    'over',
  ]);
  expect(languageOf(LOG)).toBe('de');
});

it('dice and worms move: eight dice and six worms are always there (§5.5.17)', () => {
  for (const { round } of steps) {
    if (!round) continue;
    expect([...round.display, ...round.desks.flatMap(({ pile }) => pile)].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(round.worms + round.desks.reduce((sum, { worms }) => sum + worms, 0)).toBe(6);
  }
  const stolen = steps[3]?.round;
  expect(stolen?.desks[2]?.pile).toEqual([5]);
  expect(stolen?.desks[1]).toEqual({ pile: [], worms: 1 });
  expect(stolen?.dice.map(({ points }) => points)).toEqual([3, 1, 1, 1, 2, 2, 1]);
});

it('thumbs, totals and who did most are counted', () => {
  expect(steps[5]?.what).toEqual({
    is: 'voted',
    word: 'Quatsch',
    valid: false,
    thumbs: [
      { seat: 1, thumb: 'down' },
      { seat: 2, thumb: 'down' },
    ],
  });
  expect(steps.at(-1)?.totals).toEqual([-2, 1, 2]);
  expect(mostOf(steps, 3)).toEqual({ words: { seat: 1, count: 1 }, thefts: { seat: 2, count: 1 } });
  expect(mostOf([], 3)).toEqual({ words: null, thefts: null });
});

it('P17: a row is a turn: the roll, each term with its vote, and the failure that ends the round', () => {
  const turns = turnsOf(steps);
  expect(turns.map(({ what }) => what.is)).toEqual(['themed', 'taken', 'taken', 'voted', 'failed']);
  expect(turns.map(({ last }) => last.seq)).toEqual([3, 4, 5, 8, 10]);
  expect(turns.at(-1)?.last.what.is).toBe('over');
});

it('points go on within a round: what lies before everybody counts', () => {
  expect(turnsOf(steps).map(({ last }) => pointsOf(last))).toEqual([
    [0, 0, 0],
    [0, 2, 0],
    [0, 1, 2],
    [0, 1, 2],
    [-2, 1, 2],
  ]);
});
