import { beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { glassTime } from './glass';
import { marks } from './photo';
import { placings } from '../../parts/standing';
import { missing, persons, players } from './players';
import { mayAppeal, mayObject, groundsFor, reviewTitle } from './answers';
import { formula } from './roll';
import { ROLL } from './samples';
import { entrySpoken } from './spoken';
import { ANSWER, SEARCHING, viewWith } from './testing';

beforeEach(() => language.choose('de'));

const SEATS = ['Anna', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person' as const, presence: 'here' as const }));
const all = players(viewWith(SEARCHING), SEATS, 0);

describe('what a word brings (B.11)', () => {
  it.each([
    [ROLL, 3, '(1 + 2) × 3 = 9'],
    [ROLL.slice(0, 1), 1, '1 × 1 = 1'],
    // B2: without a must die the number of the syllable die counts.
    [
      [
        { die: 'syllables' as const, count: 5, worth: 3 },
        { die: 'must_not' as const, letter: 'A' },
      ],
      2,
      '3 × 2 = 6',
    ],
  ])('%#', (dice, factor, text) => {
    expect(formula(dice, factor)).toBe(text);
  });
});

it('says what a review is about: whether the word fits, or that it breaks a rule', () => {
  const wrong = { ...ANSWER, met: [false] };
  expect(reviewTitle([ANSWER])).toBe('Passt das zur Karte?');
  expect(reviewTitle([wrong])).toBe('Das Wort verstößt gegen die Regeln.');
  expect(reviewTitle([ANSWER, wrong])).toBe('Passt das zur Karte?');
});

describe('the photo finish', () => {
  const press = (seat: number, at: number) => ({ seat, at, arrived: at, lag: 0 });

  it('goes from the first press to the last', () => {
    expect(marks([press(1, 400), press(0, 500), press(2, 800)]).map(({ left }) => left)).toEqual([5, 27.5, 95]);
  });

  it('keeps signs apart that would lie on each other, and on the strip', () => {
    const [first, second, third] = marks([press(1, 400), press(0, 401), press(2, 402)]);
    expect((second?.left ?? 0) - (first?.left ?? 0)).toBeGreaterThanOrEqual(8);
    expect((third?.left ?? 0) - (second?.left ?? 0)).toBeGreaterThanOrEqual(8);
  });
});

describe('rights in the review (§5.2.5)', () => {
  const faulty = { ...ANSWER, met: [true, true, true, false] };

  it('others object to a word without fault, once', () => {
    expect(mayObject(ANSWER, 0)).toBe(true);
    expect(mayObject(ANSWER, 1)).toBe(false);
    expect(mayObject(ANSWER, null)).toBe(false);
    expect(mayObject(faulty, 0)).toBe(false);
    expect(mayObject({ ...ANSWER, contest: { contest: 'plural' } }, 0)).toBe(false);
    expect(mayObject({ ...ANSWER, plural: true }, 0)).toBe(false);
  });

  it('who answered appeals against syllables and card, never against letters', () => {
    expect(mayAppeal(faulty, ROLL, 1)).toBe(true);
    expect(mayAppeal({ ...ANSWER, part: 'oft' }, ROLL, 1)).toBe(true);
    expect(mayAppeal({ ...faulty, met: [false, true, true, false] }, ROLL, 1)).toBe(false);
    expect(mayAppeal(faulty, ROLL, 0)).toBe(false);
    expect(mayAppeal({ ...ANSWER, plural: true }, ROLL, 1)).toBe(true);
    expect(mayAppeal({ ...ANSWER, plural: true }, ROLL, 0)).toBe(false);
  });

  it('syllables are a ground only where a die asks for them', () => {
    expect(groundsFor(ROLL)).toContain('syllables');
    expect(groundsFor(ROLL.slice(0, 3))).not.toContain('syllables');
  });
});

it('who has the same score has the same place', () => {
  const same = players(viewWith(SEARCHING, { scores: [9, 17, 9] }), SEATS, 0);
  expect(placings(same).map(({ place, player }) => `${place} ${player.name}`)).toEqual(['1 Ben', '2 Anna', '2 Cem']);
});

it('says what a card brought, to oneself and of others', () => {
  expect(entrySpoken({ seat: 0, word: 'X', result: 'right', points: 1 }, all)).toBe('Du bekommst 1 Punkt.');
  expect(entrySpoken({ seat: 1, word: 'X', result: 'unsuitable', points: -3 }, all)).toBe(
    'Abgelehnt. Ben verliert 3 Punkte.',
  );
  expect(entrySpoken({ seat: 2, result: 'backed_out', points: -10 }, all)).toBe(
    'Cem hat kein Wort und verliert 10 Punkte.',
  );
  expect(entrySpoken({ result: 'nobody', points: 0 }, all)).toBe('Niemand hatte ein Wort.');
});

it('a glass never shows more sand than it holds, also where there are 15 seconds (§5.2.2)', () => {
  const { options } = viewWith(SEARCHING);
  expect(glassTime({ phase: 'naming', seat: 0, until: 15_000 }, options, 0)).toEqual({ left: 15_000, total: 15_000 });
  expect(glassTime({ phase: 'naming', seat: 0, until: 15_000 }, options, 16_000)?.left).toBe(0);
  expect(glassTime({ phase: 'over', winners: [] }, options, 0)).toBeNull();
});

it('P19: the glass of a clear card is a short one, full at its beginning', () => {
  const { options } = viewWith(SEARCHING);
  const entries = [{ seat: 1, word: 'Regenschirm', result: 'right' as const, points: 9 }];
  const ended = { answers: [ANSWER], entries, points: [0, 9, 0], fitting: [] };
  const settled = { phase: 'settled' as const, ended, until: 4000, passed: [] };
  expect(glassTime(settled, options, 0)).toEqual({ left: 4000, total: 4000 });
  const doubted = { ...ended, answers: [{ ...ANSWER, contest: { contest: 'plural' as const } }] };
  expect(glassTime({ ...settled, ended: doubted }, options, 4000)?.total).toBe(8000);
});

it('P19: whoever waits is told for whom', () => {
  const settled = { answers: [], entries: [], points: [0, 0, 0], fitting: [] };
  const waiting = players(viewWith({ phase: 'settled', ended: settled, until: 9000, passed: [0, 1] }), SEATS, 0);
  expect(missing(waiting)).toBe('Warten auf Cem.');
});

it('P19: between two cards nobody waits for computer players', () => {
  const settled = { answers: [], entries: [], points: [0, 0, 0], fitting: [] };
  const seats = SEATS.map((seat, i) => (i === 2 ? { ...seat, kind: 'bot' as const, level: 'meister' } : seat));
  const all = players(viewWith({ phase: 'settled', ended: settled, until: null, passed: [0] }), seats, 0);
  expect(missing(persons(all))).toBe('Warten auf Ben.');
});
