import { describe, expect, it } from 'vitest';
import { fitting, initialOf, lettersOf, mayChange, namedBy, placeOf, whiteLeft, worthNow } from './model';
import { EXAMPLE } from './samples';

describe('the first letter', () => {
  it.each([
    ['Handtuch', 'H'],
    ['die Möwe', 'M'],
    ['Äpfel', 'A'],
    ['  öffnen', 'O'],
    ['7 Zwerge', 'Z'],
    ['„Qualle', 'Q'],
    ['die', 'D'],
    ['Der Hai', 'H'],
    ['the', 'T'],
  ])('of „%s“ at a German table is %s (E4, E5, E21)', (word, letter) => expect(initialOf(word, 'de')).toBe(letter));

  it('English articles count at an English table only', () => {
    expect(initialOf('the shell', 'en')).toBe('S');
    expect(initialOf('the shell', 'de')).toBe('T');
    expect(initialOf('die hard', 'en')).toBe('D');
  });

  it('is nothing as long as there is no letter', () => {
    expect(initialOf('', 'de')).toBeNull();
    expect(initialOf(' 12!', 'de')).toBeNull();
  });
});

it('a die goes with the letters it shows: CK, XY, Qu, NOT, A–Z, and no others (E.1.8, E3, E.1.16)', () => {
  const of = (face: string): string => lettersOf({ letter: { face, points: 1 } });
  expect([of('CK'), of('XY'), of('Qu'), of('S')]).toEqual(['CK', 'XY', 'Q', 'S']);
  expect(lettersOf({ side: 'not' })).toBe('NOT');
  expect(lettersOf({ side: 'any_letter' })).toHaveLength(26);
  expect(lettersOf({ side: 'bonus' })).toBe('');
});

it('dice that fit come from the middle first, then by their dots', () => {
  const round = { ...EXAMPLE, dice: EXAMPLE.dice.with(0, { face: 'T', points: 2 }) };
  expect(fitting(round, [7, 3, 0, 5], 'T')).toEqual([0, 3, 7]);
  expect(fitting(round, [7, 3, 0, 5], 'H')).toEqual([5]);
  expect(fitting(round, [7, 3, 0, 5], 'X')).toEqual([]);
  expect(fitting(round, [7, 3, 0, 5], null)).toEqual([]);
});

it('dice lie in the middle, before somebody, or nowhere', () => {
  expect(placeOf(EXAMPLE, 0)).toBe('middle');
  expect(placeOf(EXAMPLE, 5)).toEqual({ desk: 2 });
  expect(placeOf({ ...EXAMPLE, desks: [] }, 5)).toBeNull();
  expect(whiteLeft({ ...EXAMPLE, display: [0, 3, 7] })).toBe(2);
});

it('a term is used up for its theme, or for the round (E.2.5)', () => {
  const changed = { ...EXAMPLE, theme: { ...EXAMPLE.theme, key: 'other' } };
  expect(namedBy(EXAMPLE, 'theme', 'die möwe', 'de')).toBe(2);
  expect(namedBy(changed, 'theme', 'Möwe', 'de')).toBeNull();
  expect(namedBy(changed, 'round', 'Möwe', 'de')).toBe(2);
  expect(namedBy(EXAMPLE, 'theme', 'Qualle', 'de')).toBeNull();
});

it('a round is worth its dots, its worms, and +2 or −2 for NOT (E.1.10, §5.5.10)', () => {
  expect(worthNow(EXAMPLE, 0)).toEqual({ dots: 2, worms: 0, not: 0, sum: 2 });
  expect(worthNow(EXAMPLE, 1)).toEqual({ dots: 2, worms: 1, not: 2, sum: 5 });
  const alone = { ...EXAMPLE, desks: [{ pile: [7], worms: 0 }] };
  expect(worthNow(alone, 0).sum).toBe(-2);
});

it('the theme can be changed once (E.1.16)', () => {
  expect(mayChange(EXAMPLE)).toBe(false);
  const round = { ...EXAMPLE, special: { side: 'theme_change' as const, turned: false } };
  expect(mayChange(round)).toBe(true);
  expect(mayChange({ ...round, aside: true })).toBe(false);
});
