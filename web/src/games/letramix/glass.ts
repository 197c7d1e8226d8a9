import { lasts } from '../../parts/pace';
import type { LetramixOptions, LetramixPhase } from '../../protocol/types';

/** C1: two and a half minutes. */
const NORMAL = 150_000;

export interface GlassTime {
  readonly left: number;
  readonly total: number;
}

/** What is left in the glass; null where none runs. */
export function glassTime(options: LetramixOptions, phase: LetramixPhase, now: number): GlassTime | null {
  if (phase.phase !== 'laying' || phase.until === null) return null;
  return { left: Math.max(0, phase.until - now), total: lasts(NORMAL, options.pace) };
}

/** Whole seconds until a time; never negative. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
