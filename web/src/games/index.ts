import type { Component } from 'svelte';
import type { TableConnection } from '../net/connection.svelte';
import type { GameId, LogRow, Seat, SeatInfo, Sentence, TableInfo } from '../protocol/types';
import { buecherwurm } from './buecherwurm';
import { letramix } from './letramix';
import { woerterklauer } from './woerterklauer';
import { wortduell } from './wortduell';
import { wurfUndWort } from './wurf-und-wort';

/** A component that is fetched when it is needed: `() => import('./Table.svelte')`. */
type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** The playing table, below the header; it fills the room that it gets. `connection.view` is the game's view. */
export type TableProps<View, News> = { connection: TableConnection<View, News> };

/** The game's part of the header while it is played: round, whose turn, glass. */
export type StatusProps<View> = { connection: TableConnection<View> };

/**
 * The form of a table's options. It shows `options` and reports every change as a whole; `seats` are those at the table,
 * and `open` says that strangers may join.
 */
export type OptionsProps<Options> = {
  options: Options;
  disabled: boolean;
  change: (options: Options) => void;
  seats?: readonly SeatInfo[];
  open?: boolean;
};

/** A finished table, row by row. */
export type ReplayProps = { table: TableInfo; rows: LogRow[] };

/** The table for a television: it watches, so it shows no secrets. The shell's header with the join code is above it. */
export type ScreenProps<View, News> = { connection: TableConnection<View, News> };

/**
 * What the shell knows of a game before its code is there. A game says what its view, options and news are; the shell
 * only hands them on, so to the shell they are anything.
 */
export interface Game<View = any, Options = any, News = any> {
  id: GameId;
  title: string;
  tagline: Sentence;
  /** The goal in one sentence, for its first screen (`FirstMinute`). */
  goal: Sentence;
  /** How long a table takes. */
  duration: Sentence;
  /** A small picture of what one plays with, for the home page; decoration. `size` is a die's side in pixels. */
  Sample: Component<{ size: number; short: boolean }>;
  Table: Lazy<TableProps<View, News>>;
  Status: Lazy<StatusProps<View>>;
  Options: Lazy<OptionsProps<Options>>;
  Rules: Lazy<Record<string, never>>;
  /** Three to six steps on a small board, framed by `parts/TryOut`: for the first screen; `Rules` shows it, too. */
  TryOut: Lazy<Record<string, never>>;
  Replay: Lazy<ReplayProps>;
  /** For a television. Its measures are multiples of `--u`, which is a pixel on 1920 × 1080. */
  Screen: Lazy<ScreenProps<View, News>>;
  /** Where it is played with cards: a page to print them. */
  Cards?: Lazy<Record<string, never>>;
  /** May one sit down while it is played? */
  lateComers?: boolean;
  /** Where in the game we are, for the header on the television. */
  where: (view: View) => string;
  /** Options in a few words for the lobby: what, and how it is set. */
  summary: (options: Options, seats: readonly SeatInfo[], isAlone?: boolean) => { name: string; value: string }[];
  /** Does the table wait for this seat? Then the title and the icon of the page say so. */
  waitsFor: (view: View, seat: Seat) => boolean;
}

/** All games with a screen, in the order of the home page. Which can be played is the server's word. */
export const GAMES: readonly Game[] = [woerterklauer, letramix, wurfUndWort, wortduell, buecherwurm];

export function game(id: GameId): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
