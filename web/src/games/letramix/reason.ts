import { say } from '../../i18n/index.svelte';
import { t } from './messages';
import { type Draft, isConnected } from './model';
import type { Verdict } from './verdict';
import { OPEN_JOKER } from './words';
import type { Wrong } from './wrong.svelte';

/** Why a layout is not valid, as far as it is known (C5, C6); empty where it is valid, or nobody says. */
export function reasonOf(draft: Draft, { status, words }: Verdict, wrong: Wrong | undefined): string {
  if (status !== 'invalid' || !wrong) return '';
  if (draft.placed.length === 1) return t.notYetAWord;
  const bad = words.map(({ word }) => wrong.why(word)).find((why) => why !== null);
  if (bad) return say(bad);
  if (!isConnected(draft)) return t.notConnected;
  const all = words.map(({ word }) => word);
  return wrong.knows(all) && all.some((word) => word.includes(OPEN_JOKER)) ? t.noLetterFits : '';
}
