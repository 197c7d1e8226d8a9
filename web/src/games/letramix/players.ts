/** Who sits at the table, as its lists show them. */

import type { LetramixPhase, LetramixView, Seat, SeatInfo } from '../../protocol/types';
import type { Cell } from '../../parts/grid';
import { type Person, peopleAt } from '../../parts/people';
import { placedOf } from './model';

export interface Player extends Person {
  readonly total: number;
  readonly last: number | null;
  readonly streak: number;
  /** Where dice lie before them now. */
  readonly cells: readonly Cell[];
  readonly isDone: boolean;
  readonly isOut: boolean;
  readonly isOn: boolean;
}

export function players(view: LetramixView, seats: readonly SeatInfo[], me: Seat | null): readonly Player[] {
  return peopleAt(seats, me).map(({ seat, ...person }) => ({
    ...person,
    seat,
    total: view.totals[seat] ?? 0,
    last: view.last[seat] ?? null,
    streak: view.streaks[seat] ?? 0,
    ...atDesk(view.phase, seat),
  }));
}

function atDesk(phase: LetramixPhase, seat: Seat): Pick<Player, 'cells' | 'isDone' | 'isOut' | 'isOn'> {
  if (phase.phase !== 'laying') {
    return { cells: [], isDone: false, isOut: false, isOn: phase.phase === 'to_roll' && phase.seat === seat };
  }
  const desk = phase.desks[seat];
  const cells = desk === undefined ? [] : desk.shown === 'open' ? desk.layout.map(placedOf) : desk.cells;
  return { cells, isDone: desk?.done ?? false, isOut: phase.out?.includes(seat) ?? false, isOn: phase.seat === seat };
}

/** Does this seat lay dice now? */
export function laysNow(phase: LetramixPhase, seat: Seat | null): boolean {
  if (phase.phase !== 'laying' || seat === null) return false;
  const isOn = phase.seat === null ? !phase.out?.includes(seat) : phase.seat === seat;
  return isOn && phase.desks[seat]?.done === false;
}
