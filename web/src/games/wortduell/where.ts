import type { WortduellView } from '../../protocol/types';
import { t } from './messages';

/** The round that is played, or was last. */
export function roundOf({ rounds, phase }: WortduellView): number {
  return phase.phase === 'turn' || phase.phase === 'answer' ? rounds + 1 : rounds;
}

/** "bis 10 Punkte · Runde 3" */
export function where(view: WortduellView): string {
  return t.toTarget(view.target, Math.max(1, roundOf(view)));
}
