import { dictionary } from '../i18n/index.svelte';

/** What a list of checks says for the ear. */
export const t = dictionary(
  { checks: 'Prüfung', ok: 'erfüllt:', bad: 'verletzt:', open: 'noch offen:' },
  { checks: 'Checks', ok: 'fulfilled:', bad: 'broken:', open: 'still open:' },
);
