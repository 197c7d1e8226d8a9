import type { Looked } from '../src/net/admin';
import type { Frame } from '../src/protocol/types';
import { type Script, TOKEN } from './stand-in';

const MINUTE = 60_000;
/** A quarter past eight in the evening, in Berlin. */
export const EVENING = Date.UTC(2026, 10, 18, 19, 15);
/** The same hour in a year that is never over: what is announced for it is still to come. */
export const COMING = Date.UTC(2099, 10, 18, 19, 15);

const person = (guest: number, name: string, has_name = true) => ({ name, guest, has_name });

/** A server on a quiet evening, with something of everything. */
export const LOOKED: Looked = {
  overview: {
    version: '1.0.0',
    now: EVENING,
    shared: false,
    tables: 2,
    most_tables: 10_000,
    players: 4,
    watching: 1,
    most_sockets: 20_000,
    disk: { free: 42_300_000_000, is_low: false },
    appends: { slow_from: 100, slow: 1, failed: 0, last: [{ at: EVENING - 50 * MINUTE, millis: 412 }] },
    trouble: {
      errors: 1,
      warnings: 1,
      last: [
        {
          at: EVENING - 12 * MINUTE,
          level: 'warning',
          text: 'the disk is nearly full: when it is full, games stand still; make room folder=/var/lib/setzkasten megabytes=812',
        },
        {
          at: EVENING - 90 * MINUTE,
          level: 'error',
          text: 'a table is damaged and is not loaded again before a restart table=ABCDEFGHJKLM error=row 7 cannot be read',
        },
      ],
    },
    restart: null,
    own_public_names: false,
  },
  tables: {
    count: 2,
    alive: [
      {
        table: 'BCDFGHJKLMNP',
        code: 'RUNE',
        game: 'letramix',
        stage: 'playing',
        public: false,
        opened: EVENING - 25 * MINUTE,
        due: EVENING + 14 * 24 * 60 * MINUTE,
        seats: [
          person(0, 'Anna'),
          person(7, 'Blödmann'),
          person(9, 'Gast', false),
          { name: 'meister', guest: null, has_name: false },
        ],
        here: 3,
        watching: 1,
      },
      {
        table: 'CDFGHJKLMNPR',
        code: 'SALU',
        game: 'wurf-und-wort',
        stage: 'lobby',
        public: true,
        opened: EVENING - 70 * MINUTE,
        due: EVENING + 24 * 60 * MINUTE,
        seats: [person(0, 'Eichhorn')],
        here: 1,
        watching: 0,
      },
    ],
    due: [
      {
        table: 'DFGHJKLMNPRS',
        code: 'BEBE',
        game: 'wortduell',
        stage: 'over',
        public: false,
        opened: EVENING - 400 * 24 * 60 * MINUTE,
        due: EVENING - 399 * 24 * 60 * MINUTE,
        seats: [person(0, 'Mia'), person(1, 'Noah')],
        here: 0,
        watching: null,
      },
    ],
  },
  reports: [{ table: 'BCDFGHJKLMNP', guest: 7, name: 'Blödmann', at: EVENING - 5 * MINUTE, times: 2 }],
  words: [
    {
      word: 'FLÜMBEL',
      game: 'letramix',
      verdict: 'unknown',
      claim: 'missing',
      times: 4,
      sentence: 'FLÜMBEL: steht nicht in der Wortliste',
      correction: 'Flümbel + noun  # 4 × missing: letramix, unknown',
    },
    {
      word: 'QAT',
      game: 'woerterklauer',
      verdict: 'ok',
      claim: 'why',
      times: 1,
      sentence: 'QAT: Substantiv',
      correction: '# QAT  # 1 × why: woerterklauer, ok',
    },
  ],
  names: [
    { pattern: 'dumm*', text: 'Dumm*', at: EVENING - 3 * 24 * 60 * MINUTE },
    { pattern: 'arg', text: 'Arg', at: EVENING - 9 * 24 * 60 * MINUTE },
  ],
};

/** There is a table behind every page; here it does not matter. */
const FRAME: Frame = {
  game: 'letramix',
  stage: 'lobby',
  code: 'RUNE',
  public: false,
  host: null,
  seats: [],
  clock: { stopped: 0 },
};

export const admin = (changes: Partial<Looked> = {}): Script => ({ frame: FRAME, admin: { ...LOOKED, ...changes } });

const NOTHING: Partial<Looked> = {
  overview: {
    ...LOOKED.overview,
    restart: COMING,
    disk: null,
    shared: true,
    appends: { slow_from: 100, slow: 0, failed: 0, last: [] },
    trouble: { errors: 0, warnings: 0, last: [] },
  },
  tables: { count: 0, alive: [], due: [] },
  reports: [],
  words: [],
  names: [],
};

const WRITE = { 'Kennwort der Verwaltung': TOKEN };

export const ADMIN_SCENES = {
  admin: { path: 'verwaltung', script: admin() },
  'admin-board': { path: 'verwaltung', script: admin(), write: WRITE, then: ['Anmelden'] },
  'admin-quiet': { path: 'verwaltung', script: admin(NOTHING), write: WRITE, then: ['Anmelden'] },
  'admin-sure': { path: 'verwaltung', script: admin(), write: WRITE, then: ['Anmelden', 'Tisch löschen: RUNE'] },
};
