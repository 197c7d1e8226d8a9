import { dictionary } from './index.svelte';

const names = dictionary(
  { neuling: 'Neuling', gelegenheit: 'Gelegenheitsspieler', stammgast: 'Stammgast' },
  { neuling: 'Novice', gelegenheit: 'Casual player', stammgast: 'Regular' },
);

/** A computer player's level, as people say it. Levels without a name here are shown as the server calls them. */
export function levelName(level: string): string {
  const known: Record<string, string | undefined> = names;
  return known[level] ?? level;
}
