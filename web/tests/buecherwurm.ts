import type { ClientMessage, Frame, GameInfo, LogRow, SeatInfo } from '../src/protocol/types';
import { EXAMPLE } from '../src/games/buecherwurm/samples';
import type {
  BuecherwurmAction,
  BuecherwurmOptions,
  BuecherwurmPast,
  BuecherwurmPhase,
  BuecherwurmRound,
  BuecherwurmTheme,
  BuecherwurmView,
} from '../src/games/buecherwurm/wire';
import type { Scene } from './scenes';
import { CHARACTERS, LEVELS, type Script } from './stand-in';

/** The screens of Bücherwurm, with the position of the mock-up: Anna is to move and may steal the H from Cem. */

const OPTIONS: BuecherwurmOptions = {
  language: 'de',
  special_die: true,
  children: false,
  unique: 'theme',
  terms: 'list',
  decent: null,
  pace: 'normal',
  target: 21,
};

export const BUECHERWURM: GameInfo = {
  game: 'buecherwurm',
  seats: { least: 2, most: 6 },
  options: OPTIONS as unknown as GameInfo['options'],
  bots: [...LEVELS],
  characters: [...CHARACTERS],
};

const games = [BUECHERWURM];
const person = (name: string): SeatInfo => ({ name, kind: 'person', presence: 'here' });

export const FRAME: Frame = {
  game: 'buecherwurm',
  stage: 'playing',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [person('Anna'), person('Ben'), person('Cem')],
  clock: { zero: 0 },
};

const theme = (key: string, de: string, en: string, difficulty: BuecherwurmTheme['difficulty']): BuecherwurmTheme => ({
  key,
  title: { de, en },
  difficulty,
});
const CARD = [
  theme('in-der-kueche', 'In der Küche', 'In the kitchen', 'easy'),
  theme('was-man-oft-vergisst', 'Was man oft vergisst', 'What one often forgets', 'middle'),
  theme('adel-und-titel', 'Adel und Titel', 'Nobility and titles', 'hard'),
];

export const NAMING: Extract<BuecherwurmPhase, { phase: 'naming' }> = {
  phase: 'naming',
  seat: 0,
  until: 43_000,
  countdown: 38_000,
  takeable: [0, 3, 4, 7, 5, 2],
};

export const VIEW: BuecherwurmView = {
  options: OPTIONS,
  rounds: 3,
  first: 0,
  totals: [14, 12, 9],
  round: EXAMPLE,
  phase: NAMING,
  past: null,
};

export const PAST: BuecherwurmPast = {
  roller: 2,
  theme: EXAMPLE.theme,
  side: 'not',
  by: 1,
  how: 'failed',
  dice: EXAMPLE.dice,
  desks: EXAMPLE.desks,
  scores: [
    { failed: 0, bonus: 0, worms: 0, dots: 2, not: 0, sum: 2 },
    { failed: -2, bonus: 0, worms: 1, dots: 2, not: 2, sum: 3 },
    { failed: 0, bonus: 0, worms: 1, dots: 3, not: 0, sum: 4 },
  ],
};

/** Everything lies in the middle, nothing has been named. */
const FRESH: BuecherwurmRound = {
  ...EXAMPLE,
  special: { side: 'theme_change', turned: false },
  display: [0, 1, 2, 3, 4, 5, 6, 7],
  worms: 6,
  desks: EXAMPLE.desks.map(() => ({ pile: [], worms: 0 })),
  named: [],
};

const STACK: BuecherwurmRound = {
  ...EXAMPLE,
  theme: theme('was-man-oft-vergisst', 'Was man oft vergisst', 'What one often forgets', 'middle'),
  special: { side: 'stack', turned: true },
  display: [7, 3],
  worms: 0,
  desks: [
    { pile: [6, 1], worms: 3 },
    { pile: [4, 0, 2], worms: 2 },
    { pile: [5], worms: 1 },
  ],
};

export function wurm(
  phase: BuecherwurmPhase,
  view: Partial<BuecherwurmView> = {},
  script: Partial<Script> = {},
): Script {
  return { frame: FRAME, games, view: { ...VIEW, ...view, phase }, ...script };
}

