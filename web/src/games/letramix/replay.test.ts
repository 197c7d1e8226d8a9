import { expect, it } from 'vitest';
import type { LogRow } from '../../protocol/types';
import { turnsOf } from './replay';
import { faces } from './samples';
import { wordsOf } from './words';

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
const dice = faces('JAHRBDWOTASE*');
const worth = { points: 7, full: false, words: [], unused: 16, jokers: [] };
const JA = [
  [0, 0, 0],
  [1, 1, 0],
];

const rows = [
  row(1, { event: 'sat', seat: 0, name: 'Anna' }),
  row(2, { event: 'began', first: 0 }, { event: 'gather', at: 0 }),
  row(3, { event: 'ready', seat: 0 }, { event: 'rolled', dice, at: 1 }),
  row(4, { event: 'laid', seat: 1, layout: JA, worth }),
  row(5, { event: 'laid', seat: 0, layout: [[3, 0, 0]], worth: null }, { event: 'done', seat: 0 }),
  row(6, { event: 'laid', seat: 1, layout: [[3, 0, 0]], worth: null }),
  row(
    7,
    { event: 'scored', seat: 0, points: -26, full: false },
    { event: 'scored', seat: 1, points: 7, full: false },
    { event: 'round_over' },
    { event: 'over', winners: [1] },
  ),
];

it('P17: a row for each player and round, not for each die', () => {
  expect(turnsOf(rows, 2).map(({ seq, round, seat, points }) => [seq, round, seat, points])).toEqual([
    [7, 1, 0, -26],
    [7, 1, 1, 7],
  ]);
});

it('shows what counted, not what lay last', () => {
  const [none, ja] = turnsOf(rows, 2);
  expect(none?.draft).toBeNull();
  expect(ja?.draft && wordsOf(ja.draft).map(({ word }) => word)).toEqual(['JA']);
});

it('names the letters that the judge found for open jokers', () => {
  const layout = [
    [0, 0, 0],
    [12, 1, 0],
  ];
  const [turn] = turnsOf(
    [
      row(1, { event: 'turn', seat: 0, at: 0 }, { event: 'rolled', dice, at: 1 }),
      row(2, { event: 'laid', seat: 0, layout, worth: { ...worth, jokers: ['A'] } }),
      row(3, { event: 'scored', seat: 0, points: 6, full: false }),
    ],
    1,
  );
  expect(turn?.draft && wordsOf(turn.draft)[0]?.word).toBe('JA');
});

it('adds up', () => {
  expect(turnsOf(rows, 2).at(-1)?.totals).toEqual([-26, 7]);
});

it('knows a turn that was skipped: nothing was rolled in it', () => {
  const turns = turnsOf(
    [
      ...rows.slice(0, -1),
      row(7, { event: 'scored', seat: 1, points: 7, full: false }, { event: 'turn', seat: 0, at: 9 }),
      row(8, { event: 'scored', seat: 0, points: 0, full: false }),
    ],
    2,
  );
  expect(turns.at(-1)).toMatchObject({ seat: 0, dice: [], draft: null, points: 0 });
});
