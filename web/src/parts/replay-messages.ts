import { dictionary, number } from '../i18n/index.svelte';

/** What the bar of a replay says. */
export const t = dictionary(
  {
    stepOf: (step: number, all: number) => `Schritt ${number(step)} von ${number(all)}`,
    stepBack: 'Schritt zurück',
    stepOn: 'Schritt vor',
    playOn: 'Abspielen',
    stop: 'Anhalten',
  },
  {
    stepOf: (step, all) => `Step ${number(step)} of ${number(all)}`,
    stepBack: 'One step back',
    stepOn: 'One step on',
    playOn: 'Play',
    stop: 'Stop',
  },
);
