import { expect, it } from 'vitest';
import { change, course, meanPoints, shareWon } from './course';

const point = (results: number, points: number, won = 0) => ({ from: 0, results, won, points });

it('a point is the mean of its results', () => {
  const curve = { each: 2, points: [point(2, 10, 1), point(1, 9, 1)] };
  expect(course(curve, meanPoints)).toEqual([5, 9]);
  expect(course(curve, shareWon)).toEqual([0.5, 1]);
});

it('what changed is told by the first and the last quarter, and only if there are four points', () => {
  const points = [point(1, 12), point(3, 30), point(2, 10), point(1, 7)];
  expect(change({ each: 1, points })).toEqual({ then: 12, now: 7 });
  const eight = [...points, ...points];
  expect(change({ each: 1, points: eight })).toEqual({ then: 42 / 4, now: 17 / 3 });
  expect(change({ each: 1, points: points.slice(1) })).toBeNull();
});
