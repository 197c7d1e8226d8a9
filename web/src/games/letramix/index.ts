import type { LetramixNews, LetramixOptions, LetramixView, Seat } from '../../protocol/types';
import type { Game } from '..';
import Picture from './Picture.svelte';
import Sample from './Sample.svelte';
import { summary } from './summary';

/** What the shell knows of LetraMix before its code is there. */
export const letramix: Game<LetramixView, LetramixOptions, LetramixNews> = {
  id: 'letramix',
  title: 'LetraMix',
  tagline: { de: '13 Würfel, ein Kreuzwort, 2½ Minuten.', en: '13 dice, one crossword, 2½ minutes.' },
  goal: {
    de: 'Leg mit den Würfeln ein Kreuzwort, in dem möglichst viele Buchstaben zweimal zählen.',
    en: 'Lay a crossword with the dice, in which as many letters as possible count twice.',
  },
  duration: { de: '15 Minuten', en: '15 minutes' },
  Sample,
  Picture,
  Table: () => import('./Table.svelte'),
  Status: () => import('./Status.svelte'),
  Options: () => import('./Options.svelte'),
  Rules: () => import('./Rules.svelte'),
  TryOut: () => import('./TryOut.svelte'),
  Replay: () => import('./Replay.svelte'),
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
