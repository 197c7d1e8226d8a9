/** What a round looks like afterwards: the turns it took, and what the table says a strong player would have done. */

import type { TableConnection } from '../../net/connection.svelte';
import type { Refusal, WortduellAttempt, WortduellSide, WortduellSolution } from '../../protocol/types';
import { isWordOf } from './model';

/** A turn ends with a call or a wrong guess. */
export function turnsOf(attempts: readonly WortduellAttempt[], rows: readonly string[]): number {
  return attempts.filter((attempt) => 'call' in attempt || !isWordOf(rows, attempt.guess)).length;
}

/** How the master would have solved a side's card of the round before; of a finished table, of the round that row `seq` ended. */
export async function solutionOf(connection: TableConnection, side: WortduellSide, seq?: number): Promise<WortduellSolution | null> {
  const question = { ask: 'hindsight', about: { side }, ...(seq !== undefined && { seq }) } as const;
  const answer = (await connection.ask(question)) as WortduellSolution | Refusal;
  return 'solved' in answer && answer.solved ? answer : null;
}
