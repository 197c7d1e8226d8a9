/** Who is where: standings while it is played, and at the end. */

import type { Seat } from '../protocol/types';
import type { Person } from './people';

interface Scorer extends Person {
  readonly total: number;
}

export interface Placing<Player> {
  readonly place: number;
  readonly player: Player;
  readonly isWinner: boolean;
}

/** From the first to the last, winners before all others; who is equal shares a place. */
export function placings<Player extends Scorer>(
  players: readonly Player[],
  winners: readonly Seat[] = [],
): readonly Placing<Player>[] {
  const wins = ({ seat }: Player): number => Number(winners.includes(seat));
  const before = (a: Player, b: Player): number => wins(b) - wins(a) || b.total - a.total;
  const sorted = players.toSorted(before);
  return sorted.map((player) => ({
    place: sorted.findIndex((other) => before(other, player) === 0) + 1,
    player,
    isWinner: winners.includes(player.seat),
  }));
}

/** A line of the final standing. */
export interface FinalRow {
  /** A seat, or a side. */
  key: number;
  /** Where places are counted. */
  place?: number;
  name: string;
  isYou: boolean;
  isWinner: boolean;
  total: number;
  /** The total in words. */
  totalText: string;
}

/** The final standing; `points` is a total in words. */
export function finalRows(
  players: readonly Scorer[],
  winners: readonly Seat[],
  points: (total: number) => string,
): readonly FinalRow[] {
  return placings(players, winners).map(({ place, isWinner, player: { seat, name, isYou, total } }) => {
    return { key: seat, place, name, isYou, isWinner, total, totalText: points(total) };
  });
}
