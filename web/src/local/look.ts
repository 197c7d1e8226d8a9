/** What there is in this browser, read without the engine where that is not needed. */

import { ApiError } from '../net/api';
import type { LogRow, TableInfo } from '../protocol/types';
import { here } from './here.svelte';
import { type LocalTable, Store } from './store';

let store: Promise<Store> | null = null;

async function read(id: string): Promise<LocalTable | undefined> {
  store ??= Store.open();
  return (await store).table(id);
}

/** Has it been begun with the engine that is here now? */
export async function isOfNow(id: string): Promise<boolean> {
  const table = await read(id);
  return table !== undefined && table.engine === here.versions?.engine && table.words === here.versions.words;
}

export async function tableHere(id: string): Promise<TableInfo> {
  const table = await read(id);
  if (!table) throw new ApiError(404, null, null);
  return infoOf(table);
}

export async function logHere(id: string): Promise<LogRow[]> {
  const log = await here.call('log', { table: id });
  if (!log) throw new ApiError(404, null, null);
  return log.rows;
}

/** Nobody can sit down here: all seats are taken. */
function infoOf({ table, game, stage, names }: LocalTable): TableInfo {
  return { table, game, stage, names, code: '', most: names.length, gives_names: false };
}
