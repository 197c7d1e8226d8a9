import type { Band, DieFace, Frame, Layout, LetramixView, LogRow, Question, SeatInfo } from '../src/protocol/types';
import type { Scene } from './scenes';
import type { Script } from './stand-in';

/** More screens of LetraMix: what is wrong, what is new, alone, and the television. */

const person = (name: string): SeatInfo => ({ name, kind: 'person', presence: 'here' });
const SEATS = ['Anna', 'Ben', 'Cem'].map(person);

const frame = (seats: SeatInfo[], stage: Frame['stage'] = 'playing'): Frame => ({
  game: 'letramix',
  stage,
  code: 'RUNE',
  public: false,
  host: 0,
  seats,
  clock: stage === 'playing' ? { zero: 0 } : { stopped: 900_000 },
});

const DICE: DieFace[] = [...[...'JAHRBDWOTASE'].map((letter) => ({ letter })), 'joker'];
/** JAHR, BAD and WORT: the layout of the mock-up. */
const LAID: Layout = [
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [3, 3, 0],
  [4, 1, -1],
  [5, 1, 1],
  [6, 3, -2],
  [7, 3, -1],
  [8, 3, 1],
];
const WORTE: Layout = [...LAID, [11, 3, 2], [10, 4, 2], [9, 4, 3], [12, 4, 4, 'U']];
const WORDS: Readonly<Record<string, boolean>> = { JAHRE: true, JAHR: true, BAD: true, WORT: true, DA: true };

const VIEW: LetramixView = {
  options: { mode: 'turns', pace: 'normal', end: { rounds: 5 }, check_aid: true, base_forms: false, decent: null },
  rounds: 2,
  first: 0,
  totals: [57, 52, 38],
  last: [30, 22, -26],
  streaks: [0, 0, 0],
  phase: { phase: 'new' },
  past: null,
};
const SAME: LetramixView = { ...VIEW, options: { ...VIEW.options, mode: 'same_roll' } };

type Desk = Extract<LetramixView['phase'], { phase: 'laying' }>['desks'][number];
const silhouette = (layout: Layout, done = false): Desk => ({
  shown: 'silhouette',
  cells: layout.map(([, x, y]) => ({ x, y })),
  done,
});
const open = (layout: Layout, points: number | null, counts: Layout | null = null): Desk => ({
  shown: 'open',
  layout,
  worth: points === null ? null : { points, full: layout.length === 13, words: [], unused: 0, jokers: [] },
  counts,
  done: false,
});
const laying = (view: LetramixView, seat: number | null, desks: Desk[], reroll = false): LetramixView => ({
  ...view,
  phase: { phase: 'laying', seat, until: 82_000, reroll, reroll_until: reroll ? 38_000 : null, dice: DICE, desks },
});

/** JAHRT across is no word, and says so. */
const WRONG: Layout = [...LAID.slice(0, 6), [8, 4, 0]];
const BEST: Layout = [
  [6, 3, 0],
  [7, 4, 0],
  [9, 3, 1],
  [4, 4, 1],
  [0, 0, 2],
  [1, 1, 2],
  [2, 2, 2],
  [3, 3, 2],
  [11, 0, 3],
  [10, 1, 3],
  [5, 3, 3],
  [12, 4, 3, 'U'],
  [8, 1, 4],
];

function known(question: Question): unknown {
  if (question.ask === 'hindsight') {
    const { band } = question.about as { band: Band };
    const points = { everyday: 39, wellread: 43 }[band as string] ?? 49;
    return { layout: BEST, points, words: [], proved: band !== 'all', bound: band === 'all' ? 52 : points };
  }
  const word = question.ask === 'word' ? question.word : '';
  const sentence = WORDS[word]
    ? { de: `„${word}“ ist ein Substantiv.`, en: `“${word}” is a noun.` }
    : { de: `„${word}“ steht nicht in der Wortliste.`, en: `“${word}” is not in the word list.` };
  return { word, allowed: WORDS[word] ?? false, reason: WORDS[word] ? 'ok' : 'unknown', sentence };
}

const playing = (view: LetramixView, changes: Partial<Script> = {}): Scene => ({
  path: 'tisch/t1',
  seated: true,
  script: { frame: frame(SEATS.slice(0, view.totals.length)), view, answer: known, ...changes },
  patience: 900,
});
const screen = (view: LetramixView, stage: Frame['stage'] = 'playing'): Scene => ({
  path: 'tisch/t1/leinwand',
  script: { frame: frame(SEATS, stage), view, seat: null, answer: known },
  patience: 600,
});

