import type { GameId, GameInfo } from '../protocol/types';
import { api } from './api';

let asked: Promise<GameInfo[]> | null = null;

/** What the server says of a game; asked once. */
export async function gameInfo(game: GameId): Promise<GameInfo | null> {
  asked ??= api.games();
  const infos = await asked.catch(() => {
    asked = null;
    return [];
  });
  return infos.find((info) => info.game === game) ?? null;
}
