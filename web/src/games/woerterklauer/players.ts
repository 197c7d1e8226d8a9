/** The two at the table, as the screen shows them. */

import { type Person, peopleAt } from '../../parts/people';
import type { Seat, SeatInfo, TileColour, WoerterklauerEnding, WoerterklauerView } from '../../protocol/types';
import { t } from './messages';

export interface Player extends Person {
  readonly colour: TileColour;
  readonly letters: number;
  readonly hasJoker: boolean;
}

export function players(view: WoerterklauerView, seats: readonly SeatInfo[], me: Seat | null): readonly Player[] {
  return peopleAt(seats, me).map(({ seat, ...person }) => ({
    ...person,
    seat,
    colour: view.colours[seat] ?? 'red',
    letters: view.letters[seat] ?? 0,
    hasJoker: view.jokers[seat] ?? false,
  }));
}

/** Whose turn it is; null where it is nobody's. */
export function moverOf({ phase }: WoerterklauerView): Seat | null {
  return phase.phase === 'play' || phase.phase === 'vowels' ? phase.seat : null;
}

/** The two sides: one's own left, or who began. */
export function sides(
  players: readonly Player[],
  me: Seat | null,
  first: Seat | null,
): readonly [Player, Player] | null {
  const left = players.find((p) => p.seat === (me ?? first ?? 0));
  const right = players.find((p) => p !== left);
  return left && right ? [left, right] : null;
}

/** Who has won, and why. */
export function endOf(
  players: readonly Player[],
  winner: Seat,
  ending: WoerterklauerEnding,
): { title: string; why: string } {
  const winning = players.find((p) => p.seat === winner);
  const losing = players.find((p) => p.seat !== winner);
  return {
    title: winning?.isYou ? t.youWin : t.wins(winning?.name ?? ''),
    why: losing?.isYou ? t[`ending_${ending}You`] : t[`ending_${ending}`](losing?.name ?? ''),
  };
}
