import { expect, it } from 'vitest';
import type { LogRow } from '../../protocol/types';
import { callOf, leadOf, stepsOf, turnsIn } from './replay';
import { MUSIC, SEA } from './samples';

const row = (seq: number, ...events: unknown[]): LogRow => ({ seq, at: seq, actor: null, id: null, events });
const hafen = { word: 'HAFEN', from: 'D2', to: 'H2' };

/** Anna and Ben (seats 0 and 1) against Cem (seat 2), with answers by hand. */
const rows = [
  row(1, { frame: 'opened', options: { sides: [] } }),
  row(2, { frame: 'options', options: { sides: [0, 0, 1] } }),
  row(
    3,
    { event: 'began', first: 1 },
    { event: 'dealt', cards: [{ rows: MUSIC.rows }, { rows: SEA.rows }], starter: 1 },
    { event: 'turn', seat: 2 },
  ),
  row(4, { event: 'called', seat: 2, letter: 'X', squares: [] }, { event: 'turn', seat: 0 }),
  row(5, { event: 'suggested', seat: 1, idea: { letter: 'T' } }),
  row(6, { event: 'asked', seat: 0, letter: 'T' }),
  row(
    7,
    { event: 'marked', seat: 2, missed: ['E3'], wrong: [], lost: 0 },
    { event: 'called', seat: 0, letter: 'T', squares: ['E3'] },
  ),
  row(
    8,
    { event: 'guessed', seat: 1, place: hafen, right: true },
    { event: 'guessed', seat: 1, place: { ...hafen, word: 'HAKEN' }, right: false },
  ),
  row(9, { event: 'round_over', winner: 0, points: 2 }),
  row(10, { event: 'asked', seat: 2, letter: 'A' }, { event: 'marked', seat: 0, missed: [], wrong: ['A7'], lost: 1 }),
  row(11, { event: 'over', winner: 0, ending: 'left' }),
];
const steps = stepsOf(rows, 3);
const told = (kind: string) => steps.filter(({ what }) => what.is === 'news' && what.news.news === kind);

it('has a step for all that was said, and for suggestions', () => {
  const kinds = steps.map(({ what }) => (what.is === 'news' ? what.news.news : what.is));
  expect(kinds).toEqual([
    'dealt',
    'called',
    'suggested',
    'asked',
    'marked',
    'called',
    'guessed',
    'guessed',
    'round_over',
    'asked',
    'marked',
    'over',
  ]);
});

it('knows the sides by the last options', () => {
  expect(steps[0]?.sides).toEqual([0, 0, 1]);
});

it('what is told goes to the card of the other side', () => {
  const called = told('called')[1];
  expect(called?.cards[1].known).toEqual(['E3']);
  expect([called?.owner, called?.fresh]).toEqual([1, ['E3']]);
  const [right, wrong] = told('guessed');
  expect(right?.cards[1].found).toEqual([hafen]);
  expect(right?.cards[1].known).toEqual(['E3', 'D2', 'E2', 'F2', 'G2', 'H2']);
  expect(wrong?.cards[1].found).toEqual([hafen]);
});

it('counts points, and takes penalties from who answered', () => {
  expect(told('round_over')[0]?.scores).toEqual([2, 0]);
  expect(steps.at(-1)?.scores).toEqual([1, 0]);
});

it('P17: lists turns, not what only leads to one', () => {
  const kinds = turnsIn(steps).map(({ what }) => (what.is === 'news' ? what.news.news : what.is));
  expect(kinds).toEqual(['dealt', 'called', 'marked', 'called', 'guessed', 'guessed', 'round_over', 'marked', 'over']);
});

it('leads who knows more of the other card', () => {
  expect(told('called').map(leadOf)).toEqual([0, 1]);
});

it('knows which call of its round a turn was, and where it can be asked about', () => {
  expect(told('called').map((step) => callOf(step, steps))).toEqual([
    { side: 0, number: 1, seq: 9 },
    { side: 1, number: 1, seq: 9 },
  ]);
  expect(told('guessed').map((step) => callOf(step, steps))).toEqual([null, null]);
});
