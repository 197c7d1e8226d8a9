import type { GameId } from '../protocol/types';
import { person } from '../shell/me.svelte';
import { player } from '../shell/player.svelte';
import { router } from '../shell/router.svelte';
import { tab } from '../shell/storage';
import { api } from './api';
import { forgetSeat, keepSeat } from './seats';

/** Set at a table that has come to the server in this tab: `new` until its host has been shown how to invite. */
const key = (table: string): string => `moved.${table}`;

/** Brings a table of this browser to the server, where friends can sit down, and goes there. */
export async function moveToServer(table: string, game: GameId): Promise<void> {
  const { here } = await import('../local/here.svelte');
  const moved = await here.call('move', { table });
  const opened = await api.moveTable({ game, name: player.trimmed, ...moved });
  keepSeat(opened.table, opened.secret);
  person.seated();
  tab.remember(key(opened.table), 'new');
  router.go(`tisch/${opened.table}`, { replace: true });
  await removeLocal(table);
}

/** Only the engine that has played a table from its beginning can vouch for it. */
export async function canMove(table: string): Promise<boolean> {
  const { isOfNow } = await import('../local/look');
  return isOfNow(table);
}

/** Nobody comes back to this table of this browser. */
export async function removeLocal(table: string): Promise<void> {
  forgetSeat(table);
  const { here } = await import('../local/here.svelte');
  await here.call('remove', { table });
}

/** Has the table come from this browser? Then friends can sit down while it is played. */
export function hasMoved(table: string): boolean {
  return tab.recall(key(table)) !== null;
}

/** Is it the first time that somebody asks whether it has just come? */
export function hasJustMoved(table: string): boolean {
  const isNew = tab.recall(key(table)) === 'new';
  if (isNew) tab.remember(key(table), 'yes');
  return isNew;
}
