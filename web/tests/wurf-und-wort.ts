import { ANSWER } from '../src/games/wurf-und-wort/testing';
import type {
  Frame,
  GameInfo,
  LogRow,
  Question,
  SeatInfo,
  Spoken,
  WurfUndWortAnswer,
  WurfUndWortOptions,
  WurfUndWortPhase,
  WurfUndWortPhoto,
  WurfUndWortView,
} from '../src/protocol/types';
import type { Scene } from './scenes';
import { CHARACTERS, LEVELS, type Script } from './stand-in';

/** The screens of Wurf & Wort, with the card of the mock-ups: all four dice, (1 + 2) × 3. */

const OPTIONS: WurfUndWortOptions = {
  rounds: 25,
  mode: 'buzzer',
  seconds: 45,
  pace: 'normal',
  repeats: true,
  decent: null,
};

export const WURF: GameInfo = {
  game: 'wurf-und-wort',
  seats: { least: 3, most: 8 },
  options: OPTIONS as unknown as GameInfo['options'],
  bots: [...LEVELS],
  characters: [...CHARACTERS],
};

const games = [WURF];
const person = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  kind: 'person',
  presence: 'here',
  ...changes,
});

export const WURF_FRAME: Frame = {
  game: 'wurf-und-wort',
  stage: 'playing',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [
    person('Anna'),
    person('Ben'),
    person('Cem', { presence: 'away' }),
    { name: 'geselle', kind: 'bot', presence: 'here' },
  ],
  clock: { zero: 0 },
};

const PHOTO: WurfUndWortPhoto = {
  first: 1,
  tie: false,
  presses: [
    { seat: 1, at: 3410, arrived: 3468, lag: 58 },
    { seat: 0, at: 3450, arrived: 3462, lag: 12 },
    { seat: 3, at: 3600, arrived: 3600, lag: 0 },
  ],
};

const FAULTY: WurfUndWortAnswer = {
  ...ANSWER,
  seat: 3,
  word: 'Termine',
  split: 'Ter-mi-ne',
  plural: true,
  fit: 'unknown',
  hint: { de: 'TERMINE: nicht in der Liste, der Tisch entscheidet', en: 'TERMINE: not in the list, the table decides' },
};

const LOG: WurfUndWortView['log'] = [
  {
    round: 1,
    title: { de: 'Am Strand', en: 'At the beach' },
    seat: 0,
    word: 'Schwimmreifen',
    result: 'right',
    points: 6,
  },
  {
    round: 2,
    title: { de: 'In der Küche', en: 'In the kitchen' },
    seat: 3,
    word: 'Kochlöffel',
    result: 'fault',
    points: 0,
  },
  { round: 3, title: { de: 'Was fliegt', en: 'What flies' }, seat: 1, result: 'backed_out', points: -10 },
];

export const SEARCHING: Extract<WurfUndWortPhase, { phase: 'searching' }> = {
  phase: 'searching',
  reveal: 25_000,
  until: 115_000,
  passed: [3],
  pressed: false,
};

export const WURF_VIEW: WurfUndWortView = {
  options: OPTIONS,
  round: 4,
  scores: [17, 9, -3, 12],
  card: {
    stems: ['oft', 'vergiss'],
    theme: 'was-man-oft-vergisst',
    title: { de: 'Was man oft vergisst', en: 'What one often forgets' },
    factor: 3,
  },
  dice: [
    { die: 'must', letter: 'R', worth: 1 },
    { die: 'must', letter: 'M', worth: 2 },
    { die: 'must_not', letter: 'A' },
    { die: 'syllables', count: 3 },
  ],
  worth: 9,
  log: LOG,
  phase: SEARCHING,
};

export function wurf(
  phase: WurfUndWortPhase,
  view: Partial<WurfUndWortView> = {},
  script: Partial<Script> = {},
): Script {
  return { frame: WURF_FRAME, games, view: { ...WURF_VIEW, ...view, phase }, answer: spoken, ...script };
}

/** How the table splits the words that are typed here. */
const SPLIT = ['Re-gen-schirm', 'Ab-rei-se', 'Ter-min'];

function spoken(question: Question): unknown {
  const word = question.ask === 'syllables' ? question.word.toLowerCase() : '';
  const split = SPLIT.find((known) => known.replaceAll('-', '').toLowerCase() === word) ?? word;
  const count = split.split('-').length;
  return { split, syllables: [count, count] } satisfies Spoken;
}

const ended = {
  answers: [
    {
      ...ANSWER,
      contest: { contest: 'objection', by: 0, ground: 'unsuitable' },
      thumbs: { up: [3], down: [0], missing: [2] },
      result: 'right',
    } as WurfUndWortAnswer,
  ],
  entries: [{ seat: 1, word: 'Regenschirm', result: 'right' as const, points: 9 }],
  points: [0, 9, 0, 0],
  fitting: ['Geburtstermin', 'Kühlschranktür', 'Wecker'],
};

