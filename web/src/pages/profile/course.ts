/** How a number went, from the points of a curve. */

import type { Curve, CurvePoint } from '../../protocol/types';

export type Measure = (point: CurvePoint) => number;

export const meanPoints: Measure = ({ points, results }) => points / Math.max(1, results);
export const shareWon: Measure = ({ won, results }) => won / Math.max(1, results);

export function course({ points }: Curve, measure: Measure): number[] {
  return points.map(measure);
}

/** Fewer say nothing about a change. */
const ENOUGH = 4;

/** How it was in the first quarter, and how it is in the last; null where there is too little of it. */
export function change({ points }: Curve): { then: number; now: number } | null {
  if (points.length < ENOUGH) return null;
  const quarter = Math.floor(points.length / 4);
  return { then: meanOf(points.slice(0, quarter)), now: meanOf(points.slice(-quarter)) };
}

function meanOf(points: readonly CurvePoint[]): number {
  const sum = (of: (point: CurvePoint) => number): number => points.reduce((all, point) => all + of(point), 0);
  return (
    sum((point) => point.points) /
    Math.max(
      1,
      sum((point) => point.results),
    )
  );
}
