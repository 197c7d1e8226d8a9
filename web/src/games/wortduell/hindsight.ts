/** What a round looks like afterwards: the turns it took, and what the table says a strong player would have done. */

import type { TableConnection } from '../../net/connection.svelte';
import type {
  Refusal,
  WortduellAttempt,
  WortduellPastCard,
  WortduellSide,
  WortduellSolution,
  WortduellSquare,
} from '../../protocol/types';
import { CELLS, isWordOf, letterAt, squareOf, squaresOf } from './model';

/** A turn ends with a call or a wrong guess. */
export function turnsOf(attempts: readonly WortduellAttempt[], rows: readonly string[]): number {
  return attempts.filter((attempt) => 'call' in attempt || !isWordOf(rows, attempt.guess)).length;
}

/** The squares that were known in the end: those of called letters, and of found words. */
export function knownOf({
  attempts,
  found,
  rows,
}: Pick<WortduellPastCard, 'attempts' | 'found' | 'rows'>): WortduellSquare[] {
  const called = new Set(attempts.flatMap((attempt) => ('call' in attempt ? [attempt.call] : [])));
  const answered = CELLS.flat().filter((cell) => called.has(letterAt(rows, cell) ?? ''));
  return [...new Set([...answered.map(squareOf), ...squaresOf(found)])];
}

/** How the master would have solved a side's card of the round before; of a finished table, of the round that row `seq` ended. */
export async function solutionOf(
  connection: TableConnection,
  side: WortduellSide,
  seq?: number,
  stop?: AbortSignal,
): Promise<WortduellSolution | null> {
  const question = { ask: 'hindsight', about: { side }, ...(seq !== undefined && { seq }) } as const;
  const answer = (await connection.ask(question, { stop })) as WortduellSolution | Refusal;
  return 'solved' in answer && answer.solved ? answer : null;
}
