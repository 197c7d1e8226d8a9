/** What the page and its worker say to each other. */

import type { GameInfo, LogRow, Moving, Refusal, TableInfo, WordAnswer } from '../protocol/types';
import type { Drafting, Judging, Opening, Simulating, Solved } from './abi';

/** Which engine and words: as in the names of their files. */
export interface Versions {
  engine: string;
  words: string;
}

/** Where they are. */
export interface Places {
  code: string;
  words: string;
  versions: Versions;
}

/** What the page asks, with the answers. */
export interface Calls {
  games: [object, GameInfo[]];
  open: [Opening, { table: string; secret: string }];
  log: [{ table: string }, { table: TableInfo; rows: LogRow[] } | null];
  word: [Judging, WordAnswer | Refusal];
  draft: [Drafting, unknown];
  move: [{ table: string }, Moving];
  remove: [{ table: string }, object];
  simulate: [Simulating, { digest: string }];
  solve: [{ rack: string }, Solved];
}

export type Name = keyof Calls;
export type Call<N extends Name = Name> = { [K in N]: { call: K } & Calls[K][0] }[N];

export type ToWorker =
  | ({ to: 'start' } & Places)
  | { to: 'call'; id: number; call: Call }
  /** A connection speaks to a table, in the words of the protocol. */
  | { to: 'say'; connection: number; table: string; text: string }
  | { to: 'leave'; connection: number }
  /** Who asked has heard enough. */
  | { to: 'stop'; connection: number; id: number }
  | { to: 'hide'; isHidden: boolean };

export type FromWorker =
  | { from: 'started' }
  | { from: 'failed' }
  | { from: 'answer'; id: number; answer: unknown }
  | { from: 'refusal'; id: number; refusal: Refusal | null }
  | { from: 'text'; connection: number; text: string }
  | { from: 'closed'; connection: number };
