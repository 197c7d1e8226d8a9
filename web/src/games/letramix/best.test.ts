import { expect, it } from 'vitest';
import type { LetramixBest } from '../../protocol/types';
import { bestFor } from './best.svelte';

const best = (points: number, bound = points): LetramixBest => ({
  layout: [],
  words: [],
  points,
  bound,
  proved: points === bound,
});

it('gives what was found for the words in question', () => {
  expect(bestFor('all', { everyday: best(30), all: best(44) })).toEqual(best(44));
  expect(bestFor('wellread', { everyday: best(30), all: best(44) })).toBeUndefined();
});

it('never gives less to who knows more words', () => {
  expect(bestFor('all', { everyday: best(39), wellread: best(43), all: best(25, 44) })).toEqual(best(43, 44));
  expect(bestFor('all', { wellread: best(44), all: best(25, 44) })?.proved).toBe(true);
});
