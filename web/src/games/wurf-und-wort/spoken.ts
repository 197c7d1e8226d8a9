/** What happens at the table, in words. */

import { language } from '../../i18n/index.svelte';
import { nameList } from '../../parts/names';
import type { Seat, Thumb, WurfUndWortContest, WurfUndWortEntry, WurfUndWortThumbs } from '../../protocol/types';
import { t } from './messages';
import type { Player } from './players';

/** Why a word is voted on. */
export function contestSpoken(
  contest: WurfUndWortContest,
  seat: Seat,
  me: Seat | null,
  nameOf: (seat: Seat) => string,
): string {
  switch (contest.contest) {
    case 'objection': {
      const ground = t[`ground_${contest.ground}`];
      return contest.by === me ? t.contestObjectionYou(ground) : t.contestObjection(nameOf(contest.by), ground);
    }
    case 'plural':
      return t.contestPlural;
    case 'appeal':
      return seat === me ? t.contestAppealYou : t.contestAppeal(nameOf(seat));
  }
}

/** What a card brought, as a sentence. */
export function entrySpoken({ seat, result, points }: WurfUndWortEntry, players: readonly Player[]): string {
  const player = seat === undefined ? undefined : players[seat];
  const isYou = player?.isYou ?? false;
  const name = player?.name ?? '';
  switch (result) {
    case 'right':
      return isYou ? t.rightYou(t.points(points)) : t.right(name, t.points(points));
    case 'unsuitable':
    case 'fault':
    case 'backed_out':
      return isYou ? t[`${result}You`] : t[result](name);
    case 'dropped':
      return t.dropped(name);
    case 'nobody':
      return t.nobody;
  }
}

/** A closed vote, thumb by thumb. */
export function thumbList({ up, down, missing }: WurfUndWortThumbs): { seat: Seat; thumb: Thumb | null }[] {
  return [
    ...up.map((seat) => ({ seat, thumb: 'up' as const })),
    ...down.map((seat) => ({ seat, thumb: 'down' as const })),
    ...missing.map((seat) => ({ seat, thumb: null })),
  ].sort((a, b) => a.seat - b.seat);
}

/** Who has won; nobody has where a table was broken off. */
export function winnerSpoken(players: readonly Player[], winners: readonly Seat[]): string {
  const winning = players.filter((player) => winners.includes(player.seat));
  const [first] = winning;
  if (!first) return t.finalStanding;
  if (winning.length === 1) return first.isYou ? t.youWin : t.wins(first.name);
  return t.sharedWin(
    nameList(
      winning.map((player) => player.name),
      language.current,
    ),
  );
}