/** A server that takes every term for the theme's, but for one. */
export const REFUSED = 'Hering';
export const naming: NonNullable<Script['command']> = (message: ClientMessage, script: Script) => {
  const action = message.type === 'act' ? (message.action as BuecherwurmAction) : null;
  const now = script.view as BuecherwurmView;
  if (action?.do !== 'name' || !now.round || action.word === REFUSED) return;
  const { round } = now;
  const from = round.desks.findIndex(({ pile }) => pile.includes(action.die));
  const desks = round.desks.map(({ pile, worms }, seat) => ({
    pile: seat === 0 ? [...pile, action.die] : pile.filter((die) => die !== action.die),
    worms: worms + (seat === from ? 1 : 0),
  }));
  const named = { seat: 0, word: action.word, die: action.die, from: from < 0 ? null : from, theme: round.theme.key };
  script.view = {
    ...now,
    round: {
      ...round,
      desks,
      display: round.display.filter((die) => die !== action.die),
      named: [...round.named, named],
    },
    phase: { ...NAMING, seat: 1, until: 55_000, countdown: 50_000, takeable: [] },
  } satisfies BuecherwurmView;
};

export const VOTING: Extract<BuecherwurmPhase, { phase: 'voting' }> = {
  phase: 'voting',
  seat: 1,
  word: 'Holzsteg',
  die: 5,
  from: 2,
  known: false,
  hint: {
    de: '„Holzsteg“ steht nicht in der Wortliste, ist aber aus „Holz“ und „Steg“ gebaut.',
    en: '“Holzsteg” is not in the word list, but is made of “Holz” and “Steg”.',
  },
  vote: { closes: 38_000, voters: [0, 2], voted: [2], own: null },
};

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
export const LOG: LogRow[] = [
  row(1, { frame: 'opened', options: OPTIONS }),
  row(
    2,
    { event: 'began', first: 0 },
    { event: 'drawn', seat: 0, why: 'round', card: 3, themes: ['am-strand', 'b', 'c'], until: 15_000 },
  ),
  row(
    3,
    { event: 'themed', theme: 'am-strand', title: EXAMPLE.theme.title, difficulty: 'easy', seat: 0 },
    { event: 'rolled', seat: 0, faces: EXAMPLE.dice.map(({ face }) => face), side: 'not' },
    { event: 'turn', seat: 1, until: 30_000 },
  ),
  row(4, { event: 'taken', seat: 1, word: 'Handtuch', keys: [], die: 5, from: null }),
  row(5, { event: 'taken', seat: 2, word: 'Hai', keys: [], die: 5, from: 1 }),
  row(6, { event: 'doubted', seat: 0, word: 'Quatsch', die: 0, voters: [1, 2], closes: 0 }),
  row(7, { event: 'thumbed', seat: 1, thumb: 'down' }),
  row(
    8,
    { event: 'thumbed', seat: 2, thumb: 'down' },
    { event: 'voted', valid: false, tally: { up: 0, down: 2, missing: 0 } },
  ),
  row(
    9,
    { event: 'failed', seat: 0, why: 'time' },
    {
      event: 'round_over',
      seat: 0,
      how: 'failed',
      scores: [
        { failed: -2, bonus: 0, worms: 0, dots: 0, not: 0, sum: -2 },
        { failed: 0, bonus: 0, worms: 1, dots: 0, not: 0, sum: 1 },
        { failed: 0, bonus: 0, worms: 0, dots: 2, not: 0, sum: 2 },
      ],
    },
  ),
  row(10, { event: 'over', winners: [2], early: false }),
];

