import { expect, it } from 'vitest';
import type { LogRow } from '../../protocol/types';
import { endsOf, greatestOf, laidWords, pointsOf, stepsOf } from './replay';
import { lettersOfAll } from './tiles';

const none = { stolen: [], changed: [], inflected: [], new: [] };
const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });

const rows = [
  row(1, { frame: 'opened', options: { full_alphabet: true, size: 8 } }),
  row(2, { event: 'began', first: 1 }, { event: 'turn', seat: 1, drawn: [1, 2, 3, 4], aside: 0 }),
  row(3, {
    event: 'laid',
    seat: 1,
    field: [
      [1, 0, 0],
      [2, 1, 0],
    ],
    judged: { legal: { mine: [1, 2], own: 2, other: 0, changes: none } },
  }),
  row(
    4,
    {
      event: 'turned',
      seat: 1,
      field: [
        [1, 0, 0, 'red'],
        [2, 1, 0, 'red'],
      ],
      pool: [3, 4],
      changes: { ...none, new: ['AB'] },
    },
    { event: 'turn', seat: 0, drawn: [5], aside: 0 },
  ),
  row(5, {
    event: 'laid',
    seat: 0,
    field: [
      [1, 0, 0],
      [2, 1, 0],
      [5, 2, 0],
    ],
    judged: { illegal: { fault: {} } },
  }),
  row(6, {
    event: 'laid',
    seat: 0,
    field: [
      [1, 0, 0],
      [2, 1, 0],
    ],
    judged: 'untouched',
  }),
  row(7, { event: 'swapped', seat: 0, back: [3], drawn: [9], aside: 0 }),
  row(8, {
    event: 'turned',
    seat: 0,
    field: [
      [1, 0, 0, 'black'],
      [2, 1, 0, 'black'],
      [5, 2, 0, 'black'],
    ],
    pool: [4, 9],
    changes: { ...none, stolen: ['ABE'] },
  }),
  row(9, { event: 'over', winner: 0, ending: 'resigned' }),
];

it('has a step for all that can be seen', () => {
  expect(stepsOf(rows).map((s) => s.what.is)).toEqual([
    'turn',
    'laid',
    'turned',
    'turn',
    'laid',
    'swapped',
    'turned',
    'over',
  ]);
});

it('shows drafts in the colours that they would have', () => {
  const [, first, , , tried] = stepsOf(rows);
  expect(first?.field.map((s) => s.colour)).toEqual(['red', 'red']);
  expect(tried?.field.map((s) => s.colour)).toEqual(['red', 'red', 'black']);
  expect(tried?.what).toEqual({ is: 'laid', verdict: 'illegal' });
});

it('knows pool, size and letters', () => {
  const last = stepsOf(rows).at(-1);
  expect(last?.pool).toEqual([4, 9]);
  expect(last?.size).toBe(8);
  expect(last?.letters).toBe(lettersOfAll(true));
});

it('counts the lead and the greatest raid', () => {
  const points = pointsOf(stepsOf(rows));
  expect(points.map((p) => p.letters)).toEqual([
    [0, 2],
    [3, 0],
  ]);
  expect(greatestOf(points)).toMatchObject({ turn: 2, seat: 0, turned: 2 });
});

it('knows every turn that can be looked back at, the one that was not played too', () => {
  expect(endsOf(stepsOf(rows))).toEqual([
    { seq: 4, turn: 1, seat: 1, lead: 2, before: [] },
    { seq: 8, turn: 2, seat: 0, lead: 3, before: [1, 2] },
    { seq: 9, turn: 3, seat: 0, lead: null, before: [1, 2, 5] },
  ]);
});

it('there are 96 tiles, with all letters or without three (4.2)', () => {
  expect(lettersOfAll(false)).toHaveLength(96);
  expect(lettersOfAll(true)).toHaveLength(96);
  expect(lettersOfAll(false)).not.toMatch(/[QXY]/);
});

it('P17: half a word on the way is no step, and a draft is told in words', () => {
  const [L, A, B, E] = [...'LABE'].map((letter) => lettersOfAll(false).indexOf(letter)) as [
    number,
    number,
    number,
    number,
  ];
  const illegal = { illegal: { fault: {} } };
  const legal = { legal: { mine: [], own: 4, other: 0, changes: none } };
  const steps = stepsOf([
    row(1, { event: 'began', first: 0 }, { event: 'turn', seat: 0, drawn: [L, A, B, E], aside: 0 }),
    row(2, {
      event: 'turned',
      seat: 0,
      field: [
        [A, 0, 0, 'red'],
        [B, 1, 0, 'red'],
      ],
      pool: [L, E],
      changes: { ...none, new: ['AB'] },
    }),
    row(3, {
      event: 'laid',
      seat: 1,
      field: [
        [A, 0, 0],
        [B, 1, 0],
        [E, 2, 0],
      ],
      judged: illegal,
    }),
    row(4, {
      event: 'laid',
      seat: 1,
      field: [
        [L, -1, 0],
        [A, 0, 0],
        [B, 1, 0],
        [E, 2, 0],
      ],
      judged: legal,
    }),
  ]);
  expect(steps.map((s) => s.seq)).toEqual([1, 2, 4]);
  expect(steps.slice(-1).flatMap(laidWords)).toEqual([{ word: 'LABE', from: 'AB' }]);
});
