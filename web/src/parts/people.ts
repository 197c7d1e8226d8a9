/** Who sits at a table, as every screen shows them. */

import { levelName } from '../i18n/levels';
import type { Seat, SeatInfo } from '../protocol/types';
import { t } from './final-messages';

export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  readonly isHere: boolean;
  readonly isGone: boolean;
}

/** What a seat is called. */
export function nameOf(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  return seat.kind === 'bot' ? levelName(seat.name) : seat.name;
}

export function peopleAt(seats: readonly SeatInfo[], me: Seat | null): readonly Person[] {
  return seats.map((info, seat) => ({
    seat,
    name: nameOf(info),
    isYou: seat === me,
    isBot: info.kind === 'bot',
    isHere: info.presence === 'here' || Boolean(info.stand_in),
    isGone: info.presence === 'gone',
  }));
}

/** Somebody in a replay or an example: there, and nobody in particular. */
export function personNamed(name: string, seat: Seat): Person {
  return { seat, name, isYou: false, isBot: false, isHere: true, isGone: false };
}

/** What a seat is called; oneself otherwise after "von" and "bei". */
export type NameOf = (seat: Seat, isAfterOf?: boolean) => string;

/** "Anna", and for oneself "du"; after "von", "dir". */
export function calledIn(people: readonly Person[]): NameOf {
  return (seat, isAfterOf = false) => {
    if (!people[seat]?.isYou) return people[seat]?.name ?? '';
    return isAfterOf ? t.youAfterOf : t.youShort;
  };
}
