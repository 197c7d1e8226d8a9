/** How the squares of a card look, and what they are called. */

import type { WortduellCard, WortduellPastCard } from '../../protocol/types';
import type { GuessDesk } from './desk.svelte';
import { knownOf } from './hindsight';
import { t } from './messages';
import { type Cell, letterAt, sameCell, squareOf, squaresOf } from './model';
import { cellSpoken } from './spoken';

/** How a square looks: nothing there, known by a call, of a solved word, on one's own card, or only typed. */
export interface Look {
  readonly letter: string | null;
  readonly kind: 'blank' | 'known' | 'found' | 'open' | 'typed';
  /** The rival knows it (D.15). */
  readonly dot?: boolean;
  /** Told just now. */
  readonly fresh?: boolean;
  /** The start of a word, or tapped as an answer. */
  readonly marked?: boolean;
  /** Where the next letter goes. */
  readonly caret?: boolean;
}

type Squares = ReadonlySet<string>;
const NONE: Squares = new Set();

/** A card of which only the known letters are shown, with what somebody has in mind. */
export function coveredLooks(card: WortduellCard, desk: GuessDesk | null, fresh: Squares = NONE): (cell: Cell) => Look {
  const found = squaresOf(card.found);
  return (cell) => {
    const square = squareOf(cell);
    const letter = letterAt(card.rows, cell);
    const index = desk?.slots.findIndex((slot) => sameCell(slot.cell, cell)) ?? -1;
    const typed = letter === null ? (desk?.slots[index]?.letter ?? null) : null;
    const kind = found.has(square) ? 'found' : letter !== null ? 'known' : typed !== null ? 'typed' : 'blank';
    return {
      letter: letter ?? typed,
      kind,
      fresh: fresh.has(square),
      marked: desk !== null && sameCell(desk.start, cell),
      caret: index >= 0 && index === desk?.caret,
    };
  };
}

export function coveredNames(card: WortduellCard, desk: GuessDesk, fresh: Squares = NONE): (cell: Cell) => string {
  const lookOf = coveredLooks(card, desk, fresh);
  return (cell) => {
    const { kind, letter, fresh: isFresh, marked, caret } = lookOf(cell);
    const more = [isFresh && t.isFresh, marked && t.isStart, caret && t.nextLetter].filter(
      (one) => typeof one === 'string',
    );
    if (kind !== 'typed') return cellSpoken(card, cell, more);
    return [t.letterCell(squareOf(cell), letter ?? ''), t.typed, ...more].join(', ');
  };
}

/** One's own card: all letters, and what the other side knows of them. */
export function openLooks(
  card: Pick<WortduellCard, 'rows' | 'found' | 'known'>,
  marks: Squares = NONE,
  fresh: Squares = NONE,
): (cell: Cell) => Look {
  const found = squaresOf(card.found);
  const known = new Set(card.known);
  return (cell) => {
    const square = squareOf(cell);
    const letter = letterAt(card.rows, cell);
    const kind = letter === null ? 'blank' : found.has(square) ? 'found' : known.has(square) ? 'known' : 'open';
    return { letter, kind, dot: kind === 'known', marked: marks.has(square), fresh: fresh.has(square) };
  };
}

/** A card whose round is over: the other side knows of it what its calls and guesses told. */
export function pastLooks(card: WortduellPastCard): (cell: Cell) => Look {
  return openLooks({ ...card, known: knownOf(card) });
}

export function openNames(card: WortduellCard, marks: Squares): (cell: Cell) => string {
  return (cell) => cellSpoken(card, cell, marks.has(squareOf(cell)) ? [t.isMarked] : []);
}
