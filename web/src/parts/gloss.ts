import { dictionary, language, say } from '../i18n/index.svelte';
import type { WordGloss } from '../protocol/types';

const t = dictionary({ other: 'englisch: ' }, { other: 'in German: ' });

/** What a word means, in pieces: what is said in the page's language, and a text with its own. */
export interface GlossText {
  readonly before: string;
  readonly text: string;
  readonly lang: 'de' | 'en';
}

/** In the page's language, if there is a text in it; else in the other one, and it says so. */
export function glossText({ label, de = '', en = '' }: WordGloss): GlossText {
  const isGerman = language.current === 'de';
  const own = isGerman ? de : en;
  const field = label ? say(label) : '';
  if (own !== '') return { before: field && `${field}: `, text: own, lang: language.current };
  const other = isGerman ? en : de;
  return { before: `${field && `${field}; `}${other && t.other}`, text: other, lang: isGerman ? 'en' : 'de' };
}
