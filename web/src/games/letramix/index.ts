import type { LetramixNews, LetramixOptions, LetramixView, Seat } from '../../protocol/types';
import type { Game } from '..';
import Sample from './Sample.svelte';
import { summary } from './summary';
import { where } from './where';

/** What the shell knows of LetraMix before its code is there. */
export const letramix: Game<LetramixView, LetramixOptions, LetramixNews> = {
  id: 'letramix',
  title: 'LetraMix',
  tagline: { de: '13 Würfel, ein Kreuzwort, 2½ Minuten.', en: '13 dice, one crossword, 2½ minutes.' },
  goal: {
    de: 'Leg aus 13 Würfeln ein Kreuzwort. Gekreuzte Buchstaben zählen doppelt, übrige Würfel gehen ab.',
    en: 'Make a crossword of 13 dice. Letters at crossings count twice, dice left over are taken off.',
  },
  duration: { de: '15 Minuten', en: '15 minutes' },
  Sample,
  Table: () => import('./Table.svelte'),
  Status: () => import('./Status.svelte'),
  Options: () => import('./Options.svelte'),
  Rules: () => import('./Rules.svelte'),
  TryOut: () => import('./TryOut.svelte'),
  Replay: () => import('./Replay.svelte'),
  Screen: () => import('./Screen.svelte'),
  where,
  summary,
  waitsFor,
};

function waitsFor({ phase }: LetramixView, seat: Seat): boolean {
  switch (phase.phase) {
    case 'to_roll':
      return phase.seat === seat;
    case 'gathering':
      return !phase.ready.includes(seat);
    case 'laying':
      return (phase.seat === null || phase.seat === seat) && phase.desks[seat]?.done === false;
    default:
      return false;
  }
}
