import type { Seat } from '../../src/protocol/types';

/** What the server would say of Wortkette: a word begins with the letter the last one ended with. */

export interface ChainOptions {
  target: number;
  time: 'normal' | 'double' | 'none';
}

export interface Link {
  seat: Seat;
  word: string;
}

export interface ChainView {
  options: ChainOptions;
  chain: Link[];
  points: number[];
  phase: { phase: 'naming'; seat: Seat; until: number | null } | { phase: 'over'; winners: Seat[] };
}

export type ChainAction = { do: 'name'; word: string };

export type ChainNews = { news: 'named'; seat: Seat; word: string } | { news: 'turn'; seat: Seat };

/** How long one may think, in milliseconds. */
export const THINKING = { normal: 30_000, double: 60_000, none: null };
