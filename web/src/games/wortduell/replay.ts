/** A finished table, step by step: its log folded into what lay open in the end, and what was known when. */

import type {
  LogRow,
  Seat,
  WortduellAttempt,
  WortduellEnding,
  WortduellIdea,
  WortduellNews,
  WortduellOptions,
  WortduellPlace,
  WortduellSide,
} from '../../protocol/types';
import { squaresOf } from './model';
import { sideOf } from './summary';

interface DealtCard {
  readonly rows: string[];
}

/** What happened, as the log says it; mirrors `event.rs`, and of the frame what a replay needs. */
type Event =
  | { frame: 'opened' | 'options'; options: WortduellOptions }
  | { event: 'dealt'; cards: [DealtCard, DealtCard]; starter: WortduellSide }
  | { event: 'turn'; seat: Seat }
  | ({ event: 'suggested' } & { seat: Seat; idea: WortduellIdea })
  | { event: 'asked'; seat: Seat; letter: string }
  | { event: 'marked'; seat: Seat | null; missed: string[]; wrong: string[]; lost: number }
  | { event: 'called'; seat: Seat; letter: string; squares: string[] }
  | { event: 'guessed'; seat: Seat; place: WortduellPlace; right: boolean }
  | { event: 'passed' | 'timed_out'; seat: Seat }
  | { event: 'round_over'; winner: WortduellSide; points: number }
  | { event: 'over'; winner: WortduellSide | null; ending: WortduellEnding };

/** A card with what the other side knows of it. */
export interface ReplayCard {
  readonly rows: string[];
  readonly known: string[];
  readonly found: WortduellPlace[];
  readonly attempts: WortduellAttempt[];
}

export interface Step {
  /** The row of the log. */
  readonly seq: number;
  readonly round: number;
  /** By the side they belong to. */
  readonly cards: readonly [ReplayCard, ReplayCard];
  readonly scores: readonly [number, number];
  readonly sides: readonly WortduellSide[];
  /** Whose card something was told of, and which squares. */
  readonly owner: WortduellSide | null;
  readonly fresh: readonly string[];
  readonly what: What;
}

export type What =
  | { readonly is: 'dealt'; readonly starter: WortduellSide }
  | { readonly is: 'suggested'; readonly seat: Seat; readonly idea: WortduellIdea }
  | { readonly is: 'news'; readonly news: WortduellNews };

type Now = Omit<Step, 'what' | 'seq'>;

const BLANK: ReplayCard = { rows: [], known: [], found: [], attempts: [] };

/** All steps worth a look; `seats` is how many played. */
export function stepsOf(rows: readonly LogRow[], seats: number): readonly Step[] {
  const steps: Step[] = [];
  let now: Now = {
    round: 0,
    cards: [BLANK, BLANK],
    scores: [0, 0],
    sides: sidesOf({ sides: [] }, seats),
    owner: null,
    fresh: [],
  };
  for (const { seq, events } of rows) {
    for (const event of events as Event[]) {
      now = after(now, event, seats);
      const what = whatOf(event, now);
      if (what !== null) steps.push({ ...now, what, seq });
    }
  }
  return steps;
}

function sidesOf(options: Pick<WortduellOptions, 'sides'>, seats: number): WortduellSide[] {
  return Array.from({ length: seats }, (_, seat) => sideOf(options, seat));
}

function after(before: Now, event: Event, seats: number): Now {
  const now: Now = { ...before, owner: null, fresh: [] };
  if ('frame' in event) return event.options ? { ...now, sides: sidesOf(event.options, seats) } : now;
  switch (event.event) {
    case 'dealt':
      return {
        ...now,
        round: now.round + 1,
        cards: [
          { ...BLANK, ...event.cards[0] },
          { ...BLANK, ...event.cards[1] },
        ],
      };
    case 'called':
      return learnt(now, event.seat, { attempt: { call: event.letter }, squares: event.squares, found: [] });
    case 'guessed':
      return learnt(now, event.seat, {
        attempt: { guess: event.place },
        squares: event.right ? [...squaresOf([event.place])] : [],
        found: event.right ? [event.place] : [],
      });
    case 'marked':
      return event.lost > 0 ? { ...now, scores: added(now, before.owner ?? 0, -event.lost) } : now;
    case 'asked':
      // Who answers is told only by who has asked.
      return { ...now, owner: 1 - (now.sides[event.seat] ?? 0) };
    case 'round_over':
      return { ...now, scores: added(now, event.winner, event.points) };
    default:
      return now;
  }
}

