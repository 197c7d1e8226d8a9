import { beforeEach, expect, it } from 'vitest';
import { language } from '../i18n/index.svelte';
import { t as letramix } from './letramix/messages';
import { t as klauer } from './woerterklauer/messages';
import { t as duell } from './wortduell/messages';

/** Sentences that read badly in the first edition ("Small" in section P). */

beforeEach(() => language.choose('de'));

it('P small: letters that come along are listed as one says it', () => {
  expect(klauer.stealsPlain('STEIN', 4, klauer.comes(['S']))).toBe('STEIN klaut 4, S kommt dazu.');
  expect(klauer.stealsPlain('STEIN', 4, klauer.comes(['S', 'T']))).toBe('STEIN klaut 4, dazu kommen S und T.');
});

it('P small: nothing is solved in no turn', () => {
  expect(duell.endedAfter(0)).toBe('Noch kein Zug.');
  expect(duell.solvedIn(1)).toBe('Gelöst in 1 Zug.');
});

it('P small: points below zero stand behind no other dash, and nobody’s own layout has sat out', () => {
  expect(letramix.countsInstead('MANTEL', '−8 Punkte')).toBe('Solange zählt: MANTEL (−8 Punkte).');
  expect(letramix.youSatOut).toBe('Du hast ausgesetzt.');
});

it('P small: letters off the field are counted apart from the pool', () => {
  expect(klauer.poolCount(12, 12, '44') + klauer.poolOff(5)).toBe('12 von 12 · im Beutel 44 · 5 vom Feld');
});
