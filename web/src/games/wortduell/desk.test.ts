import { beforeEach, describe, expect, it } from 'vitest';
import { GuessDesk } from './desk.svelte';
import { cellOf, squareOf } from './model';
import { SEA, covered } from './samples';

/** Of HAFEN in D2–H2 three letters are known. */
const rows = covered(SEA.rows, new Set(['E2', 'G2', 'H2']));
let desk: GuessDesk;

beforeEach(() => {
  desk = new GuessDesk(
    () => rows,
    (letter) => letter === 'U',
  );
});

const tap = (...squares: string[]): void => squares.forEach((square) => desk.pick(cellOf(square)!));
const type = (letters: string): boolean[] => [...letters].map((letter) => desk.type(letter));
const word = (): string => desk.slots.map((slot) => slot.letter ?? '.').join('');

describe('solving', () => {
  it('two taps select a word, with what is known in it', () => {
    tap('H2', 'D2');
    expect(word()).toBe('.A.EN');
    expect(desk.guess).toBeNull();
  });

  it('takes the whole word', () => {
    tap('D2', 'H2');
    type('hafen');
    expect(desk.guess).toEqual({ word: 'HAFEN', from: 'D2', to: 'H2' });
  });

  it('takes only what is missing', () => {
    tap('D2', 'H2');
    type('hf');
    expect(desk.guess?.word).toBe('HAFEN');
  });

  it('spells umlauts with two letters (D.6)', () => {
    tap('D5', 'H5');
    type('möwe');
    expect(word()).toBe('MOEWE');
  });

  it('takes letters back, but never those that are known', () => {
    tap('D2', 'H2');
    type('hafen');
    desk.back();
    expect(word()).toBe('HA.EN');
    desk.back();
    desk.back();
    expect(word()).toBe('.A.EN');
  });

  it('a tap in the word says where the next letter goes', () => {
    tap('D2', 'H2', 'F2');
    type('f');
    expect(word()).toBe('.AFEN');
  });

  it('takes no more letters than there are squares', () => {
    tap('D2', 'H2');
    type('hafen');
    expect(type('s')).toEqual([false]);
  });

  it('a crooked second tap begins anew, and says why', () => {
    tap('D2', 'E3');
    expect([desk.trouble, squareOf(desk.start!)]).toEqual(['crooked', 'E3']);
    tap('G3');
    expect([desk.trouble, word()]).toEqual([null, '...']);
  });

  it('the same square twice is nothing', () => {
    tap('D2', 'D2');
    expect([desk.start, desk.line]).toEqual([null, null]);
  });

  it('a word of which all is known can be solved at once (D7)', () => {
    const known = new GuessDesk(
      () => SEA.rows,
      () => false,
    );
    ['D2', 'H2'].forEach((square) => known.pick(cellOf(square)!));
    expect(known.guess?.word).toBe('HAFEN');
  });
});

describe('calling', () => {
  it('chooses a letter, another one, and none', () => {
    type('eo');
    expect(desk.letter).toBe('O');
    type('o');
    expect(desk.letter).toBeNull();
  });

  it('refuses a letter that was called (D10)', () => {
    expect(desk.type('u')).toBe(false);
    expect(desk.letter).toBeNull();
  });

  it('an umlaut is no letter to call', () => {
    expect(desk.type('ä')).toBe(false);
  });

  it('a selection puts the letter away', () => {
    type('e');
    tap('D2');
    expect(desk.letter).toBeNull();
  });
});

describe('a suggestion is taken over', () => {
  it('as a letter', () => {
    desk.adopt({ letter: 'N' });
    expect(desk.letter).toBe('N');
  });

  it('as a word', () => {
    desk.adopt({ word: 'HAFEN', from: 'D2', to: 'H2' });
    expect(desk.guess).toEqual({ word: 'HAFEN', from: 'D2', to: 'H2' });
  });
});
