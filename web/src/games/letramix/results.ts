/** What a roll has brought, for the screens between and after. */

import type { LetramixView, Seat } from '../../protocol/types';
import { type Draft, draftOf, unusedValue } from './model';
import type { Player } from './players';
import { type LaidWord, withJokers, wordsOf } from './words';

export interface Result {
  readonly player: Player;
  readonly points: number;
  /** What counted; null where nothing valid was laid. */
  readonly laid: { readonly draft: Draft; readonly words: readonly LaidWord[]; readonly unused: number } | null;
}

/** What every seat has laid with the last roll: one's own first, then the best. */
export function results(view: LetramixView, players: readonly Player[]): readonly Result[] {
  const isPlayed = ({ seat }: Player): boolean =>
    view.past?.seat == null ? view.last[seat] !== null : view.past.seat === seat;
  return players
    .filter(isPlayed)
    .map((player) => ({ player, points: pointsOf(view, player), laid: laidBy(view, player.seat) }))
    .sort((a, b) => Number(b.player.isYou) - Number(a.player.isYou) || b.points - a.points);
}

/** Those of the layout: in a round that was passed over nobody had any, but the roll before is still shown. */
function pointsOf({ past }: LetramixView, { seat, last }: Player): number {
  return past?.layouts[seat]?.points ?? last ?? 0;
}

/** What is set beside the best layout: one's own, or the best of the others. */
export function ownOf([first]: readonly Result[]): { draft: Draft; points: number; isYou: boolean } | null {
  if (!first?.laid) return null;
  return { draft: first.laid.draft, points: first.points, isYou: first.player.isYou };
}

function laidBy({ past }: LetramixView, seat: Seat): Result['laid'] {
  const layout = past?.layouts[seat];
  if (!past || !layout) return null;
  const draft = withJokers(draftOf(past.dice, layout.layout), layout.jokers ?? []);
  return { draft, words: wordsOf(draft), unused: unusedValue(draft) };
}
