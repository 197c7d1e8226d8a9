import type { Frame, LetramixView, SeatInfo } from '../src/protocol/types';
import { GAME, type Script } from './stand-in';

/** The screens of the shell, each with what the server would say. */

const person = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({ name, kind: 'person', presence: 'here', ...changes });
const bot = (name: string): SeatInfo => ({ name, kind: 'bot', presence: 'here' });

export const LOBBY: Frame = {
  game: 'letramix',
  stage: 'lobby',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [person('Anna'), person('Ben'), person('Cem', { presence: 'away' }), bot('meister')],
  clock: { stopped: 0 },
  options: GAME.options,
  house: { allow: ['MOIN'], refuse: [] },
};

export const PLAYING: Frame = {
  game: 'letramix',
  stage: 'playing',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [person('Anna'), person('Ben'), person('Cem')],
  // Runs from when the stand-in was made.
  clock: { zero: 0 },
};

const DICE = [...'JAHRBDWOTASE'].map((letter) => ({ letter }));

export const VIEW: LetramixView = {
  options: GAME.options as unknown as LetramixView['options'],
  rounds: 2,
  first: 0,
  totals: [57, 52, 38],
  last: [10, 12, -3],
  streaks: [0, 0, 0],
  phase: {
    phase: 'laying',
    seat: 0,
    until: 120_000,
    reroll: false,
    reroll_until: null,
    dice: [...DICE, 'joker'],
    desks: [
      {
        shown: 'open',
        layout: [[0, 0, 0], [1, 1, 0], [2, 2, 0], [3, 3, 0]],
        worth: { points: -5, full: false, words: [{ word: 'JAHR', direction: 'across', points: 10 }], unused: 15, jokers: [] },
        counts: null,
        done: false,
      },
      { shown: 'silhouette', cells: [], done: false },
      { shown: 'silhouette', cells: [], done: false },
    ],
  },
  past: null,
};

export const OVER_VIEW: LetramixView = { ...VIEW, rounds: 5, phase: { phase: 'over', winners: [0] } };

export interface Scene {
  path: string;
  script: Script;
  /** Does this browser hold a seat? */
  seated?: boolean;
  /** Buttons to press, by name, before looking. */
  press?: string[];
  /** Milliseconds to wait before looking. */
  patience?: number;
}

const lobby: Script = { frame: LOBBY, watching: 2 };
const playing: Script = { frame: PLAYING, view: VIEW };

export const SCENES: Record<string, Scene> = {
  home: {
    path: '',
    script: { frame: LOBBY, openTables: [{ table: 't2', game: 'letramix', host: 'Mia', seated: 2, most: 8, opened: 0 }] },
  },
  'home-returning': { path: '', seated: true, script: lobby },
  'home-bot': { path: '', script: lobby, press: ['Gegen den Computer: LetraMix'] },
  'home-new-table': { path: '', script: lobby, press: ['Zusammen: LetraMix'] },
  join: { path: 'RUNE', script: lobby },
  lobby: { path: 'tisch/t1', seated: true, script: lobby },
  'lobby-alone': { path: 'tisch/t1', seated: true, script: { frame: { ...LOBBY, seats: [person('Anna')] } } },
  'lobby-guest': { path: 'tisch/t1', seated: true, script: { ...lobby, seat: 1 } },
  'lobby-hindrance': {
    path: 'tisch/t1',
    seated: true,
    script: { frame: { ...LOBBY, hindrance: { de: 'LetraMix spielt man allein oder zu höchstens acht.', en: 'LetraMix is for one to eight players.' } } },
  },
  'lobby-options': { path: 'tisch/t1', seated: true, script: lobby, press: ['Ändern'] },
  playing: { path: 'tisch/t1', seated: true, script: playing },
  'playing-menu': { path: 'tisch/t1', seated: true, script: playing, press: ['Menü'] },
  'playing-away': {
    path: 'tisch/t1',
    seated: true,
    script: { ...playing, frame: { ...PLAYING, seats: [person('Anna'), person('Ben', { presence: 'away' }), person('Cem')] } },
  },
  'playing-paused': { path: 'tisch/t1', seated: true, script: { ...playing, frame: { ...PLAYING, clock: { stopped: 30_000, by: 'host' } } } },
  over: { path: 'tisch/t1', seated: true, script: { frame: { ...PLAYING, stage: 'over', clock: { stopped: 900_000 } }, view: OVER_VIEW } },
  'taken-over': {
    path: 'tisch/t1',
    seated: true,
    script: { ...lobby, instead: { type: 'bye', reason: 'taken_over', sentence: { de: 'Woanders geöffnet.', en: 'Opened elsewhere.' } } },
  },
  rules: { path: 'regeln/letramix', script: lobby },
  privacy: { path: 'datenschutz', script: lobby },
  nowhere: { path: 'sonst/wo/hin', script: lobby },
};
