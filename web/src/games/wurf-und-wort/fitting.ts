import type { TableConnection } from '../../net/connection.svelte';
import type { WurfUndWortFitting } from '../../protocol/types';

/** All words of the theme base that would have answered a card: the last one, or the one that was settled with this row. */
export async function fittingWords(connection: TableConnection, seq?: number): Promise<readonly string[]> {
  const question =
    seq === undefined ? { ask: 'hindsight' as const, about: {} } : { ask: 'hindsight' as const, about: {}, seq };
  const answer = (await connection.ask(question)) as Partial<WurfUndWortFitting>;
  return answer.words?.map(({ word }) => word) ?? [];
}
