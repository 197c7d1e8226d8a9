import { expect, it } from 'vitest';
import type { WoerterklauerStealable } from '../../protocol/types';
import { byEase } from './lookback.svelte';

const word = (text: string, withPool: number, withAny: number): WoerterklauerStealable => ({
  word: text,
  first: { x: 0, y: 0 },
  direction: 'across',
  with_pool: withPool,
  with_any_letter: withAny,
  becomes: [],
});

it('puts the words first that are stolen most easily', () => {
  const words = [word('FEST', 0, 2), word('LOSE', 3, 9), word('LEICHT', 3, 4), word('SICHER', 0, 5)];
  expect(byEase(words).map((w) => w.word)).toEqual(['LOSE', 'LEICHT', 'SICHER', 'FEST']);
});
