import { t as kit } from '../../parts/common-messages';
import { type GlassTime, glassUntil } from '../../parts/glass';
import { lasts } from '../../parts/pace';
import type { Pace } from '../../protocol/generated';
import type { WortduellPhase } from '../../protocol/types';
import { t } from './messages';

/** 5.4.6: a minute for a turn, half a minute for an answer. */
const TURN = 60_000;
const ANSWER = 30_000;

/** What is left in the glass; null where none runs. */
export function glassTime(phase: WortduellPhase, pace: Pace, now: number): GlassTime | null {
  if (phase.phase !== 'turn' && phase.phase !== 'answer') return null;
  return glassUntil(phase.until, lasts(phase.phase === 'turn' ? TURN : ANSWER, pace), now);
}

/** What the command `zeit` answers. */
export function timeSpoken(phase: WortduellPhase, now: number): string {
  const glass = glassTime(phase, 'normal', now);
  return glass ? kit.secondsLeft(Math.ceil(glass.left / 1000)) : t.untimed;
}
