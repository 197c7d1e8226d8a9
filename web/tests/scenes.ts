import type {
  Band,
  DieFace,
  Frame,
  GameInfo,
  Layout,
  LetramixBest,
  LetramixView,
  LogRow,
  Question,
  SeatInfo,
} from '../src/protocol/types';
import { ADMIN_SCENES, COMING } from './admin';
import { BUECHERWURM_SCENES, MORE_BUECHERWURM_SCENES } from './buecherwurm';
import { LETRAMIX_SCENES } from './letramix';
import { anna, personScenes } from './persons';
import { ENGINE, GAME, type Script } from './stand-in';
import { KLAUER_SCENES } from './woerterklauer';
import { DUELL_MORE, DUELL_SCENES } from './wortduell';
import { MORE_SCENES, WURF_SCENES } from './wurf-und-wort';

/** The screens of the shell, each with what the server would say. */

const person = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  kind: 'person',
  presence: 'here',
  ...changes,
});
const bot = (name: string, level: string): SeatInfo => ({
  name,
  kind: 'bot',
  level,
  character: name,
  presence: 'here',
});

/** The five, as the server offers them; their options are not looked at here. */
const ALL_GAMES: GameInfo[] = [
  { ...GAME, game: 'woerterklauer', seats: { least: 2, most: 2 } },
  GAME,
  { ...GAME, game: 'wurf-und-wort', seats: { least: 3, most: 8 } },
  { ...GAME, game: 'wortduell', seats: { least: 2, most: 8 } },
  { ...GAME, game: 'buecherwurm', seats: { least: 2, most: 6 } },
];

export const LOBBY: Frame = {
  game: 'letramix',
  stage: 'lobby',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [
    person('Anna', { sign: 0, ready: true, line: 'good' }),
    person('Ben', { sign: 4, ready: true, line: 'fair' }),
    person('Cem', { sign: 2, presence: 'away' }),
    bot('Emil', 'meister'),
  ],
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
        layout: [
          [0, 0, 0],
          [1, 1, 0],
          [2, 2, 0],
          [3, 3, 0],
        ],
        worth: {
          points: -5,
          full: false,
          words: [{ word: 'JAHR', direction: 'across', points: 10 }],
          unused: 15,
          jokers: [],
        },
        counts: null,
        done: false,
      },
      { shown: 'silhouette', cells: [], done: false },
      { shown: 'silhouette', cells: [], done: false },
    ],
  },
  past: null,
};

const ROLL: DieFace[] = [...DICE, 'joker'];
const LAID: Layout = [
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [3, 3, 0],
  [5, 1, 1],
  [4, 1, -1],
];
const BEST: LetramixBest = {
  layout: [
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 0, 2],
    [9, 1, 2],
    [5, 2, 2],
    [6, 3, 1],
    [7, 3, 2],
    [8, 3, 3],
  ],
  points: 31,
  words: [],
  proved: true,
  bound: 31,
};
const past = (seat: number | null): LetramixView['past'] => ({
  seat,
  dice: ROLL,
  layouts: [{ layout: LAID, points: 10 }, seat === null ? { layout: LAID.slice(0, 4), points: -5 } : null, null],
});

/** What the table knows: the best layouts, and every word. */
function known(question: Question): unknown {
  if (question.ask === 'hindsight') {
    const { band } = question.about as { band: Band };
    return { ...BEST, proved: band !== 'all', bound: band === 'all' ? 38 : 31 };
  }
  const word = question.ask === 'word' ? question.word : '';
  return { word, allowed: true, reason: 'ok', sentence: { de: `${word}: Substantiv`, en: `${word}: noun` } };
}

