/** What the player is told about the layout: the server's word where it has come, our own sum until then (C6). */

import type { LetramixDesk } from '../../protocol/types';
import { type Draft, draftOf, layoutOf, sameLayout, unusedValue } from './model';
import { type LaidWord, sumOf, withJokers, wordsOf } from './words';

export type Status =
  /** Nothing lies. */
  | 'empty'
  /** The server has not answered yet. */
  | 'checking'
  | 'valid'
  | 'invalid'
  /** The table plays without Prüfhilfe: nobody says. */
  | 'unchecked';

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

export function verdict(draft: Draft, desk: LetramixDesk | undefined, checkAid: boolean): Verdict {
  const open = desk?.shown === 'open' ? desk : null;
  const known = open !== null && sameLayout(open.layout, layoutOf(draft));
  const worth = known ? open.worth : null;
  const shown = worth === null ? draft : withJokers(draft, worth.jokers);
  const sum = worth?.points ?? sumOf(draft);
  const status = statusOf(draft, checkAid, known, worth !== null);
  const last = open?.counts ?? null;
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
