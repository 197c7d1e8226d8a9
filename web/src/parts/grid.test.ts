import { describe, expect, it } from 'vitest';
import { cellName, cellNamed, fit, follow, isOnField, needed, rowsOf } from './grid';

describe('names', () => {
  it('go from A1 to Z26, with M13 in the middle', () => {
    expect(cellName({ x: 0, y: 0 })).toBe('M13');
    expect(cellNamed('A1')).toEqual({ x: -12, y: -12 });
    expect(cellNamed('z26')).toEqual({ x: 13, y: 13 });
    expect(cellNamed('A27')).toBeNull();
    expect(cellNamed('A0')).toBeNull();
    expect(cellNamed('KLEBEN')).toBeNull();
  });
});

describe('what is in sight', () => {
  const size = { columns: 9, rows: 7 };
  const line = (from: number, to: number): { x: number; y: number }[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ x: from + i, y: 0 }));

  it('is never less than asked for, and more where more lies', () => {
    expect(needed([], size)).toEqual(size);
    expect(needed(line(0, 9), size)).toEqual({ columns: 12, rows: 7 });
  });

  it('begins in the middle', () => {
    expect(follow(null, size, [], null)).toEqual({ x: -4, y: -3, ...size });
  });

  it('stays where it is while everything is in sight with its ring', () => {
    const before = follow(null, size, [], null);
    expect(follow(before, size, line(-3, 3), null)).toEqual(before);
  });

  it('moves only as far as it must', () => {
    const before = follow(null, size, [], null);
    expect(follow(before, size, line(-2, 4), null).x).toBe(-3);
    expect(follow(before, size, [], { x: 7, y: 0 }).x).toBe(-1);
  });

  it('grows on both sides', () => {
    const before = follow(null, size, line(-3, 3), null);
    expect(follow(before, { columns: 11, rows: 9 }, line(-4, 4), null)).toEqual({ x: -5, y: -4, columns: 11, rows: 9 });
  });

  it('is where it was when it has grown by one and shrunk again', () => {
    const before = follow(null, size, [], null);
    const grown = follow(before, { columns: 10, rows: 8 }, [], null);
    expect(follow(grown, size, [], null)).toEqual(before);
  });

  it('shows the cursor where not everything fits', () => {
    const window = follow(null, size, line(-6, 6), { x: 7, y: 0 });
    expect(window.x + window.columns).toBeGreaterThan(7);
  });

  it('never leaves the field', () => {
    const cells = rowsOf(follow(null, size, [{ x: 13, y: 13 }], null)).flat();
    expect(cells).toHaveLength(63);
    expect(cells.every(isOnField)).toBe(true);
  });
});

describe('the side of a cell', () => {
  const sides = { least: 36, most: 96 };

  it('fills the room', () => {
    expect(fit(942, 565, { columns: 9, rows: 7 }, sides)).toEqual({ side: 565 / 7, columns: 11, rows: 7 });
    expect(fit(364, 430, { columns: 7, rows: 6 }, sides)).toEqual({ side: 52, columns: 7, rows: 8 });
  });

  it('never gets too small for a finger; then there is more than fits', () => {
    expect(fit(364, 430, { columns: 15, rows: 6 }, sides)).toEqual({ side: 36, columns: 15, rows: 11 });
  });

  it('waits for the room to be measured', () => {
    expect(fit(364, 0, { columns: 7, rows: 6 }, sides)).toEqual({ side: 36, columns: 7, rows: 6 });
  });
});
