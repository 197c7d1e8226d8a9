/**
 * What goes over the wire, as docs/protocol.md says. The types come from the server's own (`generated.ts`, checked for
 * staleness by its tests); here stand the names the client uses, and what only the client can say more exactly.
 */

import type {
  ByeReason,
  FrameAction,
  FrameView,
  GameInfo as AnyGameInfo,
  HouseWords,
  MovedTable,
  NewTable as AnyNewTable,
  NewWordReport,
  PlaceView,
  Question,
  Refusal,
  Said,
  ServerMessage as Reply,
  Spoken,
  StageView,
  TakenSeat,
  WordAnswer,
  You,
} from './generated';

export type {
  AdminAppends,
  AdminOverview,
  AdminSeat,
  AdminTable,
  AdminTables,
  AdminTrouble,
  MutedName,
  NewReport,
  NewWordReport,
  ReportedName,
  ReportedWord,
} from './generated';

/** Whoever plays in this browser, as `/api/me` tells of them. */
export type {
  Best,
  BestLayout,
  Blocked,
  Companion,
  Curve,
  CurvePoint,
  FoundCompany,
  GameStatistics,
  GameStrength,
  History,
  KeptSeats,
  LinkCode,
  Me,
  MyDevice,
  MyTable,
  MyTables,
  NewBlock,
  NewSearch,
  NotedWord,
  PastGame,
  Profile,
  SheetWords,
  Statistics,
} from './generated';

export type {
  Band,
  ByeReason,
  CardDifficulty,
  Clock,
  Closing,
  DieFace,
  FrameNews,
  Layout,
  LetramixAction,
  LetramixBest,
  LetramixDesk,
  LetramixNews,
  LetramixOptions,
  LetramixPhase,
  LetramixView,
  LetramixWord,
  LetramixWorth,
  LineQuality,
  LogRow,
  MovedTable,
  NewSeat,
  PlacedDie,
  Presence,
  PrintedCard,
  PublicTable,
  Question,
  Refusal,
  Seat,
  Spoken,
  TableInfo,
  TakenSeat,
  Thumb,
  Time,
  VoteView,
  WordAnswer,
  WordGloss,
  You,
} from './generated';

export type {
  PlacedTile,
  TileColour,
  TileOnField,
  WoerterklauerAction,
  WoerterklauerChanges,
  WoerterklauerDraft,
  WoerterklauerEnding,
  WoerterklauerLevel,
  WoerterklauerMissed,
  WoerterklauerNews,
  WoerterklauerOptions,
  WoerterklauerPast,
  WoerterklauerHow,
  WoerterklauerKnown,
  WoerterklauerMade,
  WoerterklauerTold,
  WoerterklauerPhase,
  WoerterklauerProposal,
  WoerterklauerStealable,
  WoerterklauerSteps,
  WoerterklauerView,
} from './generated';

export type {
  WortduellAction,
  WortduellAttempt,
  WortduellCall,
  WortduellCard,
  WortduellEnding,
  WortduellIdea,
  WortduellNews,
  WortduellOptions,
  WortduellPast,
  WortduellPastCard,
  WortduellPhase,
  WortduellPlace,
  WortduellSide,
  WortduellSolution,
  WortduellSquare,
  WortduellSuggestion,
  WortduellView,
  WurfUndWortAction,
  WurfUndWortAnswer,
  WurfUndWortCard,
  WurfUndWortContest,
  WurfUndWortDie,
  WurfUndWortEnded,
  WurfUndWortEntry,
  WurfUndWortFitting,
  WurfUndWortGround,
  WurfUndWortLog,
  WurfUndWortNews,
  WurfUndWortOptions,
  WurfUndWortPhase,
  WurfUndWortPhoto,
  WurfUndWortPress,
  WurfUndWortThumbs,
  WurfUndWortView,
} from './generated';

/** How a table of a browser has been played so far. */
export type Moving = Omit<MovedTable, 'game' | 'name'>;

export type GameId = string;
export type Sentence = Said;
export type House = HouseWords;
export type Stage = StageView;
export type SeatInfo = PlaceView;

/** A game's options, whatever they are; the game knows them better. */
export type GameOptions = Record<string, unknown>;
export type GameInfo = AnyGameInfo & { options: GameOptions };
export type NewTable = AnyNewTable & { options?: GameOptions };
export type OpenedTable = TakenSeat;

/** Something the game's rules know. */
export interface Action {
  do: string;
}

export type Arrangement = FrameAction<GameOptions>;
export type Frame = FrameView<GameOptions>;

/** What the game finds in hindsight is the game's. */
export type AnswerTo<Q extends Question> = Q extends { ask: 'word' }
  ? WordAnswer
  : Q extends { ask: 'syllables' }
    ? Spoken
    : Q extends { ask: 'house' }
      ? House
      : unknown;

export type ClientMessage =
  | { type: 'hello'; secret?: string; seq: number; mark?: number }
  | { type: 'act'; id: number; moment: number; action: Action }
  | { type: 'arrange'; id: number; action: Arrangement }
  | { type: 'ask'; id: number; question: Question }
  | { type: 'stop'; id: number }
  | { type: 'pong'; at: number };

/** `View` and `News` are the game's; news of the frame stand among its own. */
export interface TableMessage<View = unknown, News = unknown> {
  type: 'table';
  after: number;
  seq: number;
  /** Says which past this row has, where that may change; it goes back with the next hello. */
  mark?: number;
  moment: number;
  you: You | null;
  news: News[];
  frame: Frame;
  view: View;
}

export type Done = Extract<Reply, { type: 'done' }>;
export type Refused = Extract<Reply, { type: 'refused' }>;
export type Ping = Extract<Reply, { type: 'ping' }>;
/** Whoever runs the server announces a restart; without a time, it was called off. */
export type Restart = Extract<Reply, { type: 'restart' }>;
export type Bye = { type: 'bye'; reason: ByeReason; sentence: Sentence };
export type Answer =
  /** `more`: a better answer follows. */
  { type: 'answer'; id: number; answer: unknown; more?: boolean } | { type: 'answer'; id: number; refusal: Refusal };

export type ServerMessage<View = unknown, News = unknown> =
  TableMessage<View, News> | Done | Refused | Answer | Ping | { type: 'reset' } | Restart | Bye;

/** What somebody says of a verdict on a word. */
export type WordClaim = NewWordReport['claim'];
