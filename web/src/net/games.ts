import type { GameId, GameInfo } from '../protocol/types';
import { api, ApiError } from './api';

/** What can be played. */
export interface Offered {
  games: GameInfo[];
  /** The server cannot be reached: only what this browser can do alone. */
  isOffline: boolean;
}

let asked: Promise<Offered> | null = null;

/** What the server offers or, without a line to it, this browser. */
export async function offeredGames(): Promise<Offered> {
  try {
    return { games: await api.games(), isOffline: false };
  } catch (error) {
    const games = await gamesHere(error);
    return { games, isOffline: true };
  }
}

/** What is said of a game; asked once. */
export async function gameInfo(game: GameId): Promise<GameInfo | null> {
  asked ??= offeredGames();
  const { games } = await asked.catch(() => {
    asked = null;
    return { games: [] };
  });
  return games.find((info) => info.game === game) ?? null;
}

/** A server that says no is there. */
async function gamesHere(error: unknown): Promise<GameInfo[]> {
  const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  if (!isAway) throw error;
  const { here } = await import('../local/here.svelte').catch(() => Promise.reject(error));
  if (!here.isKept) throw error;
  return here.call('games', {}).catch(() => Promise.reject(error));
}
