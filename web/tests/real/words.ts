import { type Cell, along } from '../../src/parts/grid';
import { wordsFrom } from './server';

/** Where the cursor stands before anything lies. */
const START: Cell = { x: -2, y: 0 };

/** Two words that share their first letter, for the middle of the field. */
export interface Crossing {
  readonly across: string;
  readonly down: string;
}

export interface Laid {
  readonly letter: string;
  readonly cell: Cell;
}

/** Words that these dice can show; short ones, so that they fit on a phone. */
export function crossing(letters: readonly string[]): Crossing {
  const words = wordsFrom(letters).filter((word) => word.length >= 3 && word.length <= 5);
  for (const across of words.toSorted((a, b) => b.length - a.length)) {
    const rest = without(letters, across.slice(1));
    const down = words.find((word) => word !== across && word.startsWith(across.charAt(0)) && isFrom(word, rest));
    if (down !== undefined) return { across, down };
  }
  throw new Error(`two words from ${letters.join(' ')}: try another seed`);
}

/** Every die of a crossing with its cell, as one would lay them. */
export function laidOf({ across, down }: Crossing): Laid[] {
  return [...lineOf(across, 'across'), ...lineOf(down, 'down').slice(1)];
}

function lineOf(word: string, direction: 'across' | 'down'): Laid[] {
  return [...word].map((letter, i) => ({ letter, cell: along(START, direction, i) }));
}

function isFrom(word: string, letters: readonly string[]): boolean {
  return without(letters, word).length === letters.length - word.length;
}

/** The letters without those of a word, as far as they are there. */
function without(letters: readonly string[], word: string): string[] {
  const rest = [...letters];
  for (const letter of word) {
    const found = rest.indexOf(letter);
    if (found >= 0) rest.splice(found, 1);
  }
  return rest;
}
