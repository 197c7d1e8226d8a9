import { expect, it } from 'vitest';
import type { LogRow } from '../../protocol/types';
import { greatestOf, leadTaken, leadsOfRed, turnedBy, turnsOf } from './replay';
import { lettersOfAll } from './tiles';

const none = { stolen: [], changed: [], inflected: [], new: [] };
const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq * 1000, actor: null, id: null, events });
const LETTERS = lettersOfAll(true);

/** A word from (0, 0) across, of the first tiles with these letters. */
function lying(word: string, colour: 'red' | 'black'): [number, number, number, 'red' | 'black'][] {
  const used = new Set<number>();
  return [...word].map((letter, x) => {
    const tile = [...LETTERS].findIndex((l, i) => l === letter && !used.has(i));
    used.add(tile);
    return [tile, x, 0, colour];
  });
}

const rows = [
  row(1, { frame: 'opened', options: { full_alphabet: true, size: 8 } }),
  row(2, { event: 'began', first: 1 }, { event: 'turn', seat: 1, drawn: [], aside: 0 }),
  row(3, { event: 'laid', seat: 1, field: [], judged: 'untouched' }),
  row(4, { event: 'turned', seat: 1, field: lying('EIN', 'red'), pool: [], changes: { ...none, new: ['EIN'] } }),
  row(5, { event: 'swapped', seat: 0, back: [3], drawn: [9], aside: 0 }),
  row(8, {
    event: 'turned',
    seat: 0,
    field: [...lying('EINE', 'black')],
    pool: [],
    changes: { ...none, stolen: ['EINE'] },
  }),
  row(9, { event: 'over', winner: 0, ending: 'resigned' }),
];

it('P17: has one entry for a turn, and one for how it was lost', () => {
  const turns = turnsOf(rows);
  expect(turns.map(({ seq, seat, ending }) => [seq, seat, ending])).toEqual([
    [4, 1, null],
    [8, 0, null],
    [9, 1, 'resigned'],
  ]);
});

it('P17: says what became of what', () => {
  expect(turnsOf(rows).map(({ words }) => words)).toEqual([
    [{ word: 'EIN', how: 'new', from: [] }],
    [{ word: 'EINE', how: 'stolen', from: ['EIN'] }],
    [],
  ]);
});

it('knows the lead after each turn, and the greatest raid', () => {
  const turns = turnsOf(rows);
  expect(leadsOfRed(turns)).toEqual([3, -4]);
  expect(turns.map(leadTaken)).toEqual([3, 4, null]);
  expect(greatestOf(turns)?.seq).toBe(8);
  expect(turns.map(turnedBy)).toEqual([0, 3, 0]);
});
