import { say } from '../i18n/index.svelte';
import { t } from '../i18n/messages';
import { Refused } from '../local/abi';
import { ApiError } from './api';

/** An error as a sentence for people. */
export function explain(error: unknown): string {
  if (error instanceof Refused) return say(error.refusal.sentence);
  if (!(error instanceof ApiError)) return t.failed;
  const isTooFast = error.status === 429 && (error.refusal?.code ?? 'too_fast') === 'too_fast';
  if (isTooFast) return t.tooFast(error.wait ?? 1);
  if (error.refusal) return say(error.refusal.sentence);
  return error.status === 0 ? t.offline : t.failed;
}