const over: Script = wurm(
  { phase: 'over', winners: [0] },
  { round: null, rounds: 4, totals: [23, 19, 14], past: PAST },
  {
    frame: { ...FRAME, stage: 'over', clock: { stopped: 900_000 } },
    log: LOG,
  },
);
const lobby: Frame = {
  ...FRAME,
  stage: 'lobby',
  clock: { stopped: 0 },
  options: BUECHERWURM.options,
  house: { allow: [], refuse: [] },
};
const choosing: BuecherwurmPhase = { phase: 'choosing', seat: 0, why: 'round', card: CARD, until: 44_000 };
const between = { round: null, past: PAST };
const hindsight = {
  answer: () => ({
    dice: [
      ['Qualle', 'Quallenbiss'],
      ['Sonne', 'Seestern'],
      ['Muschel'],
      ['Tang', 'Taucher'],
      ['Promenade'],
      ['Hut'],
      ['Kiosk'],
    ],
  }),
};
const stacked = { round: STACK };
const waiting: BuecherwurmPhase = { ...NAMING, seat: 1, until: 34_000, countdown: 29_000, takeable: [] };

const table = (script: Script, changes: Partial<Scene> = {}): Scene => ({
  path: 'tisch/t1',
  seated: true,
  script,
  ...changes,
});
const screen = (script: Script): Scene => ({ path: 'tisch/t1/leinwand', script: { ...script, seat: null } });
const english = { options: { ...OPTIONS, language: 'en' as const } };

/** Every phase once, here or on the television. */
export const BUECHERWURM_SCENES: Record<string, Scene> = {
  'wurm-options': table({ frame: lobby, games }, { press: ['Ändern'] }),
  'wurm-turn': table(wurm(NAMING), { write: { 'Dein Begriff': 'Holzsteg' } }),
  'wurm-stack': table(wurm(waiting, stacked)),
  'wurm-choose': table(wurm(choosing, between, hindsight), { patience: 300 }),
  'wurm-turning': table(
    wurm(
      { phase: 'turning', seat: 0, until: 39_000 },
      { round: { ...FRESH, special: { side: 'question', turned: false } } },
    ),
  ),
  'wurm-voting': table(wurm(VOTING)),
  'wurm-english': table(wurm({ ...NAMING, takeable: [0, 1, 2, 3, 4, 5, 6] }, { ...english, round: FRESH }), {
    write: { 'Dein Begriff': 'the shell' },
  }),
  'wurm-over': table(over, { patience: 300 }),
  'wurm-replay': {
    path: 'wiederholung/t1',
    script: { ...over, ...hindsight },
    press: ['Ein Zug vor', 'Ein Zug vor', 'Ein Zug vor'],
  },
  'wurm-try': {
    path: 'regeln/buecherwurm',
    script: { frame: lobby, games },
    press: ['Ausprobieren', 'Weiter'],
    write: { 'Dein Begriff': 'Handtuch' },
  },
  'wurm-screen': screen(wurm(waiting)),
};

/** More to look at: `LOOK=1 npm run shots`. */
export const MORE_BUECHERWURM_SCENES: Record<string, Scene> = {
  'wurm-home': { path: '', script: { frame: lobby, games } },
  'wurm-lobby': table({ frame: lobby, games }),
  'wurm-fresh': table(wurm({ ...NAMING, takeable: [0, 1, 2, 3, 4, 5, 6] }, { round: FRESH })),
  'wurm-watch-choice': table(wurm({ ...choosing, seat: 1 } as BuecherwurmPhase, between)),
  'wurm-change': table(wurm({ ...choosing, why: 'change' } as BuecherwurmPhase)),
  'wurm-own-vote': table(wurm({ ...VOTING, seat: 0, from: null, vote: { ...VOTING.vote, voters: [1, 2] } })),
  'wurm-six': table(
    wurm(
      NAMING,
      {
        totals: [14, 12, 9, 3, -2, 20],
        round: {
          ...EXAMPLE,
          desks: [...EXAMPLE.desks, { pile: [], worms: 0 }, { pile: [], worms: 2 }, { pile: [], worms: 0 }],
        },
      },
      { frame: { ...FRAME, seats: [...FRAME.seats, person('Dana'), person('Eli'), person('Friederike')] } },
    ),
  ),
  'wurm-rules': { path: 'regeln/buecherwurm', script: { frame: lobby, games }, press: [] },
  'wurm-screen-vote': screen(wurm(VOTING)),
  'wurm-screen-choose': screen(wurm(choosing, between)),
  'wurm-screen-over': screen(over),
};
