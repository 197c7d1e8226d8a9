/** What has changed between two drafts, in words for the live region. */

import { cellName } from '../../parts/grid';
import { t } from './messages';
import { type Draft, type Placed, letterAt, placeOf } from './model';

export function changeSpoken(before: Draft, after: Draft): string {
  if (after.placed.length === 0 && before.placed.length > 1) return t.allTakenBack;
  const said = (draft: Draft, p: Placed): string => letterAt(draft, p) ?? t.joker;
  const gone = before.placed.filter((p) => placeOf(after, p.die) === null).map((p) => t.takenBack(said(before, p)));
  const laid = after.placed.filter((p) => hasMoved(before, p)).map((p) => t.placed(said(after, p), cellName(p)));
  return [...gone, ...laid].join(' ');
}

function hasMoved(before: Draft, now: Placed): boolean {
  const then = placeOf(before, now.die);
  return then === null || then.x !== now.x || then.y !== now.y || then.letter !== now.letter;
}
