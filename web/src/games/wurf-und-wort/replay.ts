/** A finished table, card by card: its log folded into what was played. */

import { say, signed } from '../../i18n/index.svelte';
import type { Turn } from '../../parts/turns';
import type {
  LogRow,
  Seat,
  Sentence,
  WurfUndWortAnswer,
  WurfUndWortCard,
  WurfUndWortContest,
  WurfUndWortDie,
  WurfUndWortEnded,
  WurfUndWortPhoto,
  WurfUndWortThumbs,
} from '../../protocol/types';
import { dieWanted } from './checks';
import { t } from './messages';

/** A card as it is written there. */
interface Written {
  theme: string;
  title?: Sentence;
  factor: number;
}

/** What happened, as the log says it; mirrors `event.rs`. */
type Event =
  | { event: 'turned'; card: Written; title?: Sentence; dice: WurfUndWortDie[] }
  | { event: 'stopped'; photo: WurfUndWortPhoto }
  | { event: 'answered' | 'collected'; answer: WurfUndWortAnswer }
  | { event: 'contested'; seat: Seat; contest: WurfUndWortContest }
  | { event: 'voted'; seat: Seat; thumbs: WurfUndWortThumbs }
  | ({ event: 'settled' } & Omit<WurfUndWortEnded, 'answers'>)
  | { event: 'other' };

/** One card and what came of it. */
export interface Played extends WurfUndWortEnded {
  /** The row that settled it. */
  readonly seq: number;
  readonly round: number;
  readonly card: WurfUndWortCard;
  readonly dice: readonly WurfUndWortDie[];
  readonly photo: WurfUndWortPhoto | null;
  /** By seat, after it. */
  readonly totals: readonly number[];
}

/** All cards that were played to their end. */
export function cardsOf(rows: readonly LogRow[], seats: number): readonly Played[] {
  const played: Played[] = [];
  let now: Now | null = null;
  for (const { seq, event } of rows.flatMap((row) =>
    (row.events as Event[]).map((event) => ({ seq: row.seq, event })),
  )) {
    if (event.event === 'turned') {
      now = {
        round: played.length + 1,
        card: cardOf(event.card, event.title),
        dice: event.dice,
        photo: null,
        answers: [],
      };
    } else if (now !== null && event.event === 'settled') {
      played.push(settled({ ...now, seq }, event, played.at(-1)?.totals ?? Array<number>(seats).fill(0)));
      now = null;
    } else if (now !== null) {
      now = after(now, event);
    }
  }
  return played;
}

type Now = Omit<Played, 'seq' | 'totals' | 'entries' | 'points' | 'fitting'>;

/** The log of an old table has only the theme's key. */
function cardOf({ theme, title, factor }: Written, said: Sentence | undefined): WurfUndWortCard {
  return { theme, factor, stems: [], title: title ?? said ?? { de: theme, en: theme } };
}

function after(now: Now, event: Event): Now {
  switch (event.event) {
    case 'stopped':
      return { ...now, photo: event.photo };
    case 'answered':
    case 'collected':
      return {
        ...now,
        answers: [...now.answers.filter((a) => a.seat !== event.answer.seat), event.answer].sort(
          (a, b) => a.seat - b.seat,
        ),
      };
    case 'contested':
      return changed(now, event.seat, { contest: event.contest });
    case 'voted':
      return changed(now, event.seat, { thumbs: event.thumbs });
    default:
      return now;
  }
}

function changed(now: Now, seat: Seat, change: Partial<WurfUndWortAnswer>): Now {
  return { ...now, answers: now.answers.map((answer) => (answer.seat === seat ? { ...answer, ...change } : answer)) };
}

function settled(
  now: Now & { seq: number },
  { entries, points, fitting }: Omit<WurfUndWortEnded, 'answers'>,
  before: readonly number[],
): Played {
  const resultOf = (seat: Seat) => entries.find((entry) => entry.seat === seat)?.result;
  const answers = now.answers.map((answer) => {
    const result = resultOf(answer.seat);
    return result === undefined ? answer : { ...answer, result };
  });
  // Who came later starts with 0.
  const totals = points.map((gain, seat) => (before[seat] ?? 0) + gain);
  return { ...now, answers, entries, points, fitting, totals };
}

/** The right word that brought most. */
export function bestOf(played: readonly Played[]) {
  const right = played.flatMap(({ entries }) => entries.filter((entry) => entry.result === 'right'));
  return right.reduce<(typeof right)[number] | null>(
    (best, entry) => (best === null || entry.points > best.points ? entry : best),
    null,
  );
}

/** The fastest of those who stopped first and were right. */
export function fastestOf(played: readonly Played[]): { seat: Seat; at: number } | null {
  const stops = played.flatMap(({ photo, entries }) => {
    const press = photo?.presses.find(({ seat }) => seat === photo.first);
    return press && entries.some((entry) => entry.result === 'right') ? [{ seat: press.seat, at: press.at }] : [];
  });
  return stops.reduce<{ seat: Seat; at: number } | null>(
    (best, stop) => (best === null || stop.at < best.at ? stop : best),
    null,
  );
}

/** A card as a turn: what was named, and for what. */
export function turnOf({ seq, card, dice, entries }: Played, nameOf: (seat: Seat) => string): Turn {
  const words = entries.flatMap(({ word }) => (word === undefined ? [] : [word]));
  const [only] = entries;
  const title = words.length > 0 ? words.join(', ') : only ? t[`result_${only.result}`] : '';
  const brought = entries.flatMap(({ seat, points, result }) =>
    seat === undefined ? [] : [result === 'fault' ? t.turnFault(nameOf(seat)) : `${nameOf(seat)} ${signed(points)}`],
  );
  return { title, text: [say(card.title), dice.map(dieWanted).join(', '), ...brought].join(' · '), seq };
}
