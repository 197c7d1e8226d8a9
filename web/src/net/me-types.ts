/** What `/api/me` and its neighbours say. Written by hand until the server's own types (`protocol/generated.ts`) have it. */

import type { GameId, PublicTable, Stage, TakenSeat } from '../protocol/types';

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

export interface GameStatistics {
  game: GameId;
  games: number;
  won: number;
  /** Points a game. */
  mean: number;
  /** How it went, from the oldest to the newest: a direction, not a comparison. */
  curve: number[];
  calls?: number | null;
}

export interface BestLayout {
  points: number;
  /** What was possible with these dice, where that is known. */
  best: number | null;
  cells: [x: number, y: number, letter: string][];
  game: GameId;
  at: Stamp;
}

export interface NotedWord {
  word: string;
  game: GameId;
  at: Stamp;
}

/** Points a layout that were possible and not found. */
export interface Missed {
  mean: number;
  /** What it was before, where there is enough to say so. */
  then: number | null;
  curve: number[];
}

export interface GameStrength {
  game: GameId;
  rating: number;
  deviation: number;
  uncertain: boolean;
}

export interface Profile {
  name: string;
  sign: number | null;
  since: Stamp;
  results: number;
  won: number;
  games: GameStatistics[];
  best_layout: BestLayout | null;
  rarest: NotedWord | null;
  longest: NotedWord | null;
  missed: Missed | null;
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
