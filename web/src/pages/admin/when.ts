import { language, type Both } from '../../i18n/index.svelte';

const both = (options: Intl.DateTimeFormatOptions): Both<Intl.DateTimeFormat> => ({
  de: new Intl.DateTimeFormat('de', options),
  en: new Intl.DateTimeFormat('en', options),
});
const moments = both({ dateStyle: 'short', timeStyle: 'short' });

/** "18.11.26, 20:15" */
export function moment(stamp: number): string {
  return moments[language.current].format(stamp);
}

/** The next time the clock shows this: "20:15", today or tomorrow. Null for what is no time. */
export function next(time: string, now = Date.now()): number | null {
  const parts = /^(\d{2}):(\d{2})/.exec(time);
  if (!parts) return null;
  const at = new Date(now);
  at.setHours(Number(parts[1]), Number(parts[2]), 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Bytes for people: [12.3, 'GB']. */
export function size(bytes: number): [number, string] {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return [value < 100 ? Math.round(value * 10) / 10 : Math.round(value), UNITS[power] ?? 'B'];
}

/** The address or code in what somebody has pasted: a link, or what stands in it. */
export function tableIn(text: string): string {
  return (
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/(leinwand)?\/?$/, '')
      .split('/')
      .pop()
      ?.toUpperCase() ?? ''
  );
}
