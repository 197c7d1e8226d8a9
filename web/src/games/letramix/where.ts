import { dictionary, number, plural } from '../../i18n/index.svelte';
import type { LetramixView } from '../../protocol/types';

const t = dictionary(
  {
    roundOf: (round: number, all: number) => `Runde ${round} von ${all}`,
    roundTo: (round: number, points: number) => `Runde ${round} · bis ${number(points)} Punkte`,
    roundUntil: (round: number, minutes: number) => `Runde ${round} · ${plural(minutes, 'Minute', 'Minuten')}`,
    turns: 'reihum',
    same_roll: 'gleicher Wurf für alle',
  },
  {
    roundOf: (round: number, all: number) => `Round ${round} of ${all}`,
    roundTo: (round: number, points: number) => `Round ${round} · up to ${number(points)} points`,
    roundUntil: (round: number, minutes: number) => `Round ${round} · ${plural(minutes, 'minute', 'minutes')}`,
    turns: 'in turn',
    same_roll: 'same roll for all',
  },
);

/** "Runde 3 von 5": the round under way, or the one whose result is shown. */
export function roundOf({ rounds, options: { end }, phase, past, totals }: LetramixView): string {
  const isBetween = phase.phase === 'gathering' || (phase.phase === 'to_roll' && totals.length === 1);
  const isSummary = phase.phase === 'over' || (isBetween && past !== null);
  const current = isSummary ? rounds : rounds + 1;
  if ('rounds' in end) return t.roundOf(Math.min(current, end.rounds), end.rounds);
  return 'target' in end ? t.roundTo(current, end.target) : t.roundUntil(current, end.minutes);
}

/** How it is played; alone there is nothing to say about that. */
export function modeOf({ options, totals }: LetramixView): string {
  return totals.length > 1 ? t[options.mode] : '';
}

/** "Runde 3 von 5 · reihum" */
export function where(view: LetramixView): string {
  return [roundOf(view), modeOf(view)].filter((part) => part !== '').join(' · ');
}
