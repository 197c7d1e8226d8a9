import { dictionary } from '../../i18n/index.svelte';
import type { BuecherwurmView } from './wire';

const t = dictionary(
  { where: (round: number, target: number) => `Runde ${round} · bis ${target} Punkte` },
  { where: (round, target) => `Round ${round} · to ${target} points` },
);

/** "Runde 4 · bis 21 Punkte" */
export function where({ rounds, options }: BuecherwurmView): string {
  return t.where(rounds + 1, options.target);
}
