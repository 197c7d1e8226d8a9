import { expect, it } from 'vitest';
import type { LogRow } from '../../protocol/types';
import { faces } from './samples';
import { ownAt, stepsOf } from './replay';

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
const dice = faces('JAHRBDWOTASE*');
const worth = { points: 7, full: false, words: [], unused: 16, jokers: [] };

const rows = [
  row(1, { event: 'sat', seat: 0, name: 'Anna' }),
  row(2, { event: 'began', first: 0 }, { event: 'gather', at: 0 }),
  row(3, { event: 'ready', seat: 0 }, { event: 'rolled', dice, at: 1 }),
  row(4, {
    event: 'laid',
    seat: 1,
    layout: [
      [0, 0, 0],
      [1, 1, 0],
    ],
    worth,
  }),
  row(5, { event: 'laid', seat: 0, layout: [[3, 0, 0]], worth: null }, { event: 'done', seat: 0 }),
  row(
    6,
    { event: 'scored', seat: 0, points: -26, full: false },
    { event: 'scored', seat: 1, points: 7, full: false },
    { event: 'round_over' },
    { event: 'over', winners: [1] },
  ),
];

it('has a step for every roll, layout, scoring and the end', () => {
  expect(stepsOf(rows, 2).map((s) => s.what.is)).toEqual(['rolled', 'laid', 'laid', 'scored', 'over']);
});

it('shows what lay and what it was worth', () => {
  const [rolled, first] = stepsOf(rows, 2);
  expect(rolled?.desks.every((d) => d.layout.length === 0)).toBe(true);
  expect(first?.desks[1]).toMatchObject({
    layout: [
      [0, 0, 0],
      [1, 1, 0],
    ],
    worth,
    done: false,
  });
  expect(first?.seq).toBe(4);
});

it('shows in the end what counted, not what lay last', () => {
  const later = [
    ...rows.slice(0, 4),
    row(5, { event: 'laid', seat: 1, layout: [[3, 0, 0]], worth: null }),
    ...rows.slice(5),
  ];
  const scored = stepsOf(later, 2).find((step) => step.what.is === 'scored');
  expect(scored?.desks[1]?.layout).toEqual([
    [0, 0, 0],
    [1, 1, 0],
  ]);
  expect(scored?.desks[0]?.layout).toEqual([]);
  expect(scored && ownAt(scored)?.points).toBe(7);
});

it('adds up', () => {
  const last = stepsOf(rows, 2).at(-1);
  expect(last?.totals).toEqual([-26, 7]);
  expect(last?.what).toEqual({ is: 'over', winners: [1] });
});

it('knows whose turn it is where one plays after the other', () => {
  const turns = stepsOf([row(1, { event: 'turn', seat: 1, at: 0 }), row(2, { event: 'rolled', dice, at: 1 })], 2);
  expect(turns[0]?.seat).toBe(1);
});
