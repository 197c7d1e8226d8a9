/** Who sits at the table, as the screen shows them. */

import { type Person, peopleAt } from '../../parts/people';
import type { Seat, SeatInfo } from '../../protocol/types';
import type { BuecherwurmPhase, BuecherwurmView } from './wire';

export interface Player extends Person {
  readonly total: number;
  /** The table waits for it. */
  readonly isOn: boolean;
}

export function players(
  { totals, phase }: BuecherwurmView,
  seats: readonly SeatInfo[],
  me: Seat | null,
): readonly Player[] {
  return peopleAt(seats, me).map((person) => ({
    ...person,
    total: totals[person.seat] ?? 0,
    isOn: moverOf(phase) === person.seat,
  }));
}

/** Whose turn it is; null where it is nobody's. */
export function moverOf(phase: BuecherwurmPhase): Seat | null {
  return 'seat' in phase ? phase.seat : null;
}

/** Clockwise, from oneself on. */
export function around(players: readonly Player[], me: Seat | null): readonly Player[] {
  const from = me ?? 0;
  return [...players.slice(from), ...players.slice(0, from)];
}
