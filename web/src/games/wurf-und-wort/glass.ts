import { type GlassTime, glassUntil } from '../../parts/glass';
import { lasts } from '../../parts/pace';
import type { WurfUndWortEnded, WurfUndWortOptions, WurfUndWortPhase } from '../../protocol/types';

/** How long a phase lasts: B6, B8, B17, B22, §5.2.3. */
export const TOTAL = { searching: 90_000, naming: 10_000, review: 8_000, voting: 10_000, settled: 8_000 } as const;
/** P19: a card about which there is nothing to wonder is looked at for so long. */
const CLEAR = 4_000;

/** What is left of the phase's time; null where none runs. */
export function glassTime(
  phase: WurfUndWortPhase,
  { seconds, pace }: WurfUndWortOptions,
  now: number,
): GlassTime | null {
  if (phase.phase === 'new' || phase.phase === 'over') return null;
  const until = phase.phase === 'voting' ? phase.vote.closes : phase.until;
  return glassUntil(until, lasts(phase.phase === 'collecting' ? seconds * 1000 : usual(phase), pace), now);
}

function usual(phase: Exclude<WurfUndWortPhase, { phase: 'new' | 'over' | 'collecting' }>): number {
  return phase.phase === 'settled' && isClear(phase.ended) ? CLEAR : TOTAL[phase.phase];
}

/** All words were right, and nobody doubted them. */
function isClear({ entries, answers }: WurfUndWortEnded): boolean {
  return entries.every(({ result }) => result === 'right') && answers.every(({ contest }) => contest === undefined);
}
