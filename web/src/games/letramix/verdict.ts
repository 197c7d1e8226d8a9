/**
 * What the player is told about the layout (C6): the table's word where it has come, until then that of this browser's
 * judge, or only our own sum.
 */

import type { Layout, LetramixDesk, LetramixWorth } from '../../protocol/types';
import { type Draft, draftOf, layoutOf, sameLayout, unusedValue } from './model';
import { type LaidWord, sumOf, withJokers, wordsOf } from './words';

export type Status =
  /** Nothing lies. */
  | 'empty'
  /** Nobody has said anything yet. */
  | 'checking'
  | 'valid'
  | 'invalid'
  /** The table plays without Prüfhilfe: nobody says. */
  | 'unchecked';

/** What a judge says of a layout. */
export interface Said {
  readonly layout: Layout;
  readonly worth: LetramixWorth | null;
}

type OpenDesk = Extract<LetramixDesk, { shown: 'open' }>;

export interface Verdict {
  readonly status: Status;
  /** The draft with the letters that the judge has found for open jokers. */
  readonly shown: Draft;
  readonly words: readonly LaidWord[];
  /** What the unused dice cost. */
  readonly unused: number;
  /** What the layout brings, if it is valid. */
  readonly sum: number;
  /** What would be scored now; the last valid layout where this one is not. */
  readonly counts: { readonly points: number; readonly words: readonly LaidWord[] };
}

export function verdict(
  draft: Draft,
  desk: LetramixDesk | undefined,
  checkAid: boolean,
  foreseen: Said | null = null,
): Verdict {
  const open = desk?.shown === 'open' ? desk : null;
  const layout = layoutOf(draft);
  const said = [open, foreseen].find((said) => said !== null && sameLayout(said.layout, layout)) ?? null;
  const worth = said?.worth ?? null;
  const shown = worth === null ? draft : withJokers(draft, worth.jokers);
  const sum = worth?.points ?? sumOf(draft);
  const status = statusOf(draft, checkAid, said !== null, worth !== null);
  const last = lastValid(open);
  const counting = status === 'valid' || !checkAid ? shown : draftOf(draft.faces, last ?? []);
  return {
    status,
    shown,
    words: wordsOf(shown),
    unused: unusedValue(draft),
    sum,
    counts: { points: status === 'valid' ? sum : sumOf(counting), words: wordsOf(counting) },
  };
}

function statusOf(draft: Draft, checkAid: boolean, known: boolean, valid: boolean): Status {
  if (draft.placed.length === 0) return 'empty';
  if (!checkAid) return 'unchecked';
  if (!known) return 'checking';
  return valid ? 'valid' : 'invalid';
}

/** The last layout that was valid as far as the table knows. */
function lastValid(open: OpenDesk | null): Layout | null {
  return open?.worth ? open.layout : (open?.counts ?? null);
}