const typical = (word: string) => ({ de: `${word.toUpperCase()}: typisch`, en: `${word.toUpperCase()}: typical` });

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
const card = {
  theme: 'was-man-oft-vergisst',
  title: WURF_VIEW.card?.title,
  factor: 3,
  dice: ['must', 'must', 'must_not', 'syllables'],
};
export const WURF_LOG: LogRow[] = [
  row(1, { frame: 'opened' }),
  row(2, { event: 'turned', card, dice: WURF_VIEW.dice, reveal: 400 }),
  row(3, { event: 'pressed', seat: 1, at: 3810, arrived: 3868, lag: 58 }),
  row(4, { event: 'stopped', photo: PHOTO, lost_tie: [], at: 4100 }),
  row(5, { event: 'answered', answer: ANSWER, at: 8000 }),
  row(6, { event: 'contested', seat: 1, contest: { contest: 'objection', by: 0, ground: 'unsuitable' } }),
  row(7, { event: 'voted', seat: 1, thumbs: { up: [3], down: [0], missing: [2] } }),
  row(8, { event: 'settled', entries: ended.entries, points: ended.points, fitting: ended.fitting, at: 20_000 }),
  row(9, {
    event: 'turned',
    card: { ...card, title: { de: 'Am Strand', en: 'At the beach' } },
    dice: WURF_VIEW.dice.slice(0, 2),
    reveal: 30_000,
  }),
  row(10, {
    event: 'settled',
    entries: [{ result: 'nobody', points: 0 }],
    points: [0, 0, 0, 0],
    fitting: ['Sommer'],
    at: 120_000,
  }),
  row(11, { event: 'over', winners: [1] }),
];

const over: Script = wurf(
  { phase: 'over', winners: [0] },
  { round: 25 },
  { frame: { ...WURF_FRAME, stage: 'over', clock: { stopped: 900_000 } }, log: WURF_LOG },
);
const lobby: Frame = {
  ...WURF_FRAME,
  stage: 'lobby',
  clock: { stopped: 0 },
  options: WURF.options,
  house: { allow: [], refuse: [] },
};
const collect = { options: { ...OPTIONS, mode: 'collect' as const } };
const naming: WurfUndWortPhase = { phase: 'naming', seat: 0, until: 38_000 };
const review: WurfUndWortPhase = { phase: 'review', answers: [ANSWER], until: 36_500, passed: [] };
export const VOTING: Extract<WurfUndWortPhase, { phase: 'voting' }> = {
  phase: 'voting',
  seat: 1,
  answers: [{ ...ANSWER, contest: { contest: 'objection', by: 3, ground: 'unsuitable' } }],
  vote: { closes: 38_000, voters: [0, 3], voted: [3], own: null },
};

const table = (script: Script, changes: Partial<Scene> = {}): Scene => ({
  path: 'tisch/t1',
  seated: true,
  script,
  ...changes,
});
const screen = (script: Script): Scene => ({ path: 'tisch/t1/leinwand', script: { ...script, seat: null } });

/** Every phase once, here or on the television. */
export const WURF_SCENES: Record<string, Scene> = {
  'wurf-lobby': table({ frame: lobby, games }),
  'wurf-options': table(
    { frame: { ...lobby, options: collect.options as unknown as GameInfo['options'] }, games },
    { press: ['Ändern'] },
  ),
  'wurf-search': table(wurf(SEARCHING)),
  'wurf-naming': table(wurf(naming, { photo: { ...PHOTO, first: 0 } }), {
    write: { 'Dein Wort': 'Termin' },
    patience: 600,
  }),
  'wurf-review': table(wurf(review, { photo: PHOTO })),
  'wurf-voting': table(wurf(VOTING, { photo: PHOTO })),
  'wurf-settled': table(wurf({ phase: 'settled', ended, until: 37_000, passed: [3] }, { photo: PHOTO })),
  'wurf-collecting': table(
    wurf(
      { phase: 'collecting', reveal: 25_000, until: 70_000, passed: [], answered: [0, 3], own: 'Regenschirm' },
      collect,
    ),
    { patience: 600 },
  ),
  'wurf-collected': table(wurf({ phase: 'review', answers: [ANSWER, FAULTY], until: 36_500, passed: [] }, collect)),
  'wurf-over': table(over),
  'wurf-replay': { path: 'wiederholung/t1', script: over },
  'wurf-try': {
    path: 'regeln/wurf-und-wort',
    script: { frame: lobby, games },
    press: ['Ausprobieren', 'Sand', 'Weiter', 'Gurke'],
  },
  'wurf-screen-lobby': screen({ frame: lobby, games }),
  'wurf-screen': screen(wurf(review, { photo: PHOTO })),
};

/** More to look at: `LOOK=1 npm run shots`. */
export const MORE_SCENES: Record<string, Scene> = {
  'wurf-covered': table(wurf({ ...SEARCHING, reveal: 200_000, until: 290_000, passed: [] })),
  'wurf-locked': table(wurf({ ...SEARCHING, locked: 90_000 })),
  'wurf-waits': table(wurf({ ...naming, seat: 1 }, { photo: PHOTO })),
  'wurf-fault': table(
    wurf({
      phase: 'review',
      answers: [
        {
          ...ANSWER,
          seat: 0,
          word: 'Schirm',
          split: 'Schirm',
          met: [true, true, true, false],
          syllables: [1, 1],
          hint: typical('Schirm'),
        },
      ],
      until: 36_500,
      passed: [],
    }),
  ),
  'wurf-settled-fault': table(
    wurf({
      phase: 'settled',
      ended: {
        ...ended,
        answers: [
          {
            ...ANSWER,
            word: 'Armbanduhr',
            met: [true, true, false, true],
            split: 'Arm-band-uhr',
            result: 'fault',
            hint: typical('Armbanduhr'),
          },
        ],
        entries: [{ seat: 1, word: 'Armbanduhr', result: 'fault', points: 0 }],
        points: [10, 0, 10, 10],
      },
      until: 37_000,
      passed: [],
    }),
  ),
  'wurf-rules': { path: 'regeln/wurf-und-wort', script: { frame: lobby, games } },
  'wurf-home': { path: '', script: { frame: lobby, games } },
  'wurf-screen-search': screen(wurf(SEARCHING)),
  'wurf-screen-voting': screen(wurf(VOTING, { photo: PHOTO })),
  'wurf-screen-settled': screen(wurf({ phase: 'settled', ended, until: 37_000, passed: [3] }, { photo: PHOTO })),
  'wurf-screen-over': screen(over),
};
