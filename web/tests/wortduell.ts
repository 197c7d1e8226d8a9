import { MUSIC, SEA, type SampleCard, squaresWith } from '../src/games/wortduell/samples';
import { known } from '../src/games/wortduell/tryout';
import type {
  Frame,
  GameInfo,
  LogRow,
  PrintedCard,
  Question,
  SeatInfo,
  WortduellCard,
  WortduellOptions,
  WortduellPastCard,
  WortduellPhase,
  WortduellPlace,
  WortduellView,
} from '../src/protocol/types';
import type { Scene } from './scenes';
import { CHARACTERS, LEVELS, type Script } from './stand-in';

/** The screens of Wortduell, with the cards of the mock-ups: Anna's in the orchestra, Ben's by the sea. */

const OPTIONS: WortduellOptions = { answers: 'automatic', pace: 'normal', cards: 'selected', sides: [] };

export const WORTDUELL: GameInfo = {
  game: 'wortduell',
  seats: { least: 2, most: 8 },
  options: OPTIONS as unknown as GameInfo['options'],
  bots: [...LEVELS],
  characters: [...CHARACTERS],
};

const games = [WORTDUELL];
const person = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  kind: 'person',
  presence: 'here',
  ...changes,
});

export const DUELL_FRAME: Frame = {
  game: 'wortduell',
  stage: 'playing',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [person('Anna'), person('Ben')],
  clock: { zero: 0 },
};
const FOUR: Frame = {
  ...DUELL_FRAME,
  seats: [person('Anna'), person('Ben'), person('Mia'), person('Ole', { presence: 'away' })],
};

const words = (card: SampleCard, ...wanted: string[]): WortduellPlace[] =>
  card.words.filter(({ word }) => wanted.includes(word));
const calls = (card: SampleCard, letters: string) =>
  [...letters].map((letter) => ({ letter, squares: squaresWith(card.rows, letter) }));

/** Ben's card, as Anna knows it. */
export const RIVAL: WortduellCard = known(SEA, { called: calls(SEA, 'ENRUSA'), found: words(SEA, 'ANKER', 'INSEL') });
const SEEN = known(MUSIC, { called: calls(MUSIC, 'ERNIATX'), found: words(MUSIC, 'HARFE') });
export const OWN: WortduellCard = {
  ...SEEN,
  open: true,
  rows: [...MUSIC.rows],
  words: [...MUSIC.words],
  wrong: [{ word: 'FLOETE', from: 'B1', to: 'G1' }],
};

export const TURN: Extract<WortduellPhase, { phase: 'turn' }> = {
  phase: 'turn',
  side: 0,
  seat: 0,
  until: 70_000,
  may_pass: false,
  suggestions: [],
};

export const DUELL_VIEW: WortduellView = {
  options: OPTIONS,
  sides: [0, 1],
  side: 0,
  first: 0,
  rounds: 2,
  scores: [4, 6],
  target: 10,
  writers: [0, 1],
  claim_from: [null, null],
  phase: TURN,
  cards: [OWN, RIVAL],
  past: null,
};

export function duell(
  phase: WortduellPhase = TURN,
  view: Partial<WortduellView> = {},
  frame: Frame = DUELL_FRAME,
): Script {
  return { frame, games, view: { ...DUELL_VIEW, ...view, phase } };
}

const TEAMS: Partial<WortduellView> = { sides: [0, 1, 0, 1], writers: [2, 1] };
const HAFEN: WortduellPlace = { word: 'HAFEN', from: 'D2', to: 'H2' };
/** Anna is on turn, and Mia has an idea. */
export const teams = (seat: number): Script => ({
  ...duell(
    {
      ...TURN,
      seat,
      suggestions: [
        { seat: 2, idea: HAFEN },
        { seat: 0, idea: { letter: 'O' } },
      ],
    },
    TEAMS,
    FOUR,
  ),
});
/** Ben has called E, and Anna has to say where it stands. */
export const ASKED: WortduellPhase = { phase: 'answer', side: 0, seat: 1, letter: 'L', until: 52_000 };
export const manual: Script = duell(ASKED, { options: { ...OPTIONS, answers: 'manual' } });

