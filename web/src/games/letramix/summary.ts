import { dictionary, number } from '../../i18n/index.svelte';
import type { LetramixOptions, SeatInfo } from '../../protocol/types';

const t = dictionary(
  {
    mode: 'Gespielt wird',
    turns: 'reihum',
    same_roll: 'gleichzeitig',
    glass: 'Sanduhr',
    normal: '2:30',
    double: '5:00',
    tenfold: '25:00',
    off: 'ohne',
    end: 'Ende',
    rounds: (count: number) => (count === 1 ? '1 Runde' : `${number(count)} Runden`),
    target: (points: number) => `${number(points)} Punkte`,
    minutes: (count: number) => (count === 1 ? '1 Minute' : `${number(count)} Minuten`),
    aid: 'Prüfhilfe',
    yes: 'an',
    no: 'aus',
  },
  {
    mode: 'Played',
    turns: 'in turn',
    same_roll: 'all at once',
    glass: 'Sandglass',
    normal: '2:30',
    double: '5:00',
    tenfold: '25:00',
    off: 'none',
    end: 'Ends after',
    rounds: (count: number) => (count === 1 ? '1 round' : `${number(count)} rounds`),
    target: (points: number) => `${number(points)} points`,
    minutes: (count: number) => (count === 1 ? '1 minute' : `${number(count)} minutes`),
    aid: 'Checking aid',
    yes: 'on',
    no: 'off',
  },
);

/** A table's options in a few words. Alone nothing goes around. */
export function summary(
  options: LetramixOptions,
  _seats: readonly SeatInfo[],
  isAlone = false,
): { name: string; value: string }[] {
  return [
    ...(isAlone ? [] : [{ name: t.mode, value: t[options.mode] }]),
    { name: t.glass, value: t[options.pace] },
    { name: t.end, value: end(options.end) },
    { name: t.aid, value: options.check_aid ? t.yes : t.no },
  ];
}

function end(end: LetramixOptions['end']): string {
  if ('rounds' in end) return t.rounds(end.rounds);
  return 'target' in end ? t.target(end.target) : t.minutes(end.minutes);
}
