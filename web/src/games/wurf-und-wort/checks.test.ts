import { beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { answerChecks, hasLetter, isFaulty, liveChecks, partIn } from './checks';
import { ANSWER, CARD } from './testing';
import { ROLL } from './samples';

beforeEach(() => language.choose('de'));

describe('letters', () => {
  it.each([
    ['Regen', 'R', true],
    ['garten', 'G', true],
    // B.18: A is not Ä. B11: ß is not S.
    ['Käse', 'A', false],
    ['Äpfel', 'A', false],
    ['Straße', 'S', true],
    ['Floß', 'S', false],
  ])('%s has %s: %s', (word, letter, has) => {
    expect(hasLetter(word, letter)).toBe(has);
  });
});

it('B10: a part of the card is found anywhere in the word, over blanks and hyphens', () => {
  expect(partIn('Strandkorb', ['strand', 'stränd'])).toBe('strand');
  expect(partIn('Nordsee-Strände', ['strand', 'stränd'])).toBe('stränd');
  expect(partIn('Meer', ['strand', 'stränd'])).toBeUndefined();
});

describe('while it is typed', () => {
  const texts = (word: string, count: [number, number] | null = null): string[] =>
    liveChecks(word, ROLL, CARD, count && { word, split: 'Re-gen-schirm', count }).map(
      ({ is, text }) => `${is}: ${text}`,
    );

  it('says what is there and what is missing', () => {
    expect(texts('Abreise')).toEqual([
      'ok: R ist drin',
      'bad: M fehlt',
      'bad: A ist verboten',
      'open: 3 Silben? Die zählt der Tisch.',
      'ok: nichts aus der Karte',
    ]);
  });

  it('shows syllables only as the table has counted them, for this very word', () => {
    expect(texts('Regenschirm', [3, 3])).toContain('ok: 3 Silben: Re-gen-schirm');
    expect(texts('Regenschirm', [4, 5])).toContain('bad: 4 oder 5 statt 3 Silben: Re-gen-schirm');
    const old = { word: 'Regen', split: 'Re-gen', count: [2, 2] as const };
    expect(liveChecks('Regenschirm', ROLL, CARD, old)[3]?.is).toBe('open');
  });
});

describe('an answer', () => {
  it('is checked by the table, plurals only where a must die lies (B.17)', () => {
    expect(answerChecks(ANSWER, ROLL).map((check) => check.text)).toEqual([
      'R ist drin',
      'M ist drin',
      'kein A',
      '3 Silben: Re-gen-schirm',
      'nichts aus der Karte',
      'Einzahl',
    ]);
    expect(answerChecks({ ...ANSWER, met: [true, true] }, ROLL.slice(2)).map((check) => check.text)).not.toContain(
      'Einzahl',
    );
  });

  it('is faulty by a die or by a part of the card, not by a plural (B7)', () => {
    expect(isFaulty(ANSWER)).toBe(false);
    expect(isFaulty({ ...ANSWER, plural: true })).toBe(false);
    expect(isFaulty({ ...ANSWER, met: [true, true, true, false] })).toBe(true);
    expect(isFaulty({ ...ANSWER, part: 'oft' })).toBe(true);
  });
});
