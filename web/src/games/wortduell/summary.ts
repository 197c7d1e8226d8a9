import { dictionary } from '../../i18n/index.svelte';
import { nameOf } from '../../parts/people';
import type { SeatInfo, WortduellOptions, WortduellSide } from '../../protocol/types';

const t = dictionary(
  {
    answers: 'Antworten',
    automatic: 'vom Tisch',
    manual: 'von euch',
    cards: 'Karten',
    selected: 'ausgesucht',
    endless: 'endlos',
    clock: 'Uhr',
    normal: '1:00',
    double: '2:00',
    tenfold: '10:00',
    off: 'ohne',
    teams: 'Teams',
    against: 'gegen',
  },
  {
    answers: 'Answers',
    automatic: 'by the table',
    manual: 'by you',
    cards: 'Cards',
    selected: 'selected',
    endless: 'endless',
    clock: 'Clock',
    normal: '1:00',
    double: '2:00',
    tenfold: '10:00',
    off: 'none',
    teams: 'Teams',
    against: 'against',
  },
);

/** The side of a seat: as it is chosen, else alternately (D24). */
export function sideOf(options: Pick<WortduellOptions, 'sides'>, seat: number): WortduellSide {
  return options.sides[seat] ?? seat % 2;
}

/** "Anna, Cem gegen Ben" */
function teams(options: WortduellOptions, seats: readonly SeatInfo[]): string {
  const names = (side: WortduellSide): string =>
    seats
      .filter((_, seat) => sideOf(options, seat) === side)
      .map(nameOf)
      .join(', ') || '–';
  return `${names(0)} ${t.against} ${names(1)}`;
}

/** A table's options in a few words. */
export function summary(options: WortduellOptions, seats: readonly SeatInfo[] = []): { name: string; value: string }[] {
  return [
    ...(seats.length > 1 ? [{ name: t.teams, value: teams(options, seats) }] : []),
    { name: t.clock, value: t[options.pace] },
    { name: t.answers, value: t[options.answers] },
    { name: t.cards, value: t[options.cards] },
  ];
}