const TURN: LetramixView = { ...VIEW, phase: { phase: 'to_roll', seat: 1, until: 90_000 }, past: past(0) };
const GATHERING: LetramixView = {
  ...VIEW,
  options: { ...VIEW.options, mode: 'same_roll' },
  phase: { phase: 'gathering', ready: [1], until: 60_000 },
  past: past(null),
};
const RIVALS: LetramixView = {
  ...VIEW,
  options: GATHERING.options,
  phase: {
    phase: 'laying',
    seat: null,
    until: 120_000,
    reroll: false,
    reroll_until: null,
    dice: ROLL,
    desks: [
      { shown: 'open', layout: LAID, worth: null, counts: LAID.slice(0, 4), done: false },
      { shown: 'silhouette', cells: LAID.map(([, x, y]) => ({ x, y })), done: false },
      {
        shown: 'silhouette',
        cells: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        done: true,
      },
    ],
  },
};

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
const LOG: LogRow[] = [
  row(1, { frame: 'opened' }),
  row(2, { event: 'began', first: 0 }, { event: 'turn', seat: 0, at: 0 }),
  row(3, { event: 'rolled', dice: ROLL, at: 1 }),
  row(4, {
    event: 'laid',
    seat: 0,
    layout: LAID,
    worth: { points: 10, full: false, words: [], unused: 6, jokers: [] },
  }),
  row(
    5,
    { event: 'scored', seat: 0, points: 10, full: false },
    { event: 'round_over' },
    { event: 'over', winners: [0] },
  ),
];

export const OVER_VIEW: LetramixView = { ...VIEW, rounds: 5, phase: { phase: 'over', winners: [0] }, past: past(0) };

export interface Scene {
  path: string;
  script: Script;
  /** What is done in the page before it is loaded, with what is `given`. */
  before?: (given: string | null) => void;
  given?: string | null;
  /** What comes late: it has to be there before anything is pressed. */
  text?: string;
  /** Does this browser hold a seat? */
  seated?: boolean;
  /** Buttons to press, by name, before looking. */
  press?: string[];
  /** Cells to tap, by the beginnings of their names. */
  tap?: string[];
  /** What to write into fields, by their labels. */
  write?: Record<string, string>;
  /** Buttons to press after that. */
  then?: string[];
  /** Milliseconds to wait before looking. */
  patience?: number;
}

const lobby: Script = { frame: LOBBY, watching: 2 };
const playing: Script = { frame: PLAYING, view: VIEW };

/** In the page: a release has been fetched that is newer than the page, and waits. */
function letReleaseWait(): void {
  const worker = {
    postMessage: (_: unknown, [port]: MessagePort[] = []) => port?.postMessage('assets/index-newer.js'),
  };
  const registration = { waiting: worker, active: worker, addEventListener: () => undefined };
  Object.assign(navigator.serviceWorker, { register: async () => registration });
}

/** What only a client that was built with the engine can show. */
export const ENGINE_SCENES: Record<string, Scene> = {
  'home-offline': {
    path: '',
    seated: true,
    script: { ...lobby, away: true },
    before: (engine) => localStorage.setItem('setzkasten.engine', engine ?? ''),
    given: ENGINE,
    text: 'Gerade fehlt die Verbindung zum Server.',
  },
};

