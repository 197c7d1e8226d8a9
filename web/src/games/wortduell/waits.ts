import type { Seat, WortduellView } from '../../protocol/types';

/** It waits for who is on turn, for who has to answer, and for everybody between two rounds. */
export function waitsFor({ phase, sides }: WortduellView, seat: Seat): boolean {
  switch (phase.phase) {
    case 'turn':
      return phase.seat === seat;
    case 'answer':
      return sides[seat] === phase.side;
    case 'round_over':
      return !phase.ready.includes(seat);
    default:
      return false;
  }
}
