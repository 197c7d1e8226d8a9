import { describe, expect, it } from 'vitest';
import { layoutOf, nameJoker, place } from './model';
import { JAHR } from './samples';
import { sumOf, withJokers, wordsAt, wordsOf } from './words';

describe('words', () => {
  it('are all lines of two or more, across before down', () => {
    const found = wordsOf(JAHR).map(({ word, direction, points }) => [word, direction, points]);
    expect(found).toEqual([
      ['JAHR', 'across', 10],
      ['WORT', 'down', 8],
      ['BAD', 'down', 7],
    ]);
  });

  it('rule C.9: a die in two words counts twice, unused dice are taken off', () => {
    expect(sumOf(JAHR)).toBe(10 + 7 + 8 - 3);
  });

  it('hold the joker with its letter, worth nothing', () => {
    const open = place(JAHR, 12, { x: 3, y: 2 });
    expect(wordsOf(open).map((w) => w.word)).toContain('WORT◆');
    const named = nameJoker(open, 12, 'E');
    expect(wordsOf(named).find((w) => w.word === 'WORTE')?.points).toBe(8);
    expect(sumOf(named)).toBe(22);
  });

  it('are found by one of their cells', () => {
    expect(wordsAt(wordsOf(JAHR), { x: 1, y: 0 }).map((w) => w.word)).toEqual(['JAHR', 'BAD']);
  });
});

it('rule 5.3.3: shows what the judge has found for open jokers', () => {
  const open = place(JAHR, 12, { x: 3, y: 2 });
  expect(layoutOf(withJokers(open, ['E']))).toContainEqual([12, 3, 2, 'E']);
});
