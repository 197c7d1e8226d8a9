/** What `/api/me` and its neighbours say. Written by hand until the server's own types (`protocol/generated.ts`) have it. */

import type { GameId, PublicTable, Sentence, Stage, TakenSeat } from '../protocol/types';

type Stamp = PublicTable['opened'];

/** Somebody who plays in this browser, and what is known of their devices. */
export interface Me {
  name: string;
  sign: number | null;
  since: Stamp;
  /** All who play on this device, oneself included. */
  people: { name: string; sign: number | null }[];
  /** Which of them is oneself. */
  current: number;
  /** The number of this device. */
  device: number;
  devices: Device[];
  /** The last part of the public profile's address, where there is one. */
  public: string | null;
  /** Are the strengths shown? */
  strengths: boolean;
  /** After so many days without a visit a person is forgotten; null: never. */
  keep_days: number | null;
  /** A device that was connected since; told once. */
  linked: string | null;
  /** Is there a printed way back? */
  sheet: boolean;
}

export interface Device {
  number: number;
  label: string;
  seen: Stamp;
  here: boolean;
}

export interface MyTable {
  table: string;
  game: GameId;
  stage: Stage;
  code: string;
  names: string[];
  at: Stamp;
  seats: number;
  most: number;
  /** Somebody has opened it for us; we do not sit there yet. */
  invited: boolean;
}

export interface MyTables {
  running: MyTable[];
  over: MyTable[];
}

export interface CurvePoint {
  from: Stamp;
  results: number;
  won: number;
  /** All points together. */
  points: number;
}

/** Results in their order, each point the same number of them but for the last. */
export interface Curve {
  each: number;
  points: CurvePoint[];
}

/** One game's numbers; a mean is `points / results`. */
export interface GameStatistics {
  game: GameId;
  results: number;
  won: number;
  left: number;
  points: number;
  minutes: number;
  curve: Curve;
  last: { won: boolean; points: number }[];
}

/** The best of all results, and where it was. */
export interface Best<T> {
  game: GameId;
  at: Stamp;
  what: T;
}

export interface BestLayout {
  points: number;
  /** The most that was possible, if somebody has looked. */
  possible?: number;
  cells: { x: number; y: number; letter: string; joker?: boolean }[];
}

export interface NotedWord {
  word: string;
  letters: number;
  commonness: number;
  /** The theme it was named for. */
  theme?: Sentence;
}

/** What a profile shows of all results. */
export interface Statistics {
  results: number;
  won: number;
  games: GameStatistics[];
  best_layout: Best<BestLayout> | null;
  rarest: Best<NotedWord> | null;
  longest: Best<NotedWord> | null;
  /** Points that were possible and not found, in so many layouts. */
  missed: { points: number; layouts: number };
  missed_curve: Curve;
  /** Letters called for the cards that were solved. */
  calls: { letters: number; cards: number };
}

export interface GameStrength {
  game: GameId;
  rating: number;
  deviation: number;
  uncertain: boolean;
}

export interface Profile extends Statistics {
  name: string;
  sign: number | null;
  since: Stamp;
  /** Null while they are hidden. */
  strengths: GameStrength[] | null;
}

export interface PastGame {
  table: string;
  game: GameId;
  kind: string;
  at: Stamp;
  seats: number;
  place: number;
  points: number;
  won: boolean;
  /** They gave up, or were away at the end. */
  left: boolean;
  rivals: { name: string; place: number; points: number; bot: boolean }[];
  /** Is its replay still there? */
  kept: boolean;
}

export interface History {
  results: PastGame[];
  next: number | null;
}

/** Somebody one has played with before. */
export interface Companion {
  index: number;
  name: string;
  times: number;
  game: GameId;
}

/** Somebody one does not want to be put together with. */
export interface Block {
  index: number;
  name: string;
  at: Stamp;
}

export interface PairingCode {
  code: string;
  seconds: number;
}

export interface Found extends TakenSeat {
  /** Nobody was there yet. */
  waits: boolean;
}
