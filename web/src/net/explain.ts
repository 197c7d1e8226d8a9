import { say } from '../i18n/index.svelte';
import { t } from '../i18n/messages';
import { ApiError } from './api';

/** An error as a sentence for people. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t.failed;
  if (error.status === 429) return t.tooFast(error.wait ?? 1);
  if (error.refusal) return say(error.refusal.sentence);
  return error.status === 0 ? t.offline : t.failed;
}
