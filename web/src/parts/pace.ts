import type { Pace } from '../protocol/generated';
import { t } from './options/pace-messages';

const FACTORS: Readonly<Record<Pace, number>> = { normal: 1, double: 2, tenfold: 10, off: 1 };

/** How long a window of the rules lasts at this pace. Without a clock none runs, and nobody asks. */
export function lasts(normal: number, pace: Pace): number {
  return normal * FACTORS[pace];
}

/** A table's pace in a word; null where it is as usual. */
export function paceSummary(pace: Pace): { name: string; value: string } | null {
  return pace === 'normal' ? null : { name: t.time, value: t[pace] };
}
