import { dictionary } from '../../i18n/index.svelte';

export const t = dictionary(
  {
    time: 'Zeit',
    timeText: 'Gilt für alle Fristen am Tisch. „Ohne“ heißt: Keine läuft ab.',
    normal: 'normal',
    double: 'doppelt',
    tenfold: 'zehnfach',
    off: 'ohne',
  },
  {
    time: 'Time',
    timeText: 'For every time limit at the table. “None” means: none of them runs out.',
    normal: 'normal',
    double: 'double',
    tenfold: 'tenfold',
    off: 'none',
  },
);
