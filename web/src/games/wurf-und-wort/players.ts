/** Who sits at the table, as its lists show them. */

import { language } from '../../i18n/index.svelte';
import { nameList } from '../../parts/names';
import { type Person, peopleAt } from '../../parts/people';
import type { Seat, SeatInfo, WurfUndWortView } from '../../protocol/types';
import { t } from './messages';

export interface Player extends Person {
  readonly total: number;
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
  return peopleAt(seats, me).map(({ seat, ...person }) => ({
    ...person,
    seat,
    total: scores[seat] ?? 0,
    change: phase.phase === 'settled' ? (phase.ended.points[seat] ?? 0) : 0,
    isOn: (phase.phase === 'naming' || phase.phase === 'voting') && phase.seat === seat,
    hasPassed: passed.includes(seat),
    hasAnswered: answered.includes(seat),
  }));
}

/** Those whose "Weiter" the table waits for. */
export function present(players: readonly Player[]): readonly Player[] {
  return players.filter((player) => player.isHere && !player.isGone);
}

/** Between two cards nobody waits for computer players (P19). */
export function persons(players: readonly Player[]): readonly Player[] {
  return players.filter((player) => !player.isBot);
}

/** Whom the table still waits for, in words; nobody is empty. */
export function missing(players: readonly Player[]): string {
  const names = present(players)
    .filter((player) => !player.hasPassed && !player.isYou)
    .map((player) => player.name);
  return names.length === 0 ? '' : t.missing(nameList(names, language.current));
}
