import type { WortduellNews, WortduellSide } from '../../protocol/types';
import { cellsOf, lineOf, squareOf } from './model';
import { type Names, newsSpoken } from './spoken';

/** What happened last: a sentence, and the squares that were told with it. */
export interface Told {
  readonly text: string;
  /** Whose card they are on. */
  readonly owner: WortduellSide | null;
  readonly squares: ReadonlySet<string>;
  /** It cost points: that is told before any hint. */
  readonly isLoss?: boolean;
}

type SideOf = (seat: number) => WortduellSide;

export const NOTHING: Told = { text: '', owner: null, squares: new Set() };

/** What there is to tell after these news; what was told before stays where they say nothing. */
export function toldAfter(
  before: Told,
  all: readonly WortduellNews[],
  live: boolean,
  names: Names,
  sideOf: SideOf,
): Told {
  // Who has just come hears only the last of what happened before.
  if (live || all.length < 2) return after(before, all, names, sideOf);
  return all.reduce((told, news) => after(told, [news], names, sideOf), before);
}

function after(before: Told, all: readonly WortduellNews[], names: Names, sideOf: SideOf): Told {
  const spoken = all.map((news) => newsSpoken(news, names)).filter((text) => text !== null);
  const shown = all.findLast((news) => news.news === 'called' || (news.news === 'guessed' && news.right));
  if (spoken.length === 0 && shown === undefined) return before;
  const told = { ...NOTHING, text: spoken.join(' '), isLoss: all.some(isBadAnswer) };
  if (shown === undefined || !('seat' in shown) || shown.seat === null) return told;
  return { ...told, owner: 1 - sideOf(shown.seat), squares: new Set(squaresIn(shown)) };
}

function isBadAnswer(news: WortduellNews): boolean {
  return news.news === 'marked' && news.missed.length + news.wrong.length > 0;
}

function squaresIn(news: WortduellNews): string[] {
  if (news.news === 'called') return news.squares;
  const line = news.news === 'guessed' ? lineOf(news) : null;
  return line ? cellsOf(line).map(squareOf) : [];
}
