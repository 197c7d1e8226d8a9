import { say } from '../i18n/index.svelte';
import { t } from '../i18n/messages';
import type { Sentence } from '../protocol/types';

/** How a level plays: in the game's own words, or by how many words it knows. No two levels are described alike (P7). */
export function mannerOf(step: number, of: number, manners: readonly Sentence[] = []): string {
  const own = manners[step];
  if (own) return say(own);
  const known = [t.knowsFew, t.knowsSome, t.knowsMany, t.knowsAll];
  return (step === of - 1 ? known.at(-1) : known[Math.min(step, known.length - 2)]) ?? '';
}
