import type {
  ClientMessage,
  Frame,
  GameInfo,
  LogRow,
  PlacedTile,
  Sentence,
  TileOnField,
  WoerterklauerDraft,
  WoerterklauerMissed,
  WoerterklauerOptions,
  WoerterklauerPhase,
  WoerterklauerView,
} from '../src/protocol/types';
import { lettersOfAll } from '../src/games/woerterklauer/tiles';
import type { Scene } from './scenes';
import { CHARACTERS, LEVELS, type Script } from './stand-in';

/** The screens of Wörterklauer, with the position of the mock-ups: level II, red to move, 19 : 21. */

const OPTIONS: WoerterklauerOptions = {
  level: 'II',
  size: 10,
  glass: true,
  words: 'list',
  base_forms: false,
  decent: null,
  full_alphabet: false,
  pace: 'normal',
};

export const WOERTERKLAUER: GameInfo = {
  game: 'woerterklauer',
  seats: { least: 2, most: 2 },
  options: OPTIONS as unknown as GameInfo['options'],
  bots: [...LEVELS],
  characters: [...CHARACTERS],
};

const LETTERS = lettersOfAll(false);

/** Hands out tiles by their letters. */
class Box {
  #used = new Set<number>();

  take(letter: string): number {
    const tile = [...LETTERS].findIndex((l, i) => l === letter && !this.#used.has(i));
    this.#used.add(tile);
    return tile;
  }
}

const ROWS = [
  '...a......',
  'pinsel.R..',
  '...t.o.AST',
  '.WIESE.K..',
  '.A.r.f.E..',
  '.T...f.T..',
  '.T..LEBEN.',
  '.E...l..a.',
  '......kahn',
  '........t.',
];
/** The top left cell. */
const CORNER = { x: -5, y: -5 };

const box = new Box();

function fieldFrom(rows: readonly string[], take: (letter: string) => number): TileOnField[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((c, x): TileOnField[] =>
      c === '.' ? [] : [[take(c.toUpperCase()), CORNER.x + x, CORNER.y + y, c === c.toUpperCase() ? 'black' : 'red']],
    ),
  );
}

export const FIELD = fieldFrom(ROWS, (letter) => box.take(letter));
export const POOL = [...'KPESGDAUMIOR'].map((letter) => box.take(letter));

/** The tile of the pool with a letter. */
export const inPool = (letter: string): number => POOL.find((tile) => LETTERS[tile] === letter) ?? -1;
/** The cell in a column and row of the picture, both from 0. */
export const cell = (column: number, row: number): [x: number, y: number] => [CORNER.x + column, CORNER.y + row];
const tileAt = (column: number, row: number): number => {
  const [x, y] = cell(column, row);
  return FIELD.find((stone) => stone[1] === x && stone[2] === y)?.[0] ?? -1;
};

const plain = FIELD.map(([tile, x, y]): PlacedTile => [tile, x, y]);
const DATUM: PlacedTile[] = [
  [0, 'D'],
  [1, 'A'],
  [3, 'U'],
  [4, 'M'],
].map(([row, letter]) => [inPool(letter as string), ...cell(9, row as number)]);
const KLEBEN: PlacedTile = [inPool('K'), ...cell(3, 6)];

const RED = FIELD.filter((stone) => stone[3] === 'red').map(([tile]) => tile);
const LEBEN = [4, 5, 6, 7, 8].map((column) => tileAt(column, 6));

/** DATUM and KLEBEN: 30 : 15. */
export const LEADS: WoerterklauerDraft = {
  field: [...plain, ...DATUM, KLEBEN],
  verdict: 'leads',
  mine: [...RED, ...LEBEN, tileAt(9, 2), ...DATUM.map(([tile]) => tile), KLEBEN[0]],
  own: 30,
  other: 15,
  stolen: ['KLEBEN'],
  changed: [],
  inflected: [],
  new: ['DATUM'],
  exchanged: 0,
  inserted: 0,
  removed: 0,
  dissolved: 0,
  laid: 5,
};

/** LEBEND: only a form. */
export const FORM: WoerterklauerDraft = {
  ...LEADS,
  field: [...plain, [inPool('D'), ...cell(9, 6)]],
  verdict: 'no_lead',
  mine: [...RED, inPool('D')],
  own: 20,
  other: 21,
  stolen: [],
  inflected: ['LEBEND'],
  new: [],
  laid: 1,
};

