import { type GlassTime, glassUntil } from '../../parts/glass';
import { lasts } from '../../parts/pace';
import type { LetramixOptions, LetramixPhase } from '../../protocol/types';

/** C1: two and a half minutes. */
const NORMAL = 150_000;

/** What is left in the glass; null where none runs. */
export function glassTime(options: LetramixOptions, phase: LetramixPhase, now: number): GlassTime | null {
  return phase.phase === 'laying' ? glassUntil(phase.until, lasts(NORMAL, options.pace), now) : null;
}
