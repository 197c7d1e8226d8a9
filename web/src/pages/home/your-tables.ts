/** Where one's tables are told of: by the server for its own, on whichever device one sat; by this browser for its own. */

import { api, ApiError } from '../../net/api';
import { meApi } from '../../net/me';
import { forgetSeat, keptSeats } from '../../net/seats';
import { isLocal } from '../../net/socket';
import type { GameId } from '../../protocol/types';
import { person } from '../../shell/me.svelte';

export interface YourTable {
  table: string;
  game: GameId;
  isOver: boolean;
  isInvited: boolean;
  names: readonly string[];
}

/** Of the keys this browser keeps, so many are asked for. */
const ASKED = 8;

/**
 * Invitations first, then what goes on, then what is over. `isKnown`: the server has said who plays here. Until then, and
 * without it, somebody with a name has only what is in this browser; whoever is nobody has what their keys are for.
 */
export async function yourTables(isKnown: boolean): Promise<YourTable[]> {
  const known = isKnown ? await meApi.tables().catch(() => null) : null;
  const kept = keptSeats().map(({ table }) => table);
  const own = kept.filter((table) => person.face === null || isLocal(table)).slice(0, ASKED);
  const here = (await Promise.all(own.map(ask))).filter((table) => table !== null);
  const there = [...(known?.running ?? []), ...(known?.over ?? [])].map(({ table, game, stage, names, invited }) => ({
    table,
    game,
    names,
    isOver: stage === 'over',
    isInvited: invited,
  }));
  return [...here, ...there].toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ isInvited, isOver }: YourTable): number => (isInvited ? 0 : isOver ? 2 : 1);

/** Null for a table that is no longer there; then we need its key no more. */
async function ask(id: string): Promise<YourTable | null> {
  try {
    const { table, game, stage, names } = await api.table(id);
    return { table, game, names, isOver: stage === 'over', isInvited: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetSeat(id);
    return null;
  }
}