/** LIEBEN: the L moves left, the I comes in. */
export const LIEBEN: WoerterklauerDraft = {
  ...LEADS,
  field: [
    ...plain.filter(([tile]) => tile !== tileAt(4, 6)),
    [tileAt(4, 6), ...cell(3, 6)],
    [inPool('I'), ...cell(4, 6)],
  ],
  mine: [...RED, ...LEBEN, inPool('I')],
  own: 25,
  other: 16,
  stolen: ['LIEBEN'],
  new: [],
  inserted: 1,
  laid: 1,
};

const NOT_A_WORD: Sentence = {
  de: 'GLEBEN: steht nicht in der Wortliste – meintest du LEBEN? Leg ein anderes Wort.',
  en: 'GLEBEN: is not in the word list – did you mean LEBEN? Lay another word.',
};

export const ILLEGAL: WoerterklauerDraft = {
  field: [...plain, [inPool('G'), ...cell(3, 6)]],
  verdict: 'illegal',
  check: 'S4',
  words: ['GLEBEN'],
  sentence: NOT_A_WORD,
};

/** Two wrong words, each with its reason: more than there is room for on a phone. */
export const TWO_WRONG: WoerterklauerDraft = {
  ...ILLEGAL,
  words: ['GLEBEN', 'GRAKETEN'],
  sentence: {
    de: 'GLEBEN: steht nicht in der Wortliste – meintest du LEBEN? GRAKETEN: steht nicht in der Wortliste. Leg ein anderes Wort.',
    en: 'GLEBEN: is not in the word list – did you mean LEBEN? GRAKETEN: is not in the word list. Lay another word.',
  },
};

export const PLAY: Extract<WoerterklauerPhase, { phase: 'play' }> = {
  phase: 'play',
  seat: 0,
  until: 137_000,
  left: null,
  draft: null,
  counts: null,
  joker: 6,
  proposals: 0,
  proposal: null,
  claim_from: null,
};

export const KLAUER_VIEW: WoerterklauerView = {
  options: OPTIONS,
  turns: 6,
  first: 0,
  colours: ['red', 'black'],
  tiles: LETTERS,
  field: FIELD,
  pool: POOL,
  supply: 44,
  letters: [19, 21],
  jokers: [true, true],
  agreed: { words: [], different: [] },
  last: {
    seat: 1,
    changes: { stolen: ['WIESE', 'WATTE'], changed: [], inflected: [], new: [] },
    steps: { exchanged: 1, inserted: 0, removed: 0, dissolved: 0, laid: 1 },
  },
  past: [
    {
      seat: 0,
      letters: [28, 12],
      words: [
        { word: 'PINSEL', how: 'new' },
        { word: 'KAHN', how: 'new' },
      ],
    },
    {
      seat: 1,
      letters: [19, 21],
      words: [
        { word: 'WIESE', how: 'stolen', from: ['RIESE'] },
        { word: 'WATTE', how: 'stolen', from: ['RATTE'] },
      ],
    },
  ],
  phase: PLAY,
};

export const KLAUER_FRAME: Frame = {
  game: 'woerterklauer',
  stage: 'playing',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [
    { name: 'Anna', kind: 'person', presence: 'here' },
    { name: 'Ben', kind: 'person', presence: 'here' },
  ],
  clock: { zero: 0 },
};

const games = [WOERTERKLAUER];

export function playing(changes: Partial<typeof PLAY> = {}, view: Partial<WoerterklauerView> = {}): Script {
  return { frame: KLAUER_FRAME, games, view: { ...KLAUER_VIEW, ...view, phase: { ...PLAY, ...changes } } };
}

