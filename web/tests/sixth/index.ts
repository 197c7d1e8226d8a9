import type { Game } from '../../src/games';
import type { GameId } from '../../src/protocol/types';
import { t } from './messages';
import Sample from './Sample.svelte';
import type { ChainNews, ChainOptions, ChainView } from './wire';

/** A sixth game that only tests know: what a screen needs at least, built from the kit. */
export const chain: Game<ChainView, ChainOptions, ChainNews> = {
  // No server has it, so the generated types do not know it.
  id: 'wortkette' as unknown as GameId,
  title: 'Wortkette',
  tagline: { de: 'Ein Wort gibt das andere.', en: 'One word leads to another.' },
  goal: {
    de: 'Knüpf Wörter aneinander, bis du genug Punkte hast.',
    en: 'Link words until you have enough points.',
  },
  duration: { de: '5 Minuten', en: '5 minutes' },
  Sample,
  Table: () => import('./Table.svelte'),
  Status: () => import('./Status.svelte'),
  Options: () => import('./Options.svelte'),
  Rules: () => import('./Rules.svelte'),
  TryOut: () => import('./TryOut.svelte'),
  Replay: () => import('./Replay.svelte'),
  Screen: () => import('./Screen.svelte'),
  where: ({ chain }) => t.links(chain.length),
  summary: ({ target, time }) => [
    { name: t.target, value: t.points(target) },
    { name: t.time, value: t[time] },
  ],
  waitsFor: ({ phase }, seat) => phase.phase === 'naming' && phase.seat === seat,
};
