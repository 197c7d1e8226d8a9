import { describe, expect, it } from 'vitest';
import { cellOf, cellsOf, foldWord, isWordOf, letterAt, lineBetween, lineOf, squareOf, squaresOf } from './model';
import { MUSIC, SEA, WOODS, covered, squaresWith } from './samples';

const cell = (square: string) => cellOf(square)!;
const between = (a: string, b: string) => {
  const line = lineBetween(cell(a), cell(b));
  return typeof line === 'string' ? line : `${squareOf(line.from)}–${squareOf(line.to)}`;
};

it('names squares A1 to I7 (D2)', () => {
  expect(cellOf('A3')).toEqual({ x: 0, y: 2 });
  expect(squareOf({ x: 8, y: 6 })).toBe('I7');
  expect(cellOf('i7')).toEqual({ x: 8, y: 6 });
  expect([cellOf('J1'), cellOf('A8'), cellOf('A0'), cellOf('')]).toEqual([null, null, null, null]);
});

describe('a line between two squares', () => {
  it('goes from left to right, in whatever order they are tapped', () => {
    expect(between('D2', 'H2')).toBe('D2–H2');
    expect(between('H2', 'D2')).toBe('D2–H2');
  });

  it('down is always the whole column (D.13)', () => {
    expect(between('E5', 'E2')).toBe('E1–E7');
  });

  it('needs three squares across (D5), and one row or column', () => {
    expect(between('A1', 'B1')).toBe('short');
    expect(between('A1', 'B2')).toBe('crooked');
  });
});

it('knows the squares of words', () => {
  const place = { word: 'REH', from: 'B5', to: 'D5' };
  expect(cellsOf(lineOf(place)!).map(squareOf)).toEqual(['B5', 'C5', 'D5']);
  expect([...squaresOf([place, place])]).toEqual(['B5', 'C5', 'D5']);
});

it('folds what is typed (D.6, 5.4.4)', () => {
  expect(foldWord('Füchse')).toBe('FUECHSE');
  expect(foldWord('Fußball-Tor')).toBe('FUSSBALLTOR');
  expect(foldWord('E1')).toBeNull();
});

it('knows a card’s words from parts of them, and from others', () => {
  const place = (word: string, from: string, to: string) => isWordOf(SEA.rows, { word, from, to });
  expect(SEA.words.every((one) => isWordOf(SEA.rows, one))).toBe(true);
  expect([
    place('HAFE', 'D2', 'G2'),
    place('HAKEN', 'D2', 'H2'),
    place('HAFEN', 'C2', 'G2'),
    place('MATRO', 'E1', 'E5'),
  ]).toEqual([false, false, false, false]);
});

describe.each([
  ['woods', WOODS],
  ['sea', SEA],
  ['music', MUSIC],
])('the sample card %s', (_, card) => {
  it('has its words where it says', () => {
    for (const place of card.words) {
      const line = lineOf(place)!;
      expect(
        cellsOf(line)
          .map((one) => letterAt(card.rows, one))
          .join(''),
      ).toBe(place.word);
    }
  });

  it('is a card by the rules: seven letters down, five words across, two rows with one letter (D.13)', () => {
    const [down, ...across] = card.words;
    expect([down?.word.length, across.length]).toEqual([7, 5]);
    const counts = card.rows.map((row) => row.replaceAll('.', '').length);
    expect(counts.filter((count) => count === 1)).toHaveLength(2);
    expect(squaresWith(card.rows, 'E').length).toBeLessThanOrEqual(6);
  });
});

it('covers what is not known', () => {
  expect(covered(WOODS.rows, new Set(['D1', 'C5', 'A1']))).toEqual([
    '...F.....',
    '.........',
    '.........',
    '.........',
    '..E......',
    '.........',
    '.........',
  ]);
});