/** A server that knows what these drafts are worth; everything else is not a word. */
export function judging(answers: readonly WoerterklauerDraft[], view: Partial<WoerterklauerView> = {}): Script {
  const key = (field: readonly PlacedTile[]): string =>
    field
      .map((p) => p.join())
      .sort()
      .join(' ');
  return {
    ...playing({}, view),
    command: (message: ClientMessage, script: Script) => {
      const action = message.type === 'act' ? (message.action as { do: string; field?: PlacedTile[] }) : null;
      if (action?.do !== 'lay' || !action.field) return;
      const { field } = action;
      const known = answers.find((a) => key(a.field) === key(field)) ?? { ...ILLEGAL, field };
      const draft = key(field) === key(plain) ? null : known;
      const now = script.view as WoerterklauerView;
      script.view = { ...now, phase: { ...now.phase, draft } as WoerterklauerPhase };
    },
  };
}

/** The log of a short game, for the end and for the replay. */
const began: LogRow[] = [
  { seq: 1, at: 0, actor: null, id: null, events: [{ frame: 'opened', options: OPTIONS }] },
  {
    seq: 2,
    at: 1,
    actor: null,
    id: null,
    events: [
      { event: 'began', first: 0 },
      { event: 'turn', seat: 0, drawn: POOL, aside: 0, at: 0 },
    ],
  },
];
const word = (seat: number, row: string, changes: object, seq: number): LogRow[] => {
  const b = new Box();
  const field = fieldFrom(['', row], (letter) => b.take(letter)).map(([tile, x, y]) => [
    tile,
    x,
    y,
    row === row.toUpperCase() ? 'black' : 'red',
  ]);
  const none = { stolen: [], changed: [], inflected: [], new: [] };
  return [
    {
      seq,
      at: seq,
      actor: null,
      id: null,
      events: [
        {
          event: 'laid',
          seat,
          field: field.map(([tile, x, y]) => [tile, x, y]),
          judged: { legal: { mine: field.map(([tile]) => tile), own: row.length, other: 0, changes: none } },
          at: seq,
        },
      ],
    },
    {
      seq: seq + 1,
      at: seq,
      actor: null,
      id: null,
      events: [
        { event: 'turned', seat, field, pool: POOL, changes: { ...none, ...changes } },
        { event: 'turn', seat: 1 - seat, drawn: [], aside: 0, at: seq },
      ],
    },
  ];
};
export const LOG: LogRow[] = [
  ...began,
  ...word(0, 'locke', { new: ['LOCKE'] }, 3),
  ...word(1, 'GLOCKE', { stolen: ['GLOCKE'] }, 5),
  ...word(0, 'glockend', { stolen: ['GLOCKEND'] }, 7),
  ...word(1, 'FLOCKE', { stolen: ['FLOCKE'] }, 9),
  ...word(0, 'flockend', { stolen: ['FLOCKEND'] }, 11),
  {
    seq: 13,
    at: 13,
    actor: null,
    id: null,
    events: [
      {
        event: 'turned',
        seat: 1,
        field: FIELD,
        pool: POOL,
        changes: { stolen: ['WIESE', 'WATTE'], changed: [], inflected: [], new: [] },
      },
      { event: 'turn', seat: 0, drawn: [], aside: 0, at: 13 },
    ],
  },
  { seq: 14, at: 14, actor: null, id: null, events: [{ event: 'over', winner: 1, ending: 'resigned' }] },
];

/** What could have been done in a turn: KLEBEN and DATUM, or only LIEBEN. */
const MISSED: WoerterklauerMissed = {
  turns: [LIEBEN, LEADS].map((draft, i) => {
    const {
      field,
      mine,
      verdict: _,
      ...brings
    } = draft as typeof LEADS & { verdict: 'leads'; mine: number[]; own: number; other: number };
    const colour = (tile: number) => (mine.includes(tile) ? ('red' as const) : ('black' as const));
    return {
      ...brings,
      known: i === 0 ? 'everyday' : 'all',
      words: [
        ...brings.stolen.map((word) => ({ word, how: 'stolen' as const, from: ['LEBEN'] })),
        ...brings.new.map((word) => ({ word, how: 'new' as const })),
      ],
      lead: brings.own - brings.other,
      field: field.map(([tile, x, y]): TileOnField => [tile, x, y, colour(tile)]),
      drafts: [field],
    };
  }),
  words: [
    { word: 'WIESE', first: { x: -4, y: -2 }, direction: 'across', with_pool: 0, with_any_letter: 3, becomes: [] },
    {
      word: 'LEBEN',
      first: { x: -1, y: 1 },
      direction: 'across',
      with_pool: 3,
      with_any_letter: 9,
      becomes: ['KLEBEN', 'LEBENDIG', 'GEBEN'],
    },
    { word: 'AST', first: { x: 2, y: -3 }, direction: 'across', with_pool: 1, with_any_letter: 12, becomes: ['PAST'] },
  ],
};

