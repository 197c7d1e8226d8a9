import { dictionary, plural } from '../../i18n/index.svelte';
import { paceSummary } from '../../parts/pace';
import type { WurfUndWortOptions } from '../../protocol/types';

const t = dictionary(
  {
    cards: 'Karten',
    mode: 'Antworten',
    buzzer: 'wer zuerst stoppt',
    collect: (seconds: number) => `alle, in ${seconds} Sekunden`,
    repeats: 'Wörter',
    once: 'jedes nur einmal',
    duration: 'Dauer',
    minutes: (minutes: number) => `etwa ${plural(minutes, 'Minute', 'Minuten')}`,
  },
  {
    cards: 'Cards',
    mode: 'Answers',
    buzzer: 'whoever stops first',
    collect: (seconds) => `all, within ${seconds} seconds`,
    repeats: 'Words',
    once: 'each only once',
    duration: 'Takes',
    minutes: (minutes) => `about ${plural(minutes, 'minute', 'minutes')}`,
  },
);

/** A card takes about a minute and a quarter: 25 of them half an hour. */
const MINUTES_A_CARD = 1.2;

/** A table's options in a few words. */
export function summary(options: WurfUndWortOptions): { name: string; value: string }[] {
  return [
    { name: t.cards, value: String(options.rounds) },
    { name: t.mode, value: options.mode === 'buzzer' ? t.buzzer : t.collect(options.seconds) },
    ...(options.repeats ? [] : [{ name: t.repeats, value: t.once }]),
    { name: t.duration, value: t.minutes(Math.max(1, Math.round(options.rounds * MINUTES_A_CARD))) },
    ...[paceSummary(options.pace)].filter((pace) => pace !== null),
  ];
}
