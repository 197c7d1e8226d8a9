import type { WortduellNews, WortduellOptions, WortduellView } from '../../protocol/types';
import type { Game } from '..';
import Sample from './Sample.svelte';
import { summary } from './summary';
import { waitsFor } from './waits';
import { where } from './where';

/** What the shell knows of Wortduell before its code is there. */
export const wortduell: Game<WortduellView, WortduellOptions, WortduellNews> = {
  id: 'wortduell',
  title: 'Wortduell',
  tagline: {
    de: 'Sechs Wörter verdeckt, ein Buchstabe nach dem anderen.',
    en: 'Six covered words, one letter after the other.',
  },
  goal: {
    de: 'Finde die sechs Wörter auf der Karte der anderen Seite, bevor sie deine findet.',
    en: 'Find the six words on the other side’s card before they find yours.',
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
  Cards: () => import('./cards/Cards.svelte'),
  where,
  summary,
  waitsFor,
};
