/** A finished table, turn by turn: its log folded into what each player laid with each roll. */

import type { DieFace, Layout, LetramixWorth, LogRow, Seat } from '../../protocol/types';
import { type Draft, draftOf } from './model';
import { withJokers } from './words';

/** What happened, as the log says it; mirrors `event.rs`. */
type Event =
  | { event: 'turn'; seat: Seat }
  | { event: 'rolled' | 'rerolled'; dice: DieFace[] }
  | { event: 'laid'; seat: Seat; layout: Layout; worth: LetramixWorth | null }
  | { event: 'scored'; seat: Seat; points: number }
  | { event: 'round_over' };

/** What one player laid with one roll. */
export interface PlayedTurn {
  /** The row of the log after which it was scored. */
  readonly seq: number;
  readonly round: number;
  readonly seat: Seat;
  /** Empty where nothing was rolled: the turn was skipped (5.3.7). */
  readonly dice: readonly DieFace[];
  /** The last valid layout, which counts (C6); null without one. */
  readonly draft: Draft | null;
  readonly points: number;
  /** After it. */
  readonly totals: readonly number[];
}

export function turnsOf(rows: readonly LogRow[], seats: number): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  const valid = new Map<Seat, Draft>();
  let round = 1;
  let dice: readonly DieFace[] = [];
  let totals: readonly number[] = Array<number>(seats).fill(0);
  for (const { seq, events } of rows) {
    for (const event of events as Event[]) {
      switch (event.event) {
        case 'turn':
        case 'round_over':
          if (event.event === 'round_over') round += 1;
          dice = [];
          valid.clear();
          break;
        case 'rolled':
        case 'rerolled':
          dice = event.dice;
          valid.clear();
          break;
        case 'laid':
          if (event.worth) valid.set(event.seat, withJokers(draftOf(dice, event.layout), event.worth.jokers));
          break;
        case 'scored': {
          const { seat, points } = event;
          totals = totals.map((total, other) => (other === seat ? total + points : total));
          turns.push({ seq, round, seat, dice, draft: valid.get(seat) ?? null, points, totals });
        }
      }
    }
  }
  return turns;
}
