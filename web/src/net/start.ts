import type { NewTable, TakenSeat } from '../protocol/types';
import { person } from '../shell/me.svelte';
import { player } from '../shell/player.svelte';
import { router } from '../shell/router.svelte';
import { isForgetful } from '../shell/storage';
import { toasts } from '../shell/toasts.svelte';
import { say } from '../i18n/index.svelte';
import { api } from './api';
import { type Outcome, TableConnection } from './connection.svelte';
import { keepSeat } from './seats';
import { noteSolo } from './solo';

/** So long the engine may take to be loaded from where it is kept. */
const PATIENCE = 6000;

/** A connection that the table's page takes over as it is, so that the way there shows no lobby. */
let ready: TableConnection | null = null;

/** Opens a table and goes to its lobby. */
export async function openTable(table: Omit<NewTable, 'name'>): Promise<void> {
  const { table: id } = await create(table);
  router.go(`tisch/${id}`);
}

/** Opens a table, lets bots sit down, starts, and goes there: one click. */
export async function playAtOnce(table: Omit<NewTable, 'name'>, bots: readonly string[]): Promise<void> {
  const { table: id, secret } = (await createHere(table)) ?? (await create(table));
  const connection = new TableConnection(id, secret);
  connection.open();
  const outcomes = await Promise.all([
    ...bots.map((level) => connection.arrange({ do: 'bot', level })),
    connection.arrange({ do: 'start' }),
  ]);
  outcomes.forEach(complain);
  ready = connection;
  router.go(`tisch/${id}`);
}

/** The connection for a table's page. */
export function connectionTo(id: string, secret: string | null): TableConnection {
  const kept = ready;
  ready = null;
  if (kept?.id === id && kept.secret === secret) return kept;
  kept?.close();
  const connection = new TableConnection(id, secret);
  connection.open();
  return connection;
}

/** Says why a command has not counted. */
export function complain(outcome: Outcome): void {
  if (!outcome.done) toasts.show(say(outcome.refusal.sentence));
}

/**
 * A table of this browser; null while the engine is not here. Then it is fetched, for the next time. What is not to be
 * remembered is not kept in this browser either.
 */
async function createHere(table: Omit<NewTable, 'name'>): Promise<Pick<TakenSeat, 'table' | 'secret'> | null> {
  if (isForgetful()) return null;
  noteSolo();
  try {
    const { here } = await import('../local/here.svelte');
    if (!here.isKept) {
      here.prepare();
      return null;
    }
    await inTime(here.start());
    const opened = await here.open({ ...table, name: player.trimmed });
    keepSeat(opened.table, opened.secret);
    return opened;
  } catch {
    return null;
  }
}

/** The server is there, too. */
async function inTime(loaded: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE));
  await Promise.race([loaded, late]);
}

async function create(table: Omit<NewTable, 'name'>) {
  const opened = await api.createTable({ ...table, name: player.trimmed });
  keepSeat(opened.table, opened.secret);
  person.seated();
  return opened;
}
