/** Who sits at the table, as the screen shows them. */

import { levelName } from '../../i18n/levels';
import type { Seat, SeatInfo } from '../../protocol/types';
import { t } from './messages';
import type { BuecherwurmPhase, BuecherwurmView } from './wire';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly isYou: boolean;
  readonly isHere: boolean;
  readonly isGone: boolean;
  readonly total: number;
  /** The table waits for it. */
  readonly isOn: boolean;
}

export function players(
  { totals, phase }: BuecherwurmView,
  seats: readonly SeatInfo[],
  me: Seat | null,
): readonly Player[] {
  return seats.map((info, seat) => ({
    seat,
    name: info.kind === 'bot' ? levelName(info.name) : info.name,
    isYou: seat === me,
    isHere: info.presence === 'here' || Boolean(info.stand_in),
    isGone: info.presence === 'gone',
    total: totals[seat] ?? 0,
    isOn: moverOf(phase) === seat,
  }));
}

/** Whose turn it is; null where it is nobody's. */
export function moverOf(phase: BuecherwurmPhase): Seat | null {
  return 'seat' in phase ? phase.seat : null;
}

/** What a seat is called; after "von" and "bei" oneself is called otherwise. */
export type NameOf = (seat: Seat, isAfterOf?: boolean) => string;

/** "Anna", and for oneself "du"; after "von", "dir". */
export function calledIn(players: readonly Player[]): NameOf {
  return (seat, isAfterOf = false) => {
    const player = players[seat];
    if (!player?.isYou) return player?.name ?? '';
    return isAfterOf ? t.youAfterOf : t.youShort;
  };
}

/** Clockwise, from oneself on. */
export function around(players: readonly Player[], me: Seat | null): readonly Player[] {
  const from = me ?? 0;
  return [...players.slice(from), ...players.slice(0, from)];
}

/** From the first to the last; who has the same total has the same place. */
export function placings(players: readonly Player[]): readonly { place: number; player: Player }[] {
  const sorted = players.toSorted((a, b) => b.total - a.total);
  return sorted.map((player) => ({ player, place: 1 + sorted.filter((other) => other.total > player.total).length }));
}
