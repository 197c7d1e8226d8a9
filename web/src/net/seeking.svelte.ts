import type { GameId } from '../protocol/types';
import { person } from '../shell/me.svelte';
import { router } from '../shell/router.svelte';
import { recall, remember, tab } from '../shell/storage';
import { api, ApiError } from './api';
import { TableConnection } from './connection.svelte';
import { gameInfo } from './games';
import { meApi } from './me';
import { forgetSeat, keepSeat, keptSeat } from './seats';
import { playAtOnce } from './start';

/** A table at which one waits for somebody, whoever it may be. */
export interface Sought {
  table: string;
  game: GameId;
}

const KEY = 'seeking';

/** Looking for somebody to play with. Only the tab that looks knows of it. */
class Seeking {
  sought = $state.raw<Sought | null>(keptSought());

  begin(sought: Sought): void {
    this.sought = sought;
    tab.remember(KEY, JSON.stringify(sought));
  }

  end(): void {
    this.sought = null;
    tab.forget(KEY);
  }

  /** Who has come to the table in the meantime, but for us; null where nobody has. */
  async whoCame(): Promise<string | null> {
    const { sought } = this;
    if (sought === null) return null;
    try {
      const { names, stage } = await api.table(sought.table);
      if (stage === 'over') this.end();
      return names.length > 1 ? (names.at(-1) ?? null) : null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.end();
      return null;
    }
  }
}

function keptSought(): Sought | null {
  return JSON.parse(tab.recall(KEY) ?? 'null') as Sought | null;
}

export const seeking = new Seeking();

/** Sits down at the fitting open table that has waited longest, or at a new one. */
export async function find(game: GameId): Promise<void> {
  if (seeking.sought?.game === game) return router.go(`tisch/${seeking.sought.table}`);
  await stopWaiting();
  const { table, secret, waits } = await meApi.find(game);
  keepSeat(table, secret);
  person.seated();
  if (waits) seeking.begin({ table, game });
  router.go(`tisch/${table}`);
}

/** Leaves the table at which we waited: nobody is to be sent there any more. */
async function stopWaiting(): Promise<void> {
  const { sought } = seeking;
  const secret = sought && keptSeat(sought.table);
  seeking.end();
  if (!sought || !secret) return;
  const connection = new TableConnection(sought.table, secret);
  connection.open();
  await connection.arrange({ do: 'leave' });
  connection.close();
  forgetSeat(sought.table);
}

/** A game against the computer to pass the time, at a table of its own: the one where we wait stays open. */
export async function playMeanwhile(game: GameId): Promise<void> {
  const info = await gameInfo(game);
  const level = recall(`level.${game}`) ?? info?.bots[1] ?? info?.bots[0];
  if (info === null || level === undefined) return;
  remember(`level.${game}`, level);
  const bots = Array<string>(Math.max(1, info.seats.least - 1)).fill(level);
  await playAtOnce({ game, options: info.options }, bots);
}
