import { dictionary } from '../../i18n/index.svelte';

export const t = dictionary(
  { base: 'Nur Grundformen', baseText: 'Haus ja, Häuser nein; gehen ja, ging nein.' },
  { base: 'Base forms only', baseText: 'Haus yes, Häuser no; gehen yes, ging no.' },
);
