import { describe, expect, it } from 'vitest';
import { next, size, tableIn } from './when';

describe('the next time of day', () => {
  const now = new Date(2026, 10, 18, 19, 30).getTime();

  it('is today or tomorrow', () => {
    expect(next('20:15', now)).toBe(new Date(2026, 10, 18, 20, 15).getTime());
    expect(next('19:30', now)).toBe(new Date(2026, 10, 19, 19, 30).getTime());
    expect(next('06:00', now)).toBe(new Date(2026, 10, 19, 6, 0).getTime());
  });

  it('is none without a time', () => {
    expect(next('', now)).toBeNull();
    expect(next('bald', now)).toBeNull();
  });
});

it('sizes are for people', () => {
  expect([0, 999, 12_345, 5_000_000, 123_456_789_012, 9e15].map(size)).toEqual([
    [0, 'B'],
    [999, 'B'],
    [12.3, 'kB'],
    [5, 'MB'],
    [123, 'GB'],
    [9000, 'TB'],
  ]);
});

it('a table is found in a link, an address or a code', () => {
  for (const text of [
    'https://x.example/spiele/tisch/ABCDEFGHJKLM',
    'https://x.example/tisch/ABCDEFGHJKLM/',
    'https://x.example/tisch/ABCDEFGHJKLM/leinwand',
    'https://x.example/wiederholung/ABCDEFGHJKLM?zug=4',
    ' abcdefghjklm ',
  ])
    expect(tableIn(text)).toBe('ABCDEFGHJKLM');
  expect(tableIn('rune')).toBe('RUNE');
  expect(tableIn(' ')).toBe('');
});
