import type { Seat } from '../../protocol/types';
import type { Game } from '..';
import Sample from './Sample.svelte';
import { summary } from './summary';
import { where } from './where';
import type { BuecherwurmNews, BuecherwurmOptions, BuecherwurmView } from './wire';

/** What the shell knows of Bücherwurm before its code is there. */
export const buecherwurm: Game<BuecherwurmView, BuecherwurmOptions, BuecherwurmNews> = {
  id: 'buecherwurm',
  title: 'Bücherwurm',
  tagline: { de: 'Ein Begriff, ein Würfel. Klauen erlaubt.', en: 'A term, a die. Stealing is allowed.' },
  goal: {
    de: 'Sammle mit passenden Begriffen Würfel und komm vor den anderen auf 21 Punkte.',
    en: 'Collect dice with terms that fit, and be the first to reach 21 points.',
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

/** It waits for who is on turn, and in a vote for those who have not voted. */
function waitsFor({ phase }: BuecherwurmView, seat: Seat): boolean {
  if (phase.phase === 'voting') return phase.vote.voters.includes(seat) && !phase.vote.voted.includes(seat);
  return 'seat' in phase && phase.seat === seat;
}
