import type { GameId } from '../protocol/types';
import { recall, remember } from '../shell/storage';

/** Has nobody played or tried this game on this browser yet? */
export function isFirst(game: GameId): boolean {
  return recall(`met.${game}`) === null;
}

/** From now on the game is known here: its first screen does not come again by itself. */
export function meet(game: GameId): void {
  remember(`met.${game}`, 'yes');
}
