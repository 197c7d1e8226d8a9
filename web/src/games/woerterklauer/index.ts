import type { Seat, WoerterklauerNews, WoerterklauerOptions, WoerterklauerView } from '../../protocol/types';
import type { Game } from '..';
import Sample from './Sample.svelte';
import { summary, where } from './summary';

/** What the shell knows of Wörterklauer before its code is there. */
export const woerterklauer: Game<WoerterklauerView, WoerterklauerOptions, WoerterklauerNews> = {
  id: 'woerterklauer',
  title: 'Wörterklauer',
  tagline: { de: 'Ein Buchstabe genügt, und das Wort ist deins.', en: 'One letter is enough, and the word is yours.' },
  goal: {
    de: 'Wenn dein Zug endet, müssen mehr Steine deine Farbe zeigen als die andere.',
    en: 'When your turn ends, more tiles must show your colour than the other one.',
  },
  duration: { de: '20 Minuten', en: '20 minutes' },
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

/** It waits for the mover, unless the other one has to answer a proposal. */
function waitsFor({ phase }: WoerterklauerView, seat: Seat): boolean {
  if (phase.phase === 'vowels') return phase.seat === seat;
  return phase.phase === 'play' && (phase.seat === seat) === (phase.proposal === null);
}