const past = (seat: number | null): LetramixView['past'] => ({
  seat,
  dice: DICE,
  layouts: [{ layout: WORTE, points: 30 }, seat === null ? { layout: LAID, points: 22 } : null, null],
});
const ALONE: LetramixView = { ...VIEW, totals: [57], last: [30], streaks: [2] };

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
const worth = (points: number): object => ({ points, full: false, words: [], unused: 3, jokers: [] });
const turn = (seq: number, seat: number, layout: Layout, points: number, ...more: unknown[]): LogRow[] => [
  row(seq, { event: 'turn', seat, at: seq }, { event: 'rolled', dice: DICE, at: seq }),
  row(seq + 1, { event: 'laid', seat, layout: layout.slice(0, 4), worth: worth(-6) }),
  row(seq + 2, { event: 'laid', seat, layout, worth: worth(points) }),
  row(seq + 3, { event: 'scored', seat, points, full: false }, ...more),
];
const LOG: LogRow[] = [
  row(1, { frame: 'opened' }),
  row(2, { event: 'began', first: 0 }),
  ...turn(3, 0, WORTE, 30),
  ...turn(7, 1, LAID, 22),
  ...turn(11, 2, LAID.slice(0, 4), -6, { event: 'round_over' }),
  ...turn(15, 0, LAID.slice(0, 6), 7),
  ...turn(19, 1, WORTE, 30),
  ...turn(23, 2, LAID, 22, { event: 'round_over' }, { event: 'over', winners: [1] }),
];
const OVER: LetramixView = {
  ...VIEW,
  rounds: 2,
  totals: [37, 52, 16],
  phase: { phase: 'over', winners: [1] },
  past: past(2),
};

const lobby: Script = { frame: frame(SEATS, 'lobby') };

export const LETRAMIX_SCENES: Record<string, Scene> = {
  'letramix-start': playing(laying(VIEW, 0, [open([], null), silhouette([]), silhouette([])])),
  'letramix-laid': playing(laying(SAME, null, [open(LAID, 22), silhouette(WORTE), silhouette(LAID.slice(0, 7), true)])),
  'letramix-wrong': playing(
    laying(SAME, null, [open(WRONG, null, LAID.slice(0, 4)), silhouette(LAID), silhouette([])]),
  ),
  'letramix-full': playing(laying(VIEW, 0, [open(WORTE, 30), silhouette([]), silhouette([])])),
  'letramix-reroll': playing(laying(VIEW, 0, [open([], null), silhouette([]), silhouette([])], true)),
  'letramix-minus': playing(laying(VIEW, 0, [open(LAID.slice(0, 4), -6), silhouette([]), silhouette([])])),
  'letramix-watch': playing(laying(VIEW, 1, [open([], null), open(LAID, 22), open([], null)])),
  'letramix-alone': playing({ ...ALONE, phase: { phase: 'to_roll', seat: 0, until: 90_000 }, past: past(0) }),
  'letramix-result': playing({ ...SAME, phase: { phase: 'gathering', ready: [1], until: 60_000 }, past: past(null) }),
  'letramix-typed': {
    ...playing(laying(VIEW, 0, [open(LAID, 22), silhouette([]), silhouette([])])),
    press: ['Befehl tippen'],
  },
  'letramix-joker': {
    ...playing(laying(VIEW, 0, [open(LAID, 22), silhouette([]), silhouette([])])),
    press: ['Joker, 0 Punkte'],
  },
  'letramix-first': { path: 'tisch/t1', script: lobby, patience: 300 },
  'letramix-tryout': { path: 'regeln/letramix', script: lobby, press: ['Ausprobieren'], patience: 300 },
  'letramix-replay': {
    path: 'wiederholung/t1',
    script: { frame: frame(SEATS, 'over'), view: OVER, log: LOG, answer: known },
    patience: 600,
  },
  'letramix-screen-turn': screen(laying(VIEW, 0, [open(LAID, 22), open([], null), open([], null)])),
  'letramix-screen-roll': screen(laying(SAME, null, [silhouette(LAID), silhouette(WORTE, true), silhouette([])])),
  'letramix-screen-result': screen({
    ...SAME,
    phase: { phase: 'gathering', ready: [1], until: 60_000 },
    past: past(null),
  }),
  'letramix-screen-over': screen(OVER, 'over'),
};
