/** What goes over the wire for Wortduell; the server's own types take its place. */

import type { Seat, Sentence, Time } from '../../protocol/types';

export type WortduellSide = number;
export type WortduellSquare = string;

export interface WortduellOptions {
  answers: 'automatic' | 'manual';
  clock: boolean;
  cards: 'selected' | 'endless';
  sides: WortduellSide[];
}

export interface WortduellPlace {
  word: string;
  from: WortduellSquare;
  to: WortduellSquare;
}

export type WortduellIdea = { letter: string } | WortduellPlace;

export type WortduellAction =
  | { do: 'call'; letter: string }
  | { do: 'guess'; word: string; from: WortduellSquare; to: WortduellSquare }
  | { do: 'pass' }
  | { do: 'mark'; squares: WortduellSquare[] }
  | { do: 'suggest'; idea: WortduellIdea | null }
  | { do: 'writer'; seat: Seat }
  | { do: 'next' }
  | { do: 'claim' };

export interface WortduellCall {
  letter: string;
  squares: WortduellSquare[];
}

export interface WortduellSuggestion {
  seat: Seat;
  idea: WortduellIdea;
}

export interface WortduellCard {
  open: boolean;
  rows: string[];
  words: WortduellPlace[];
  called: WortduellCall[];
  found: WortduellPlace[];
  known: WortduellSquare[];
  wrong: WortduellPlace[];
}

export interface WortduellPastCard {
  theme: Sentence | null;
  difficulty: number;
  rows: string[];
  words: WortduellPlace[];
  found: WortduellPlace[];
  known: WortduellSquare[];
}

export interface WortduellPast {
  winner: WortduellSide | null;
  points: number;
  starter: WortduellSide;
  found: [number, number];
  cards: [WortduellPastCard, WortduellPastCard];
}

export type WortduellEnding = 'points' | 'left' | 'claimed' | 'nobody';

export type WortduellPhase =
  | { phase: 'new' }
  | { phase: 'turn'; side: WortduellSide; seat: Seat; until: Time | null; may_pass: boolean; suggestions: WortduellSuggestion[] }
  | { phase: 'answer'; side: WortduellSide; seat: Seat; letter: string; until: Time }
  | { phase: 'round_over'; ready: Seat[]; until: Time }
  | { phase: 'over'; winner: WortduellSide | null; ending: WortduellEnding };

export interface WortduellView {
  options: WortduellOptions;
  sides: WortduellSide[];
  side: WortduellSide | null;
  first: WortduellSide | null;
  rounds: number;
  scores: [number, number];
  target: number;
  writers: [Seat | null, Seat | null];
  claim_from: [Time | null, Time | null];
  phase: WortduellPhase;
  cards: WortduellCard[];
  past: WortduellPast | null;
}

export type WortduellNews =
  | { news: 'dealt'; round: number }
  | { news: 'turn'; side: WortduellSide; seat: Seat }
  | { news: 'asked'; seat: Seat; letter: string }
  | { news: 'marked'; side: WortduellSide; seat: Seat | null; missed: WortduellSquare[]; wrong: WortduellSquare[]; lost: number }
  | { news: 'called'; seat: Seat; letter: string; squares: WortduellSquare[] }
  | { news: 'guessed'; seat: Seat; word: string; from: WortduellSquare; to: WortduellSquare; right: boolean }
  | { news: 'passed' | 'timed_out'; seat: Seat }
  | { news: 'round_over'; winner: WortduellSide; points: number; found: [number, number] }
  | { news: 'over'; winner: WortduellSide | null; ending: WortduellEnding };
