/** What goes between the engine and its worker, as JSON. The texts of rows, journal and searches are the engine's own. */

import type {
  Action,
  GameId,
  GameInfo,
  GameOptions,
  House,
  LogRow,
  Refusal,
  Seat,
  TableInfo,
  WordAnswer,
} from '../protocol/types';

/** A guest's number, and what they are called. */
export type Named = readonly [guest: number, name: string];

/** Opaque here. */
export type Row = string;

export interface Summary {
  game: GameId;
  stage: TableInfo['stage'];
  names: string[];
  /** When something happened last. */
  at: number;
}

/** A text for one of a table's connections. */
export interface Message {
  connection: number;
  text: string;
}

/** A question that takes long; another engine answers it. */
export interface Search {
  connection: number;
  id: number;
  [own: string]: unknown;
}

/** What a request to a table brought. */
export interface Batch {
  table: string;
  /** The number of the first of `rows`. */
  first: number;
  rows: Row[];
  journal: string[];
  /** All of the table. */
  names: Named[];
  summary: Summary;
  send: Message[];
  /** The last word to these connections. */
  close: Message[];
  /** When the table wants to be called. */
  wake: number | null;
  /** A computer player wants to think. */
  think: boolean;
  search: Search[];
  end_searches: boolean;
  /** The table has left the engine's memory: nobody is there, and nothing is due. */
  ended?: boolean;
  /** Tables that were opened by this one: a rematch. */
  opened: Batch[];
}

/** What is opened: as `POST /api/tables` is told. */
export interface Opening {
  game: GameId;
  name: string;
  options?: GameOptions;
  house?: House;
}

/** How a table judges. */
export interface Terms {
  game: GameId;
  options: unknown;
  house: House;
  public: boolean;
}

/** A word to judge by a table's rules. */
export interface Judging extends Terms {
  word: string;
}

/** A draft to judge by a table's rules, on the view it was made on. */
export interface Drafting extends Terms {
  view: unknown;
  seat: Seat;
  action: Action;
}

/** Every request with its answer. */
export interface Requests {
  games: [object, { games: GameInfo[] }];
  open: [Opening & { seed: string }, { opened: { table: string; secret: string }; batch: Batch }];
  load: [Kept & { seed: string }, { opened: { table: string; secret: string }; batch: Batch }];
  connect: [Talk, { batch: Batch }];
  say: [Talk, { batch: Batch }];
  disconnect: [Omit<Talk, 'text'>, { batch: Batch }];
  time: [{ table: string }, { batch: Batch }];
  think: [{ table: string }, { batch: Batch }];
  drop: [{ table: string }, object];
  log: [Kept, { table: TableInfo; rows: LogRow[] }];
  look_back: [Kept & { search: Search }, { text: string }];
  word: [Judging, { answer: WordAnswer | Refusal }];
  draft: [Drafting, { answer: unknown }];
  mark: [{ table: string }, { seq: number; mark: string }];
  simulate: [Simulating, { digest: string }];
  solve: [{ rack: string }, Solved];
}

/** Computer players among themselves, as `setzkasten simulate` lets them play. */
export interface Simulating {
  game: GameId;
  number: number;
  tables: number;
  bots: string[];
}

/** The best layout of a rack, as `setzkasten solve` finds it: what it is worth, and how long the search was. */
export interface Solved {
  score: number;
  proved: boolean;
  nodes: number;
}

export interface Talk {
  table: string;
  connection: number;
  text: string;
}

/** A table as it is kept. */
export interface Kept {
  stored: Row[];
  names: Named[];
}

export type Do = keyof Requests;
export type Request<D extends Do> = { do: D } & Requests[D][0];
export type Answer<D extends Do> = Requests[D][1];

/** The engine said no. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What the worker needs of an engine. */
export interface Asked {
  ask<D extends Do>(request: Request<D>): Answer<D>;
}
