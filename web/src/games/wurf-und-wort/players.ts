/** Who sits at the table, as its lists show them. */

import { language, number } from '../../i18n/index.svelte';
import { levelName } from '../../i18n/levels';
import { nameList } from '../../parts/names';
import type { Seat, SeatInfo, WurfUndWortView } from '../../protocol/types';
import { t } from './messages';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly isYou: boolean;
  readonly isHere: boolean;
  readonly isGone: boolean;
  readonly score: number;
  /** What the card that has just been settled brought. */
  readonly change: number;
  /** It has the word, or the table waits for it. */
  readonly isOn: boolean;
  /** It has said "Weiter". */
  readonly hasPassed: boolean;
  /** Where all write at once: it has handed in a word. */
  readonly hasAnswered: boolean;
}

export function players(
  { scores, phase }: WurfUndWortView,
  seats: readonly SeatInfo[],
  me: Seat | null,
): readonly Player[] {
  const passed = 'passed' in phase ? phase.passed : [];
  const answered = phase.phase === 'collecting' ? phase.answered : [];
  return seats.map((info, seat) => ({
    seat,
    name: info.kind === 'bot' ? levelName(info.name) : info.name,
    isYou: seat === me,
    isHere: info.presence === 'here' || Boolean(info.stand_in),
    isGone: info.presence === 'gone',
    score: scores[seat] ?? 0,
    change: phase.phase === 'settled' ? (phase.ended.points[seat] ?? 0) : 0,
    isOn: (phase.phase === 'naming' || phase.phase === 'voting') && phase.seat === seat,
    hasPassed: passed.includes(seat),
    hasAnswered: answered.includes(seat),
  }));
}

/** "Anna", and for oneself "du"; after "von", "dir". */
export function calledIn(players: readonly Player[]): (seat: Seat, isAfterOf?: boolean) => string {
  return (seat, isAfterOf = false) => {
    const player = players[seat];
    if (!player?.isYou) return player?.name ?? '';
    return isAfterOf ? t.youAfterOf : t.youShort;
  };
}

/** "+9", "−3", "0" */
export const signed = (points: number): string => (points > 0 ? `+${number(points)}` : number(points));

/** Those whose "Weiter" the table waits for. */
export function present(players: readonly Player[]): readonly Player[] {
  return players.filter((player) => player.isHere && !player.isGone);
}

/** From the first to the last; who has the same score has the same place. */
export function placings(players: readonly Player[]): readonly { place: number; player: Player }[] {
  const sorted = [...players].sort((a, b) => b.score - a.score);
  return sorted.map((player) => ({ player, place: 1 + sorted.filter((other) => other.score > player.score).length }));
}

/** Whom the table still waits for, in words; nobody is empty. */
export function missing(players: readonly Player[]): string {
  const names = present(players)
    .filter((player) => !player.hasPassed && !player.isYou)
    .map((player) => player.name);
  return names.length === 0 ? '' : t.missing(nameList(names, language.current));
}