const over: Script = {
  frame: { ...KLAUER_FRAME, stage: 'over', clock: { stopped: 900_000 } },
  games,
  log: LOG,
  answer: () => MISSED,
  view: { ...KLAUER_VIEW, phase: { phase: 'over', winner: 1, ending: 'resigned' } },
};

/** Anna has ended her turn, and Ben thinks. */
const ENDED: Partial<WoerterklauerView> = {
  letters: [22, 18],
  last: {
    seat: 0,
    changes: { stolen: ['KLEBEN'], changed: [], inflected: [], new: [] },
    steps: { exchanged: 0, inserted: 0, removed: 0, dissolved: 0, laid: 1 },
  },
  turns: 7,
  past: [
    ...KLAUER_VIEW.past,
    { seat: 0, letters: [22, 18], words: [{ word: 'KLEBEN', how: 'stolen', from: ['LEBEN'] }] },
  ],
};
const after: Script = { ...playing({ seat: 1, until: null }, ENDED), answer: () => MISSED };

const table = (script: Script, changes: Partial<Scene> = {}): Scene => ({
  path: 'tisch/t1',
  seated: true,
  script,
  ...changes,
});
const lobby: Frame = {
  ...KLAUER_FRAME,
  stage: 'lobby',
  clock: { stopped: 0 },
  options: WOERTERKLAUER.options,
  house: { allow: [], refuse: [] },
};

export const KLAUER_SCENES: Record<string, Scene> = {
  'klauer-home': { path: '', script: { frame: lobby, games } },
  'klauer-lobby': table({ frame: lobby, games }),
  'klauer-options': table({ frame: lobby, games }, { press: ['Ändern'] }),
  'klauer-turn': table(playing()),
  'klauer-draft': table(playing({ draft: LEADS })),
  'klauer-stick': table(playing({ draft: LEADS }), { tap: ['K14, K'] }),
  'klauer-form': table(playing({ draft: FORM }), { tap: ['L14'] }),
  'klauer-illegal': table(playing({ draft: ILLEGAL, proposals: 3 }, { options: { ...OPTIONS, words: 'table' } })),
  'klauer-level-iv': table(playing({ draft: LEADS }, { options: { ...OPTIONS, level: 'IV' } }), { tap: ['I11'] }),
  'klauer-joker': table(playing(), { press: ['Tausch-Joker'] }),
  'klauer-vowels': table({
    ...playing(),
    view: { ...KLAUER_VIEW, phase: { phase: 'vowels', seat: 0, aside: 4, until: 55_000, claim_from: null } },
  }),
  'klauer-end': table(playing({ draft: LEADS }), { press: ['Zug beenden'] }),
  'klauer-first': table(playing({}, { field: [], letters: [0, 0], turns: 0, last: null, supply: 84 })),
  'klauer-watch': table({ ...playing({ seat: 1 }, ENDED), seat: 0 }),
  'klauer-watch-draft': table({ ...playing({ draft: LEADS }), seat: 1 }),
  'klauer-asked': table({
    ...playing({
      draft: ILLEGAL,
      until: null,
      left: 120_000,
      proposal: { proposal: { word: 'GLEBEN' }, until: 52_000 },
    }),
    seat: 1,
  }),
  'klauer-look-back': table(after, { press: ['Rückblick auf LEBEN → KLEBEN'] }),
  'klauer-over': table(over),
  'klauer-screen': { path: 'tisch/t1/leinwand', script: { ...playing({ draft: LEADS }), seat: null } },
  'klauer-replay': { path: 'wiederholung/t1', script: over },
  'klauer-replay-turn': { path: 'wiederholung/t1?zug=4', script: over },
  'klauer-rules': { path: 'regeln/woerterklauer', script: { frame: lobby, games } },
  'klauer-try': {
    path: 'regeln/woerterklauer',
    script: { frame: lobby, games },
    press: ['Ausprobieren'],
    tap: ['K12'],
  },
};
