import { type GlassTime, glassUntil, secondsUntil } from '../../parts/glass';
import { lasts } from '../../parts/pace';
import type { BuecherwurmOptions, BuecherwurmPhase } from './wire';

/** E.2.9, E.2.10: time to think, and five seconds that are counted down. */
const THINKING = 10_000;
const COUNTDOWN = 5_000;
/** E18, §5.5.7, §5.5.8, E17, §5.5.14 */
const TOTAL = { round: 15_000, change: 10_000, turning: 10_000, voting: 10_000, waiting: 300_000 } as const;

/** What is left of the phase's time; null where none runs. */
export function glassTime(phase: BuecherwurmPhase, { pace }: BuecherwurmOptions, now: number): GlassTime | null {
  const glass = (until: number | null, total: number): GlassTime | null => glassUntil(until, total, now);
  switch (phase.phase) {
    case 'choosing':
      return glass(phase.until, lasts(TOTAL[phase.why], pace));
    case 'naming':
      return glass(phase.until, lasts(THINKING, pace) + COUNTDOWN);
    case 'voting':
      return glass(phase.vote.closes, lasts(TOTAL.voting, pace));
    case 'turning':
      return glass(phase.until, lasts(TOTAL.turning, pace));
    case 'waiting':
      return glass(phase.until, TOTAL.waiting);
    default:
      return null;
  }
}

/** The last seconds, counted down aloud: 5 to 1; null before. */
export function countdown(phase: BuecherwurmPhase, now: number): number | null {
  if (phase.phase !== 'naming' || phase.until === null || phase.countdown === null || now < phase.countdown)
    return null;
  return secondsUntil(phase.until, now);
}
