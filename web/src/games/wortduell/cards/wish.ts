/** Which cards to print. It stands in the address, so that a reload and a link show the same cards. */

import type { CardDifficulty } from '../../../protocol/types';

export interface Wish {
  readonly count: number;
  readonly difficulty: CardDifficulty;
  readonly seed: number;
}

export const COUNTS = [2, 4, 6, 12, 24] as const;
export const DIFFICULTIES: readonly CardDifficulty[] = ['any', 'easy', 'medium', 'hard'];
/** So many cards, or sheets, are on a page. */
export const ON_A_PAGE = 6;

const LARGEST_SEED = 2 ** 32;

export const anySeed = (): number => Math.floor(Math.random() * LARGEST_SEED);

/** What the address asks for; what it does not say, or says wrong, is as usual. */
export function wishOf(search: string): Wish {
  const asked = new URLSearchParams(search);
  const seed = Number(asked.get('satz') ?? NaN);
  return {
    count: COUNTS.find((count) => String(count) === asked.get('karten')) ?? 6,
    difficulty: DIFFICULTIES.find((one) => one === asked.get('stufe')) ?? 'any',
    seed: Number.isInteger(seed) && seed >= 0 && seed < LARGEST_SEED ? seed : anySeed(),
  };
}

export function searchOf({ count, difficulty, seed }: Wish): string {
  return `?${new URLSearchParams({ karten: String(count), stufe: difficulty, satz: String(seed) })}`;
}

/** A list in pieces of at most `size`. */
export function pagesOf<T>(all: readonly T[], size = ON_A_PAGE): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));
}
