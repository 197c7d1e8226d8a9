import { type GlassTime, glassUntil } from '../../parts/glass';
import { lasts } from '../../parts/pace';
import type { Pace } from '../../protocol/generated';
import type { WoerterklauerPhase } from '../../protocol/types';

/** A.5, W4: three minutes for a turn, half a minute to choose letters. */
const TURN = 180_000;
const CHOICE = 30_000;

interface TurnGlass extends GlassTime {
  /** It waits for an answer. */
  readonly stands: boolean;
}

/** What is left in the glass; null where none runs. */
export function glassTime(phase: WoerterklauerPhase, pace: Pace, now: number): TurnGlass | null {
  if (phase.phase !== 'play' && phase.phase !== 'vowels') return null;
  const total = lasts(phase.phase === 'play' ? TURN : CHOICE, pace);
  if (phase.phase === 'play' && phase.left !== null) return { left: phase.left, total, stands: true };
  const glass = glassUntil(phase.until, total, now);
  return glass && { ...glass, stands: false };
}
