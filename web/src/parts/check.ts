import { dictionary } from '../i18n/index.svelte';

/** What is true of a word, is not, or is not known yet; shown by Checks.svelte. */
export interface Check {
  readonly is: 'ok' | 'bad' | 'open';
  readonly text: string;
}

/** What a list of checks says for the ear. */
export const t = dictionary(
  { checks: 'Prüfung', ok: 'erfüllt:', bad: 'verletzt:', open: 'noch offen:' },
  { checks: 'Checks', ok: 'fulfilled:', bad: 'broken:', open: 'still open:' },
);
