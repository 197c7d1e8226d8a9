import { judged, wordsFrom } from './server';

/** A game of level I about one word: each turn turns it into another one, by the words and the judge of the product. */

/** How the word on the field is stolen. */
export interface Link {
  readonly to: string;
  /** So many letters come before the old word. */
  readonly before: number;
  readonly kind: 'exchange' | 'add';
}

/** Longer words would not end. */
const LONGEST = 7;

/** What has become of a word so far. */
export class Chain {
  /** Words with the column where they began; the last one lies there. */
  readonly #lain: { readonly word: string; readonly column: number }[] = [];

  constructor(first: string) {
    this.#lain.push({ word: first, column: 0 });
  }

  get word(): string {
    return this.#last.word;
  }

  get #last(): { readonly word: string; readonly column: number } {
    return this.#lain.at(-1) as { word: string; column: number };
  }

  /** A way to steal the word with these letters; null if there is none. */
  next(pool: readonly string[]): Link | null {
    const words = wordsFrom([...pool, ...this.word], 'woerterklauer').filter((word) => word.length <= LONGEST);
    const links = words.flatMap((to) => linksTo(this.word, to, pool)).toSorted((a, b) => a.to.length - b.to.length);
    const said = judged(links.map((link) => this.#position(link, pool)));
    return links.find((_, i) => said[i]?.leads) ?? null;
  }

  steal({ to, before }: Link): void {
    this.#lain.push({ word: to, column: this.#last.column - before });
  }

  /** The turn as a position file: black has the whole word. */
  #position({ to, before }: Link, pool: readonly string[]): string {
    const { word, column } = this.#last;
    const left = Math.min(column - before, ...this.#lain.map((lain) => lain.column));
    const row = (text: string, from: number): string =>
      ' '
        .repeat(from - left)
        .concat(text)
        .padEnd(WIDTH)
        .replaceAll(' ', '.');
    return [
      ...['level: I', 'size: 12', 'mover: red', `pool: ${pool.join('')}`],
      ...this.#lain.slice(0, -1).map((lain) => `history: H ${lain.column - left},0 ${lain.word}`),
      ...['before:', row(word, column), 'after:', row(to, column - before)],
    ].join('\n');
  }
}

const WIDTH = 24;

/** Whether one letter exchanged, or some added at the ends, make one word of the other. */
function linksTo(word: string, to: string, pool: readonly string[]): Link[] {
  const places = Array.from({ length: to.length - word.length + 1 }, (_, before) => before);
  return places.flatMap((before): Link[] => {
    const other = [...word].filter((letter, i) => to[before + i] !== letter).length;
    const isOneWay = word.length === to.length ? other === 1 : other === 0;
    return isOneWay && isThere(laid(word, { to, before }), pool)
      ? [{ to, before, kind: other === 1 ? 'exchange' : 'add' }]
      : [];
  });
}

/** The letters that are laid, by their place in the new word. */
export function laid(word: string, { to, before }: Pick<Link, 'to' | 'before'>): [place: number, letter: string][] {
  return [...to].flatMap((letter, i): [number, string][] => (word[i - before] === letter ? [] : [[i, letter]]));
}

function isThere(laidLetters: readonly [number, string][], pool: readonly string[]): boolean {
  const rest = [...pool];
  return laidLetters.every(([, letter]) => {
    const found = rest.indexOf(letter);
    if (found >= 0) rest.splice(found, 1);
    return found >= 0;
  });
}