interface Learnt {
  attempt: WortduellAttempt;
  squares: string[];
  found: WortduellPlace[];
}

function learnt(now: Now, seat: Seat, { attempt, squares, found }: Learnt): Now {
  const owner = 1 - (now.sides[seat] ?? 0);
  const more = (card: ReplayCard): ReplayCard => ({
    ...card,
    known: [...new Set([...card.known, ...squares])],
    found: [...card.found, ...found],
    attempts: [...card.attempts, attempt],
  });
  const cards = now.cards.map((card, side) => (side === owner ? more(card) : card));
  return { ...now, cards: cards as [ReplayCard, ReplayCard], owner, fresh: squares };
}

function added({ scores }: Now, side: WortduellSide, points: number): [number, number] {
  return scores.map((score, at) => (at === side ? Math.max(0, score + points) : score)) as [number, number];
}

function whatOf(event: Event, now: Now): What | null {
  if ('frame' in event) return null;
  switch (event.event) {
    case 'dealt':
      return { is: 'dealt', starter: event.starter };
    case 'suggested':
      return { is: 'suggested', seat: event.seat, idea: event.idea };
    case 'guessed':
      return { is: 'news', news: { news: 'guessed', seat: event.seat, ...event.place, right: event.right } };
    case 'round_over':
      return {
        is: 'news',
        news: { news: 'round_over', winner: event.winner, points: event.points, found: foundBy(now) },
      };
    case 'marked': {
      const { seat, missed, wrong, lost } = event;
      return { is: 'news', news: { news: 'marked', side: now.owner ?? 0, seat, missed, wrong, lost } };
    }
    case 'asked':
    case 'called':
    case 'passed':
    case 'timed_out':
    case 'over': {
      const { event: news, ...rest } = event;
      return { is: 'news', news: { news, ...rest } as WortduellNews };
    }
    default:
      return null;
  }
}

/** Words found, by side. */
function foundBy({ cards }: Now): [number, number] {
  return [cards[1].found.length, cards[0].found.length];
}

const TURNS: ReadonlySet<string> = new Set(['called', 'guessed', 'passed', 'timed_out', 'round_over', 'over']);

/** The steps that a replay lists: the table after each of them. What only leads to one of them is left out. */
export function turnsIn(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ what }) => {
    if (what.is !== 'news') return what.is === 'dealt';
    const { news } = what;
    return news.news === 'marked' ? news.missed.length + news.wrong.length > 0 : TURNS.has(news.news);
  });
}

/** How many squares of the other card each side knows: more of the first side's are above zero. */
export function leadOf({ cards }: Step): number {
  return cards[1].known.length - cards[0].known.length;
}

/** A call of the round, and where the table can be asked what would have told more. */
export interface Call {
  /** Whose card. */
  readonly side: WortduellSide;
  /** Which call of its side in this round, from 1. */
  readonly number: number;
  /** The row that ended the round. */
  readonly seq: number;
}

/** The call that a step is, if it is one of a round that was played to its end. */
export function callOf(step: Step, all: readonly Step[]): Call | null {
  if (step.what.is !== 'news' || step.what.news.news !== 'called' || step.owner === null) return null;
  const end = all.find(
    ({ what, round }) => round === step.round && what.is === 'news' && what.news.news === 'round_over',
  );
  const number = step.cards[step.owner]?.attempts.filter((attempt) => 'call' in attempt).length ?? 0;
  return end ? { side: step.owner, number, seq: end.seq } : null;
}
