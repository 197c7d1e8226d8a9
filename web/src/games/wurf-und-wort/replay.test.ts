import { beforeEach, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { LogRow } from '../../protocol/types';
import { bestOf, cardsOf, fastestOf, turnOf } from './replay';
import { ROLL } from './samples';
import { ANSWER } from './testing';

beforeEach(() => language.choose('de'));

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq, actor: null, id: null, events });
const card = { theme: 'am-strand', title: { de: 'Am Strand', en: 'At the beach' }, factor: 3, dice: [] };
const photo = { first: 1, tie: false, presses: [{ seat: 1, at: 3410, arrived: 3468, lag: 58 }] };
const thumbs = { up: [2], down: [0], missing: [] };

const ROWS: LogRow[] = [
  row(1, { frame: 'opened' }),
  row(2, { event: 'turned', card, dice: ROLL, reveal: 400 }),
  row(3, { event: 'stopped', photo, lost_tie: [], at: 4100 }),
  row(4, { event: 'answered', answer: ANSWER, at: 5000 }),
  row(5, { event: 'contested', seat: 1, contest: { contest: 'objection', by: 0, ground: 'unsuitable' } }),
  row(
    6,
    { event: 'voted', seat: 1, thumbs },
    {
      event: 'settled',
      entries: [{ seat: 1, word: 'Regenschirm', result: 'right', points: 9 }],
      points: [0, 9, 0],
      fitting: ['Meer'],
      at: 9000,
    },
  ),
  row(7, { event: 'joined', seats: 4 }, { event: 'turned', card, dice: ROLL, reveal: 20_000 }),
  row(8, {
    event: 'settled',
    entries: [{ seat: 0, result: 'backed_out', points: -10 }],
    points: [-10, 0, 0, 0],
    fitting: [],
    at: 30_000,
  }),
  row(9, { event: 'turned', card, dice: ROLL, reveal: 40_000 }),
  row(10, { event: 'over', winners: [1] }),
];

it('folds the log into cards, with what came of each and how it stood then', () => {
  const [first, second, ...rest] = cardsOf(ROWS, 3);
  expect(first).toMatchObject({ round: 1, seq: 6, photo, totals: [0, 9, 0], fitting: ['Meer'] });
  expect(first?.answers[0]).toMatchObject({ word: 'Regenschirm', result: 'right', thumbs, contest: { by: 0 } });
  expect(second).toMatchObject({ round: 2, photo: null, answers: [], totals: [-10, 9, 0, 0] });
  expect(rest).toEqual([]);
});

it('where all type, the last word of each counts', () => {
  const rows = [
    row(1, { event: 'turned', card, dice: ROLL, reveal: 400 }),
    row(2, { event: 'collected', answer: { ...ANSWER, seat: 2, word: 'Meer' } }),
    row(3, { event: 'collected', answer: ANSWER }),
    row(4, { event: 'collected', answer: { ...ANSWER, seat: 2, word: 'Sommer' } }),
    row(5, { event: 'settled', entries: [], points: [0, 0, 0], fitting: [], at: 1 }),
  ];
  expect(cardsOf(rows, 3)[0]?.answers.map(({ word }) => word)).toEqual(['Regenschirm', 'Sommer']);
});

it('finds the best word and the fastest stop that was right', () => {
  const cards = cardsOf(ROWS, 3);
  expect(bestOf(cards)).toMatchObject({ word: 'Regenschirm', points: 9 });
  expect(fastestOf(cards)).toEqual({ seat: 1, at: 3410 });
  expect(bestOf([])).toBeNull();
  expect(fastestOf([])).toBeNull();
});

it('P17: a card is one turn, in words', () => {
  const turns = cardsOf(ROWS, 3).map((card) => turnOf(card, (seat) => ['Anna', 'Ben', 'Cem', 'Dana'][seat] ?? ''));
  expect(turns[0]).toEqual({
    title: 'Regenschirm',
    text: 'Am Strand · mit R, mit M, ohne A, 3 Silben · Ben +9',
    seq: 6,
  });
});
