/** A finished table, step by step: its log folded into what everybody could have seen. */

import { type Draft, draftOf } from './model';
import { withJokers } from './words';
import type { DieFace, LetramixWorth, Layout, LogRow, Seat } from '../../protocol/types';

/** What happened, as the log says it; mirrors `event.rs`. */
type Event =
  | { event: 'turn'; seat: Seat }
  | { event: 'gather' }
  | { event: 'rolled' | 'rerolled'; dice: DieFace[] }
  | { event: 'laid'; seat: Seat; layout: Layout; worth: LetramixWorth | null }
  | { event: 'done'; seat: Seat }
  | { event: 'scored'; seat: Seat; points: number }
  | { event: 'round_over' }
  | { event: 'over'; winners: Seat[] };

export interface ReplayDesk {
  readonly layout: Layout;
  /** What it is worth, if it is valid. */
  readonly worth: LetramixWorth | null;
  readonly done: boolean;
  /** The last valid layout: what counts in the end (C6). */
  readonly counts: { readonly layout: Layout; readonly worth: LetramixWorth } | null;
}

export interface Step {
  /** The row of the log. */
  readonly seq: number;
  readonly round: number;
  /** Whose turn it is; null where all lay at once. */
  readonly seat: Seat | null;
  readonly dice: readonly DieFace[];
  readonly desks: readonly ReplayDesk[];
  readonly totals: readonly number[];
  readonly what: What;
}

export type What =
  | { readonly is: 'rolled'; readonly again: boolean }
  | { readonly is: 'laid'; readonly seat: Seat }
  | { readonly is: 'scored'; readonly points: readonly { readonly seat: Seat; readonly points: number }[] }
  | { readonly is: 'over'; readonly winners: readonly Seat[] };

const EMPTY: ReplayDesk = { layout: [], worth: null, done: false, counts: null };

/** All steps worth a look: rolls, layouts, scores, the end. */
export function stepsOf(rows: readonly LogRow[], seats: number): readonly Step[] {
  const steps: Step[] = [];
  let now: Omit<Step, 'what'> = {
    seq: 0,
    round: 1,
    seat: null,
    dice: [],
    desks: Array<ReplayDesk>(seats).fill(EMPTY),
    totals: Array<number>(seats).fill(0),
  };
  for (const { seq, events } of rows) {
    for (const event of events as Event[]) {
      now = { ...after(now, event), seq };
      const what = whatOf(event, steps.at(-1)?.what);
      if (what === null) continue;
      if (what.is === 'scored' && steps.at(-1)?.what.is === 'scored') steps.pop();
      steps.push({ ...now, what });
    }
  }
  return steps;
}

/** What the best of a roll's layouts was, to be set beside the best one possible. */
export function ownAt(step: Step): { draft: Draft; points: number; isYou: false } | null {
  const valid = step.desks.flatMap(({ layout, worth }) => (worth ? [{ layout, worth }] : []));
  const best = valid.sort((a, b) => b.worth.points - a.worth.points)[0];
  if (!best) return null;
  const draft = withJokers(draftOf(step.dice, best.layout), best.worth.jokers);
  return { draft, points: best.worth.points, isYou: false };
}

function after<S extends Omit<Step, 'what'>>(now: S, event: Event): S {
  switch (event.event) {
    case 'turn':
      return { ...now, seat: event.seat };
    case 'gather':
      return { ...now, seat: null };
    case 'rolled':
    case 'rerolled':
      return { ...now, dice: event.dice, desks: now.desks.map(() => EMPTY) };
    case 'laid':
      return withDesk(now, event.seat, (desk) => laid(desk, event.layout, event.worth));
    case 'done':
      return withDesk(now, event.seat, (desk) => ({ ...desk, done: true }));
    case 'scored':
      return {
        ...withDesk(now, event.seat, (desk) => ({ ...desk, layout: [], worth: null, ...desk.counts })),
        totals: now.totals.map((total, seat) => (seat === event.seat ? total + event.points : total)),
      };
    case 'round_over':
      return { ...now, round: now.round + 1 };
    default:
      return now;
  }
}

function withDesk<S extends Omit<Step, 'what'>>(now: S, seat: Seat, change: (desk: ReplayDesk) => ReplayDesk): S {
  return { ...now, desks: now.desks.map((desk, other) => (other === seat ? change(desk) : desk)) };
}

function laid(desk: ReplayDesk, layout: Layout, worth: LetramixWorth | null): ReplayDesk {
  return { layout, worth, done: false, counts: worth ? { layout, worth } : desk.counts };
}

/** Scores that follow each other are one step. */
function whatOf(event: Event, last: What | undefined): What | null {
  switch (event.event) {
    case 'rolled':
    case 'rerolled':
      return { is: 'rolled', again: event.event === 'rerolled' };
    case 'laid':
      return { is: 'laid', seat: event.seat };
    case 'scored': {
      const before = last?.is === 'scored' ? last.points : [];
      return { is: 'scored', points: [...before, { seat: event.seat, points: event.points }] };
    }
    case 'over':
      return { is: 'over', winners: event.winners };
    default:
      return null;
  }
}
