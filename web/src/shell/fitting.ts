/** "Passend zu mir": the level nearest to one's last results. They are kept in this browser and nowhere else. */

import { recall, remember } from './storage';

/** A game against computer players. */
export interface Result {
  readonly level: string;
  readonly won: boolean;
}

/** So many of the last games count. */
const LAST = 3;
/** So many are kept. */
const KEPT = 12;

/**
 * The rule, in one sentence: who has won two of the last three games at a level goes one up, who has lost two goes one
 * down. Who has not played there twice stays; who has never played begins at the second level.
 */
export function fittingLevel(levels: readonly string[], results: readonly Result[]): string {
  const newest = results.findLast(({ level }) => levels.includes(level));
  if (!newest) return levels[1] ?? levels[0] ?? '';
  const last = results.filter(({ level }) => level === newest.level).slice(-LAST);
  const won = last.filter((result) => result.won).length;
  const lost = last.length - won;
  const step = won >= 2 ? 1 : lost >= 2 ? -1 : 0;
  const place = Math.min(Math.max(levels.indexOf(newest.level) + step, 0), levels.length - 1);
  return levels[place] ?? newest.level;
}

/** Has this seat won? Every game tells the winners in its last phase: as seats, as a seat, or as a side. */
export function hasWon(view: unknown, seat: number): boolean {
  const { phase, side } = view as { phase?: { winners?: number[]; winner?: unknown }; side?: unknown };
  if (phase?.winners) return phase.winners.includes(seat);
  return phase?.winner === (side ?? seat);
}

/** What this browser remembers of a game. */
export function resultsOf(game: string): Result[] {
  try {
    const kept: unknown = JSON.parse(recall(key(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** Remembers a game that is over; the same table counts once. */
export function noteResult(game: string, table: string, result: Result): void {
  if (recall(`${key(game)}.table`) === table) return;
  remember(`${key(game)}.table`, table);
  remember(key(game), JSON.stringify([...resultsOf(game), result].slice(-KEPT)));
}

const key = (game: string): string => `results.${game}`;

function isResult(one: unknown): one is Result {
  return typeof one === 'object' && one !== null && 'level' in one && 'won' in one && typeof one.level === 'string';
}
