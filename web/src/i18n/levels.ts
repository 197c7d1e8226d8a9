import { dictionary } from './index.svelte';

const names = dictionary(
  {
    bogenfaenger: 'Bogenfänger',
    lehrling: 'Lehrling',
    gautschling: 'Gautschling',
    geselle: 'Geselle',
    schweizerdegen: 'Schweizerdegen',
    altgeselle: 'Altgeselle',
    faktor: 'Faktor',
    meister: 'Meister',
  },
  {
    bogenfaenger: 'Printer’s devil',
    lehrling: 'Apprentice',
    gautschling: 'Young journeyman',
    geselle: 'Journeyman',
    schweizerdegen: 'All-round printer',
    altgeselle: 'Senior journeyman',
    faktor: 'Foreman',
    meister: 'Master',
  },
);

/** A computer player's level, as people say it. Levels without a name here are shown as the server calls them. */
export function levelName(level: string): string {
  const known: Record<string, string | undefined> = names;
  // The second of a level at one table: "geselle 2".
  const [, one = level, count = ''] = /^(.*?)( \d+)?$/.exec(level) ?? [];
  return known[one] === undefined ? level : known[one] + count;
}
