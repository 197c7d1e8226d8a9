import { dictionary } from '../../i18n/index.svelte';

export const t = dictionary(
  {
    time: 'Zeit',
    timeText: 'Gilt für alles, worauf gewartet wird. „Ohne“ heißt: Nichts geschieht, weil Zeit vergeht.',
    normal: 'normal',
    double: 'doppelt',
    tenfold: 'zehnfach',
    off: 'ohne',
  },
  {
    time: 'Time',
    timeText: 'For everything that is waited for. “None” means: nothing happens because time goes by.',
    normal: 'normal',
    double: 'double',
    tenfold: 'tenfold',
    off: 'none',
  },
);
