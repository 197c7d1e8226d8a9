import type { Seat, Sentence, Thumb, Time, VoteView } from '../../protocol/types';

export type WurfUndWortGround = 'unsuitable' | 'syllables' | 'part';
export type WurfUndWortContest =
  | { contest: 'objection'; by: Seat; ground: WurfUndWortGround }
  | { contest: 'plural' }
  | { contest: 'appeal' };
export type WurfUndWortResult = 'right' | 'unsuitable' | 'fault' | 'backed_out' | 'dropped' | 'nobody';

export interface WurfUndWortOptions {
  rounds: number;
  mode: 'buzzer' | 'collect';
  seconds: number;
  repeats: boolean;
}

export type WurfUndWortAction =
  | { do: 'stop'; pressed: Time }
  | { do: 'answer'; word: string }
  | { do: 'back_out' }
  | { do: 'object'; seat: Seat; ground: WurfUndWortGround }
  | { do: 'appeal' }
  | { do: 'thumb'; thumb: Thumb }
  | { do: 'pass' };

export interface WurfUndWortCard {
  theme: string;
  title: Sentence;
  factor: number;
  stems?: string[];
}

export type WurfUndWortDie =
  | { die: 'must'; letter: string; worth: number }
  | { die: 'must_not'; letter: string }
  | { die: 'syllables'; count: number; worth?: number };

export interface WurfUndWortPress {
  seat: Seat;
  at: number;
  arrived: number;
  lag: number;
}

export interface WurfUndWortPhoto {
  first: Seat;
  tie: boolean;
  presses: WurfUndWortPress[];
}

export interface WurfUndWortEntry {
  seat?: Seat;
  word?: string;
  result: WurfUndWortResult;
  points: number;
}

export type WurfUndWortLog = WurfUndWortEntry & { round: number; title: Sentence };

export interface WurfUndWortEnded {
  answers: WurfUndWortAnswer[];
  entries: WurfUndWortEntry[];
  points: number[];
  fitting: string[];
}

export interface WurfUndWortThumbs {
  up: Seat[];
  down: Seat[];
  missing: Seat[];
}

export interface WurfUndWortAnswer {
  seat: Seat;
  word: string;
  split: string;
  met: boolean[];
  syllables: [number, number];
  part?: string;
  plural?: boolean;
  fit: 'typical' | 'fits' | 'debatable' | 'related' | 'compound' | 'unknown' | 'forbidden';
  known: boolean;
  hint?: Sentence;
  contest?: WurfUndWortContest;
  thumbs?: WurfUndWortThumbs;
  result?: WurfUndWortResult;
}

export type WurfUndWortPhase =
  | { phase: 'new' }
  | { phase: 'searching'; reveal: Time; until: Time; passed: Seat[]; pressed: boolean; locked?: Time }
  | { phase: 'collecting'; reveal: Time; until: Time; passed: Seat[]; answered: Seat[]; own?: string }
  | { phase: 'naming'; seat: Seat; until: Time }
  | { phase: 'review'; answers: WurfUndWortAnswer[]; until: Time; passed: Seat[] }
  | { phase: 'voting'; seat: Seat; answers: WurfUndWortAnswer[]; vote: VoteView }
  | { phase: 'settled'; ended: WurfUndWortEnded; until: Time; passed: Seat[] }
  | { phase: 'over'; winners: Seat[]; ended?: WurfUndWortEnded };

export interface WurfUndWortView {
  options: WurfUndWortOptions;
  round: number;
  scores: number[];
  card?: WurfUndWortCard;
  dice: WurfUndWortDie[];
  worth: number;
  photo?: WurfUndWortPhoto;
  waiting?: Time;
  log: WurfUndWortLog[];
  phase: WurfUndWortPhase;
}

export type WurfUndWortNews =
  | { news: 'turned'; round: number }
  | { news: 'early'; seat: Seat }
  | { news: 'stopped'; seat: Seat; tie: boolean }
  | { news: 'answered'; seat: Seat; word: string }
  | { news: 'collected'; seat: Seat }
  | { news: 'closed' }
  | { news: 'contested'; seat: Seat; contest: WurfUndWortContest }
  | { news: 'vote'; seat: Seat }
  | { news: 'voted'; seat: Seat; thumbs: WurfUndWortThumbs }
  | { news: 'settled'; entries: WurfUndWortEntry[]; points: number[] }
  | { news: 'waiting' }
  | { news: 'resumed' }
  | { news: 'over'; winners: Seat[] };
