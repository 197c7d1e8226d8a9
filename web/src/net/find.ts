import type { GameId } from '../protocol/types';
import { person } from '../shell/me.svelte';
import { player } from '../shell/player.svelte';
import { router } from '../shell/router.svelte';
import { tab } from '../shell/storage';
import { meApi } from './me';
import { keepSeat } from './seats';

/** The table at which this tab waits for somebody, whoever it may be. */
const KEY = 'waits-at';

/**
 * Sits down at the fitting open table that has waited longest. Where there is none, a computer player passes the time at
 * a new one, and makes room for whoever comes.
 */
export async function find(game: GameId): Promise<void> {
  const { table, secret, waits } = await meApi.find(game, player.trimmed);
  keepSeat(table, secret);
  person.seated();
  if (waits) tab.remember(KEY, table);
  router.go(`tisch/${table}`);
}

/** Do we wait for somebody there? */
export function waitsAt(table: string): boolean {
  return tab.recall(KEY) === table;
}
