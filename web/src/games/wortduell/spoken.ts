/** How squares, cards and calls are named in words. */

import type { WortduellCall, WortduellCard, WortduellIdea, WortduellNews, WortduellPlace } from '../../protocol/types';
import { t } from './messages';
import { CELLS, type Cell, letterAt, rowName, span, squareOf, squaresOf } from './model';

/** "G2, N, bekannt" */
export function cellSpoken(
  card: Pick<WortduellCard, 'open' | 'rows' | 'found' | 'known'>,
  cell: Cell,
  more: readonly string[] = [],
): string {
  const square = squareOf(cell);
  const letter = letterAt(card.rows, cell);
  const name =
    letter === null ? (card.open ? t.emptyCell(square) : t.unknownCell(square)) : t.letterCell(square, letter);
  const isFound = squaresOf(card.found).has(square);
  const isKnown = card.known.includes(square);
  const state = isFound ? [t.isFound] : isKnown ? [card.open ? t.knownToThem : t.isKnown] : [];
  return [name, ...state, ...more].join(', ');
}

/** "Zeile 1: G A, H S, I S." */
export function rowSpoken(rows: readonly string[], y: number): string {
  const letters = (CELLS[y] ?? []).flatMap((cell) => {
    const letter = letterAt(rows, cell);
    return letter === null ? [] : [`${squareOf(cell).charAt(0)} ${letter}`];
  });
  return letters.length === 0 ? '' : `${t.rowSpoken(rowName(y), letters.join(', '))}.`;
}

export function cardSpoken(rows: readonly string[]): string {
  return (
    CELLS.map((_, y) => rowSpoken(rows, y))
      .filter(Boolean)
      .join(' ') || t.nothingKnown
  );
}

/** "E 6 · U –" */
export function callsShort(called: readonly WortduellCall[]): string {
  return called.map(({ letter, squares }) => `${letter} ${squares.length || '–'}`).join(' · ');
}

export function callsSpoken(called: readonly WortduellCall[]): string {
  return t.callsSpoken(
    called.map(({ letter, squares }) => `${letter} ${squares.join(' ') || t.none}`).join(', ') || t.nothingCalled,
  );
}

export function foundSpoken(found: readonly WortduellPlace[]): string {
  return found.length === 0
    ? t.nothingSolved
    : t.wordsSpoken(found.map((place) => `${place.word} ${span(place)}`).join(', '));
}

/** "N", "STRAND C3–H3" */
export function ideaSpoken(idea: WortduellIdea): string {
  return 'letter' in idea ? idea.letter : `${idea.word} ${span(idea)}`;
}

export interface Names {
  /** What a seat is called. */
  readonly of: (seat: number) => string;
  /** What a side is called. */
  readonly side: (side: number) => string;
  readonly me: number | null;
}

/** What happened, as a sentence; null where there is nothing to say. */
export function newsSpoken(news: WortduellNews, { of, side, me }: Names): string | null {
  switch (news.news) {
    case 'dealt':
      return t.newRound(news.round);
    case 'asked':
      return news.seat === me ? null : t.asked(of(news.seat), news.letter);
    case 'called':
      return calledSpoken(news, of(news.seat), news.seat === me);
    case 'marked':
      return markedSpoken(news, news.seat === null ? side(news.side) : of(news.seat), news.seat === me);
    case 'guessed':
      return guessedSpoken(news, of(news.seat), news.seat === me);
    case 'passed':
      return t.passed(of(news.seat));
    case 'timed_out':
      return news.seat === me ? t.youTimedOut : t.timedOut(of(news.seat));
    default:
      return null;
  }
}

type Told<N extends WortduellNews['news']> = Extract<WortduellNews, { news: N }>;

function calledSpoken({ letter, squares }: Told<'called'>, name: string, mine: boolean): string {
  const where = squares.join(', ');
  if (squares.length === 0) return mine ? t.youCalledMiss(letter) : t.calledMiss(name, letter);
  return mine ? t.youCalledHit(letter, squares.length, where) : t.calledHit(name, letter, squares.length, where);
}

function markedSpoken({ missed, wrong, lost }: Told<'marked'>, name: string, mine: boolean): string {
  const has = mine ? t.youMarked : t.marked(name);
  return missed.length + wrong.length === 0 ? t.markedRight(has) : t.markedBad(has, missed.length, wrong.length, lost);
}

function guessedSpoken(news: Told<'guessed'>, name: string, mine: boolean): string {
  const where = span(news);
  if (news.right) return mine ? t.youGuessedRight(news.word, where) : t.guessedRight(name, news.word, where);
  return mine ? t.youGuessedWrong(news.word, where) : t.guessedWrong(name, news.word, where);
}
