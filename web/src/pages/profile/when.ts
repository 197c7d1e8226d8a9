import { type Both, language } from '../../i18n/index.svelte';

const both = (options: Intl.DateTimeFormatOptions): Both<Intl.DateTimeFormat> => ({
  de: new Intl.DateTimeFormat('de', options),
  en: new Intl.DateTimeFormat('en', options),
});
const long = both({ dateStyle: 'long' });
const short = both({ day: 'numeric', month: 'numeric' });
const withYear = both({ dateStyle: 'short' });

/** "2. März 2026" */
export function longDay(stamp: number): string {
  return long[language.current].format(stamp);
}

/** "16.11.", and with its year where that is another one. */
export function shortDay(stamp: number, now = Date.now()): string {
  const isThisYear = new Date(stamp).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? short : withYear)[language.current].format(stamp);
}

const HOUR = 3_600_000;

/** "heute", "gestern", "vor 3 Tagen", and from a month on the day. */
export function lastSeen(stamp: number, now = Date.now()): string {
  const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(stamp)) / (24 * HOUR));
  if (days >= 30) return shortDay(stamp, now);
  return new Intl.RelativeTimeFormat(language.current, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}
