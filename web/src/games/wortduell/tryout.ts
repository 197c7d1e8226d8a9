/** A card to solve alone; nobody is asked. */

import type { WortduellCall, WortduellCard, WortduellPlace } from '../../protocol/types';
import { type SampleCard, covered, squaresWith } from './samples';
import { squaresOf } from './model';

export interface Attempt {
  readonly called: readonly WortduellCall[];
  readonly found: readonly WortduellPlace[];
}

export const FRESH: Attempt = { called: [], found: [] };

export function call(card: SampleCard, attempt: Attempt, letter: string): Attempt {
  return { ...attempt, called: [...attempt.called, { letter, squares: squaresWith(card.rows, letter) }] };
}

/** The attempt with one more word; null if it does not lie there. */
export function guess(card: SampleCard, attempt: Attempt, { word, from, to }: WortduellPlace): Attempt | null {
  const place = card.words.find((one) => one.word === word && one.from === from && one.to === to);
  return place ? { ...attempt, found: [...attempt.found, place] } : null;
}

/** The card as far as it is known. */
export function known(card: SampleCard, { called, found }: Attempt): WortduellCard {
  const squares = new Set([...called.flatMap((one) => one.squares), ...squaresOf(found)]);
  return {
    open: false,
    rows: covered(card.rows, squares),
    words: [],
    called: [...called],
    found: [...found],
    known: [...squares],
    wrong: [],
  };
}