export const SCENES: Record<string, Scene> = {
  home: {
    path: '',
    script: {
      frame: LOBBY,
      openTables: [{ table: 't2', game: 'letramix', host: 'Mia', seated: 2, most: 8, opened: 0 }],
    },
  },
  'home-all': {
    path: '',
    seated: true,
    script: {
      frame: LOBBY,
      games: ALL_GAMES,
      openTables: [{ table: 't2', game: 'letramix', host: 'Mia', seated: 2, most: 8, opened: 0 }],
    },
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
    script: {
      frame: {
        ...LOBBY,
        hindrance: {
          de: 'LetraMix spielt man allein oder zu höchstens acht.',
          en: 'LetraMix is for one to eight players.',
        },
      },
    },
  },
  'lobby-options': { path: 'tisch/t1', seated: true, script: lobby, press: ['Ändern'] },
  playing: { path: 'tisch/t1', seated: true, script: playing },
  'playing-menu': { path: 'tisch/t1', seated: true, script: playing, press: ['Menü'] },
  'playing-away': {
    path: 'tisch/t1',
    seated: true,
    script: {
      ...playing,
      frame: { ...PLAYING, seats: [person('Anna'), person('Ben', { presence: 'away' }), person('Cem')] },
    },
  },
  'playing-paused': {
    path: 'tisch/t1',
    seated: true,
    script: { ...playing, frame: { ...PLAYING, clock: { stopped: 30_000, by: 'host' } } },
  },
  'playing-finish': { path: 'tisch/t1', seated: true, script: playing, press: ['Fertig'] },
  'playing-at-once': { path: 'tisch/t1', seated: true, script: { frame: PLAYING, view: RIVALS } },
  watching: { path: 'tisch/t1', script: { ...playing, seat: null } },
  'to-roll': {
    path: 'tisch/t1',
    seated: true,
    script: { frame: PLAYING, view: { ...TURN, phase: { phase: 'to_roll', seat: 0, until: 90_000 }, past: null } },
  },
  between: { path: 'tisch/t1', seated: true, script: { frame: PLAYING, view: TURN, answer: known }, patience: 400 },
  gathering: {
    path: 'tisch/t1',
    seated: true,
    script: { frame: PLAYING, view: GATHERING, answer: known },
    patience: 400,
  },
  over: {
    path: 'tisch/t1',
    seated: true,
    script: { frame: { ...PLAYING, stage: 'over', clock: { stopped: 900_000 } }, view: OVER_VIEW, answer: known },
    patience: 400,
  },
  replay: {
    path: 'wiederholung/t1',
    script: {
      frame: { ...PLAYING, stage: 'over', clock: { stopped: 900_000 } },
      view: OVER_VIEW,
      log: LOG,
      answer: known,
    },
    patience: 400,
  },
  'taken-over': {
    path: 'tisch/t1',
    seated: true,
    script: {
      ...lobby,
      instead: { type: 'bye', reason: 'taken_over', sentence: { de: 'Woanders geöffnet.', en: 'Opened elsewhere.' } },
    },
  },
  closed: { path: 'tisch/t1', seated: true, script: { frame: { ...LOBBY, stage: 'over', closed: 'lobby' } } },
  rules: { path: 'regeln/letramix', script: lobby },
  'home-release': {
    path: '',
    seated: true,
    script: lobby,
    before: letReleaseWait,
    text: 'neue Fassung',
  },
  'playing-invite': {
    path: 'tisch/t1',
    seated: true,
    script: { ...playing, frame: { ...PLAYING, seats: [person('Anna'), bot('Frieda', 'lehrling')] } },
    // The table has just come from this browser.
    before: () => sessionStorage.setItem('setzkasten.moved.t1', 'new'),
    text: 'Die Partie läuft weiter.',
  },
  'join-playing': {
    path: 'RUNE',
    script: { frame: { ...PLAYING, seats: [person('Anna'), bot('Frieda', 'lehrling')] }, takes: true },
  },
  ...(ENGINE === null ? {} : ENGINE_SCENES),
  privacy: { path: 'datenschutz', script: lobby },
  'playing-restart': { path: 'tisch/t1', seated: true, script: { ...playing, restart: COMING } },
  'playing-report': {
    path: 'tisch/t1',
    seated: true,
    script: playing,
    press: ['Menü'],
    then: ['Jemanden melden oder meiden'],
  },
  'join-given': { path: 'RUNE', script: { frame: { ...LOBBY, public: true }, givesNames: true } },
  'lobby-person': {
    path: 'tisch/t1',
    seated: true,
    script: { ...lobby, person: anna() },
    press: ['Ben: melden oder meiden'],
  },
  'playing-seeking': {
    path: '',
    script: {
      frame: { ...PLAYING, public: true, seats: [person('Eichhorn'), bot('Frieda', 'lehrling')] },
      view: { ...VIEW, totals: [57, 52], last: [10, 12], streaks: [0, 0] },
      person: anna({ 'POST me/find': { table: 't1', code: 'RUNE', secret: 'key', waits: true } }),
    },
    press: ['Mitspieler finden', 'Suchen'],
  },
  ...personScenes(LOBBY, ALL_GAMES),
  ...ADMIN_SCENES,
  nowhere: { path: 'sonst/wo/hin', script: lobby },
  ...LETRAMIX_SCENES,
  ...KLAUER_SCENES,
  ...DUELL_SCENES,
  ...(process.env.LOOK ? DUELL_MORE : {}),
  ...WURF_SCENES,
  ...(process.env.LOOK ? MORE_SCENES : {}),
  ...BUECHERWURM_SCENES,
  ...(process.env.LOOK ? MORE_BUECHERWURM_SCENES : {}),
};