const pastCard = (card: SampleCard, seen: WortduellCard, de: string, en: string): WortduellPastCard => ({
  theme: { de, en },
  difficulty: 8.4,
  rows: [...card.rows],
  words: [...card.words],
  found: seen.found,
  attempts: [...seen.called.map(({ letter }) => ({ call: letter })), ...seen.found.map((guess) => ({ guess }))],
});
const ALL: WortduellCard = { ...RIVAL, found: [...SEA.words] };
export const PAST: WortduellView['past'] = {
  winner: 0,
  points: 5,
  starter: 1,
  found: [6, 1],
  cards: [pastCard(MUSIC, SEEN, 'Im Orchester', 'In the orchestra'), pastCard(SEA, ALL, 'Am Meer', 'By the sea')],
};
/** What the table says in hindsight of either card. */
function hindsight(question: Question): unknown {
  const { side } = question.ask === 'hindsight' ? (question.about as { side: number }) : { side: 0 };
  const [card, letters] = side === 0 ? ([MUSIC, 'RLO'] as const) : ([SEA, 'EMO'] as const);
  const steps = [...[...letters].map((call) => ({ call })), ...card.words.map((guess) => ({ guess }))];
  return { steps, turns: 3, solved: true, better: side === 0 ? { number: 7, called: 'X', better: 'L' } : null };
}
export const between: Script = {
  answer: hindsight,
  ...duell({ phase: 'round_over', ready: [1], until: 60_000 }, { cards: [], past: PAST, rounds: 3, scores: [9, 6] }),
};

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
const LOG: LogRow[] = [
  row(1, { frame: 'opened', game: 'wortduell', options: OPTIONS }),
  row(
    2,
    { event: 'began', first: 0 },
    {
      event: 'dealt',
      cards: [
        { theme: 'a', difficulty: 8, rows: MUSIC.rows },
        { theme: 'b', difficulty: 8, rows: SEA.rows },
      ],
      starter: 0,
    },
  ),
  row(
    3,
    { event: 'called', seat: 0, letter: 'E', squares: squaresWith(SEA.rows, 'E') },
    { event: 'turn', seat: 1, until: null },
  ),
  row(
    4,
    { event: 'called', seat: 1, letter: 'R', squares: squaresWith(MUSIC.rows, 'R') },
    { event: 'turn', seat: 0, until: null },
  ),
  row(5, { event: 'guessed', seat: 0, place: SEA.words[2], right: true, until: null }),
  row(6, { event: 'round_over', winner: 0, points: 6, until: 60 }, { event: 'over', winner: 0, ending: 'points' }),
];

const OVER: Frame = { ...DUELL_FRAME, stage: 'over', clock: { stopped: 900_000 } };
const over: Script = {
  answer: hindsight,
  ...duell({ phase: 'over', winner: 0, ending: 'points' }, { cards: [], past: PAST, rounds: 4, scores: [14, 6] }, OVER),
  log: LOG,
};

const table = (script: Script, changes: Partial<Scene> = {}): Scene => ({
  path: 'tisch/t1',
  seated: true,
  script,
  ...changes,
});
const lobby: Frame = {
  ...FOUR,
  stage: 'lobby',
  clock: { stopped: 0 },
  options: WORTDUELL.options,
  house: { allow: [], refuse: [] },
};
const covered = { ...SEEN, wrong: OWN.wrong };

const UNKNOWN = known(SEA, { called: [], found: [] });
const printed = ({ rows, words }: SampleCard, difficulty: number, de: string): PrintedCard => ({
  theme: { de, en: de },
  difficulty,
  rows: [...rows],
  words: [...words],
});
/** Eight cards to print: more than a page. */
export const printing: Script = {
  frame: lobby,
  games,
  cards: Array.from({ length: 8 }, (_, i) =>
    i % 2 === 0 ? printed(MUSIC, 3.4, 'Im Orchester') : printed(SEA, 4.1, 'Am Meer'),
  ),
};

export const DUELL_SCENES: Record<string, Scene> = {
  'duell-options': table({ frame: lobby, games }, { press: ['Ändern'] }),
  'duell-turn': table(duell(), { press: ['O'] }),
  'duell-solve': table(duell(), { tap: ['D2, unbekannt', 'H2, N, bekannt'] }),
  'duell-team': table(teams(0), { press: ['Übernehmen: HAFEN D2–H2, von Mia'] }),
  'duell-answer': table(manual, { tap: ['D2, L', 'F5, L'] }),
  'duell-watch': { path: 'tisch/t1', script: { ...duell(TURN, { side: null, cards: [covered, RIVAL] }), seat: null } },
  'duell-between': table(between, { patience: 300 }),
  'duell-over': table(over, { patience: 300 }),
  'duell-replay': { path: 'wiederholung/t1', script: over, press: ['Ein Zug vor', 'Ein Zug vor'] },
  'duell-replay-end': { path: 'wiederholung/t1', script: over, press: ['Zum Ende'], patience: 300 },
  'duell-cards': { path: 'karten/wortduell', script: printing, press: ['Karten aufdecken'] },
  'duell-try': { path: 'regeln/wortduell', script: { frame: lobby, games }, press: ['Ausprobieren', 'E', 'E rufen'] },
  'duell-begin': table(
    duell(TURN, { cards: [{ ...OWN, called: [], found: [], known: [], wrong: [] }, UNKNOWN], scores: [0, 0] }),
  ),
  'duell-screen': {
    path: 'tisch/t1/leinwand',
    script: { ...duell(TURN, { side: null, cards: [covered, RIVAL] }), seat: null },
  },
};

/** More to look at, where one wants to: `LOOK=1 npm run shots`. */
export const DUELL_MORE: Record<string, Scene> = {
  'duell-home': { path: '', script: { frame: lobby, games } },
  'duell-lobby': table({ frame: lobby, games }),
  'duell-suggest': table(teams(2)),
  'duell-own': table(duell({ ...TURN, side: 1, seat: 1 }, { claim_from: [10_000, null] }), { press: [] }),
  'duell-rules': { path: 'regeln/wortduell', script: { frame: lobby, games }, press: ['Ausführlich'] },
  'duell-screen-between': { path: 'tisch/t1/leinwand', script: { ...between, seat: null } },
};
