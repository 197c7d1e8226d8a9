/** What goes over the wire, as the rules in `crates/games/src/buecherwurm` say it. */

import type { Seat, Sentence, Thumb, VoteView } from '../../protocol/types';

export type BuecherwurmLanguage = 'de' | 'en';
export type BuecherwurmThinking = 'normal' | 'double' | 'tenfold' | 'off';
export type BuecherwurmSide = 'theme_change' | 'not' | 'bonus' | 'any_letter' | 'stack' | 'question';
export type BuecherwurmDifficulty = 'easy' | 'middle' | 'hard';

export interface BuecherwurmOptions {
  language: BuecherwurmLanguage;
  special_die: boolean;
  children: boolean;
  unique: 'theme' | 'round';
  thinking: BuecherwurmThinking;
  target: number;
}

export interface BuecherwurmTheme {
  key: string;
  title: Sentence;
  difficulty: BuecherwurmDifficulty;
}

export interface BuecherwurmDie {
  face: string;
  points: number;
}

export interface BuecherwurmDesk {
  pile: number[];
  worms: number;
}

export interface BuecherwurmNamed {
  seat: Seat;
  word: string;
  die: number;
  from: Seat | null;
  theme: string;
}

export interface BuecherwurmRound {
  roller: Seat;
  theme: BuecherwurmTheme;
  dice: BuecherwurmDie[];
  special: { side: BuecherwurmSide; turned: boolean } | null;
  display: number[];
  aside: boolean;
  worms: number;
  desks: BuecherwurmDesk[];
  named: BuecherwurmNamed[];
}

export type BuecherwurmPhase =
  | { phase: 'new' }
  | { phase: 'choosing'; seat: Seat; why: 'round' | 'change'; card: BuecherwurmTheme[]; until: number }
  | { phase: 'turning'; seat: Seat; until: number }
  | { phase: 'naming'; seat: Seat; until: number | null; countdown: number | null; takeable: number[] }
  | {
      phase: 'voting';
      seat: Seat;
      word: string;
      die: number;
      from: Seat | null;
      known: boolean;
      hint: Sentence;
      vote: VoteView;
    }
  | { phase: 'waiting'; until: number }
  | { phase: 'over'; winners: Seat[] };

export interface BuecherwurmScore {
  failed: number;
  bonus: number;
  worms: number;
  dots: number;
  not: number;
  sum: number;
}

export type BuecherwurmRoundEnd = 'last_die' | 'failed';

export interface BuecherwurmPast {
  roller: Seat;
  theme: BuecherwurmTheme;
  side: BuecherwurmSide | null;
  by: Seat;
  how: BuecherwurmRoundEnd;
  dice: BuecherwurmDie[];
  desks: BuecherwurmDesk[];
  scores: BuecherwurmScore[];
}

export interface BuecherwurmView {
  options: BuecherwurmOptions;
  rounds: number;
  first: Seat | null;
  totals: number[];
  round: BuecherwurmRound | null;
  phase: BuecherwurmPhase;
  past: BuecherwurmPast | null;
}

/** What could have been named, by letter die. */
export interface BuecherwurmTerms {
  dice: string[][];
}

export type BuecherwurmAction =
  | { do: 'choose_theme'; theme: number }
  | { do: 'turn_die'; side: BuecherwurmSide }
  | { do: 'name'; word: string; die: number }
  | { do: 'change_theme' }
  | { do: 'give_up' }
  | { do: 'thumb'; thumb: Thumb };

export type BuecherwurmNews =
  | { news: 'drawn'; seat: Seat; why: 'round' | 'change' }
  | { news: 'themed'; theme: BuecherwurmTheme; seat: Seat | null }
  | { news: 'rolled'; seat: Seat; side: BuecherwurmSide | null }
  | { news: 'turned'; side: BuecherwurmSide; seat: Seat | null }
  | { news: 'turn'; seat: Seat }
  | { news: 'taken'; seat: Seat; word: string; die: number; from: Seat | null }
  | { news: 'doubted'; seat: Seat; word: string; die: number }
  | {
      news: 'voted';
      word: string;
      valid: boolean;
      tally: { up: number; down: number; missing: number };
      thumbs: { seat: Seat; thumb: Thumb | null }[];
    }
  | { news: 'changed' | 'passed'; seat: Seat }
  | { news: 'failed'; seat: Seat; why: 'time' | 'gave_up' | 'away' }
  | { news: 'round_over'; seat: Seat; how: BuecherwurmRoundEnd; scores: BuecherwurmScore[] }
  | { news: 'waiting' | 'resumed' }
  | { news: 'over'; winners: Seat[]; early: boolean };
