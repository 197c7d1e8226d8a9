import { dictionary } from './index.svelte';

const names = dictionary(
  { lehrling: 'Lehrling', geselle: 'Geselle', altgeselle: 'Altgeselle', meister: 'Meister' },
  { lehrling: 'Apprentice', geselle: 'Journeyman', altgeselle: 'Senior journeyman', meister: 'Master' },
);

/** A computer player's level, as people say it. Levels without a name here are shown as the server calls them. */
export function levelName(level: string): string {
  const known: Record<string, string | undefined> = names;
  // The second of a level at one table: "geselle 2".
  const [, one = level, count = ''] = /^(.*?)( \d+)?$/.exec(level) ?? [];
  return known[one] === undefined ? level : known[one] + count;
}
