import { beforeEach, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { LetramixView } from '../../protocol/types';
import { where } from './where';

const VIEW: LetramixView = {
  options: { mode: 'turns', pace: 'normal', end: { rounds: 5 }, check_aid: true, base_forms: false, decent: null },
  rounds: 2,
  first: 0,
  totals: [0, 0],
  last: [null, null],
  streaks: [0, 0],
  phase: { phase: 'to_roll', seat: 0, until: 60_000 },
  past: null,
};

beforeEach(() => language.choose('de'));

it('names the round under way and how it is played', () => {
  expect(where(VIEW)).toBe('Runde 3 von 5 · reihum');
  expect(where({ ...VIEW, options: { ...VIEW.options, end: { target: 200 } } })).toBe(
    'Runde 3 · bis 200 Punkte · reihum',
  );
});

it('stays within the rounds when it is over', () => {
  expect(where({ ...VIEW, rounds: 5, phase: { phase: 'over', winners: [0] } })).toBe('Runde 5 von 5 · reihum');
});

it('alone nothing goes around', () => {
  expect(where({ ...VIEW, totals: [0] })).toBe('Runde 3 von 5');
});
