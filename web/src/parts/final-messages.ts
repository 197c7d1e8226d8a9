import { dictionary } from '../i18n/index.svelte';

/** What a final standing says. */
export const t = dictionary(
  {
    finalStanding: 'Endstand',
    you: (name: string) => `${name} (du)`,
    youShort: 'du',
    youAfterOf: 'dir',
    place: (place: number) => `Platz ${place}`,
    winner: 'gewonnen',
  },
  {
    finalStanding: 'Final standing',
    you: (name) => `${name} (you)`,
    youShort: 'you',
    youAfterOf: 'you',
    place: (place) => `Place ${place}`,
    winner: 'winner',
  },
);
