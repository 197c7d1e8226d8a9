import type { Seat, WurfUndWortNews, WurfUndWortOptions, WurfUndWortView } from '../../protocol/types';
import type { Game } from '..';
import Sample from './Sample.svelte';
import { summary } from './summary';
import { where } from './where';

/** What the shell knows of Wurf & Wort before its code is there. */
export const wurfUndWort: Game<WurfUndWortView, WurfUndWortOptions, WurfUndWortNews> = {
  id: 'wurf-und-wort',
  title: 'Wurf & Wort',
  tagline: { de: 'Wer zuerst ein Wort weiß, ruft Stopp.', en: 'Whoever knows a word first says stop.' },
  goal: {
    de: 'Finde vor den anderen ein Wort, das zum Thema und zu allen Würfeln passt.',
    en: 'Find a German word that fits the theme and all the dice before the others do.',
  },
  duration: { de: '30 Minuten', en: '30 minutes' },
  Sample,
  Table: () => import('./Table.svelte'),
  Status: () => import('./Status.svelte'),
  Options: () => import('./Options.svelte'),
  Rules: () => import('./Rules.svelte'),
  TryOut: () => import('./TryOut.svelte'),
  Replay: () => import('./Replay.svelte'),
  Screen: () => import('./Screen.svelte'),
  lateComers: true,
  where,
  summary,
  waitsFor,
};

/** While all search it waits for nobody in particular. */
function waitsFor({ phase }: WurfUndWortView, seat: Seat): boolean {
  switch (phase.phase) {
    case 'naming':
      return phase.seat === seat;
    case 'voting':
      return phase.vote.voters.includes(seat) && !phase.vote.voted.includes(seat);
    case 'collecting':
      return !phase.answered.includes(seat) && !phase.passed.includes(seat);
    default:
      return false;
  }
}
