/** Who plays, and on which side: two players, or two teams. */

import { language } from '../../i18n/index.svelte';
import { nameList } from '../../parts/names';
import { type Person, peopleAt } from '../../parts/people';
import type { Seat, SeatInfo, WortduellSide, WortduellView } from '../../protocol/types';
import { t } from './messages';

export interface Player extends Person {
  readonly side: WortduellSide;
}

export interface Party {
  readonly side: WortduellSide;
  readonly players: readonly Player[];
  /** "Anna und Mia" */
  readonly name: string;
  readonly isMine: boolean;
  /** More than one? */
  readonly isTeam: boolean;
  readonly score: number;
  /** Words it has found in this round. */
  readonly found: number;
  readonly writer: Seat | null;
}

/** "Du", "Ihr", "Ben" */
export function shortName(party: Party): string {
  if (!party.isMine) return party.name;
  return party.isTeam ? t.weShort : t.youShort;
}

/** "Du hast gewonnen", "Ben gewinnt" */
export function winsTitle(party: Party): string {
  if (party.isMine) return party.isTeam ? t.weWin : t.youWin;
  return t.wins(party.name, party.isTeam);
}

export function players(view: WortduellView, seats: readonly SeatInfo[], me: Seat | null): readonly Player[] {
  return peopleAt(seats, me).map((person) => ({ ...person, side: view.sides[person.seat] ?? person.seat % 2 }));
}

export function partyOf(view: WortduellView, all: readonly Player[], side: WortduellSide): Party {
  const members = all.filter((player) => player.side === side);
  return {
    side,
    players: members,
    name: nameList(
      members.map((player) => player.name),
      language.current,
    ),
    isMine: view.side === side,
    isTeam: members.length > 1,
    score: view.scores[side] ?? 0,
    found: view.cards[1 - side]?.found.length ?? 0,
    writer: view.writers[side] ?? null,
  };
}

/** Both sides, one's own first. */
export function parties(view: WortduellView, all: readonly Player[]): readonly [Party, Party] {
  const first = view.side ?? 0;
  return [partyOf(view, all, first), partyOf(view, all, 1 - first)];
}

/** Who is on turn; null where nobody is. */
export function moverOf({ phase }: WortduellView): Seat | null {
  return phase.phase === 'turn' || phase.phase === 'answer' ? phase.seat : null;
}
