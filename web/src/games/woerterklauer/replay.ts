/** A finished table, step by step: its log folded into what everybody could have seen. */

import type {
  LogRow,
  PlacedTile,
  Seat,
  TileColour,
  TileOnField,
  WoerterklauerChanges,
  WoerterklauerProposal,
} from '../../protocol/types';
import { type Stone, freshDraft, stoneOf } from './model';
import { changesOf } from './runs';
import { lettersOfAll } from './tiles';

type Verdict = { mine: number[]; own: number; other: number; changes: WoerterklauerChanges };
type JudgedDraft = 'untouched' | { illegal: unknown } | { legal: Verdict };

/** What happened, as the log says it; mirrors `event.rs`. */
type Event =
  | { frame: string; event?: undefined; options?: { full_alphabet?: boolean; size?: number } }
  | { event: 'began'; first: Seat }
  | { event: 'turn'; seat: Seat; drawn: number[] }
  | { event: 'redrew' | 'swapped'; seat: Seat; back: number[]; drawn: number[] }
  | { event: 'laid'; seat: Seat; field: PlacedTile[]; judged: JudgedDraft }
  | { event: 'proposed'; seat: Seat; proposal: WoerterklauerProposal }
  | { event: 'replied'; accepted: boolean }
  | { event: 'turned'; seat: Seat; field: TileOnField[]; pool: number[]; changes: WoerterklauerChanges }
  | { event: 'over'; winner: Seat; ending: string };

export interface Step {
  /** The row of the log. */
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  /** Who plays red. */
  readonly first: Seat;
  readonly letters: string;
  readonly size: number;
  /** As it lay at the end of the last turn. */
  readonly before: readonly Stone[];
  /** As it lies now. */
  readonly field: readonly Stone[];
  readonly pool: readonly number[];
  readonly what: What;
}

export type What =
  | { readonly is: 'turn' }
  | { readonly is: 'redrew' | 'swapped'; readonly count: number }
  | { readonly is: 'laid'; readonly verdict: 'illegal' | 'no_lead' | 'leads' }
  | { readonly is: 'proposed'; readonly proposal: WoerterklauerProposal }
  | { readonly is: 'replied'; readonly accepted: boolean }
  | { readonly is: 'turned'; readonly changes: WoerterklauerChanges }
  | { readonly is: 'over'; readonly winner: Seat };

type Now = Omit<Step, 'what' | 'seq'>;

const SIZE = 10;

/** All steps worth a look. */
export function stepsOf(rows: readonly LogRow[]): readonly Step[] {
  const steps: Step[] = [];
  let now: Now = {
    turn: 1,
    seat: 0,
    first: 0,
    letters: lettersOfAll(false),
    size: SIZE,
    before: [],
    field: [],
    pool: [],
  };
  for (const { seq, events } of rows) {
    for (const event of events as Event[]) {
      now = after(now, event);
      const what = whatOf(event);
      if (what !== null) steps.push({ ...now, what, seq });
      if (event.event === 'turned') now = { ...now, turn: now.turn + 1 };
    }
  }
  return steps.filter((step, i) => !isPassing(step, steps[i + 1]));
}

/** Half a word on the way to the next draft says nothing. */
function isPassing({ what }: Step, next: Step | undefined): boolean {
  return what.is === 'laid' && what.verdict === 'illegal' && next?.what.is === 'laid';
}

/** The words that a draft makes, and what they are made of. */
export function laidWords({ letters, before, field, pool }: Step): readonly { word: string; from: string }[] {
  const fresh = freshDraft({ letters, field: before, pool });
  const changes = changesOf(fresh, { ...fresh, placed: field });
  return changes.flatMap(({ run, stems }) =>
    run ? [{ word: run.text, from: stems.map((stem) => stem.text).join(' + ') }] : [],
  );
}

export function colourOfSeat(now: Pick<Step, 'first'>, seat: Seat): TileColour {
  return seat === now.first ? 'red' : 'black';
}

function after(now: Now, event: Event): Now {
  switch (event.event) {
    case undefined: {
      const { full_alphabet: full, size } = event.options ?? {};
      return { ...now, letters: full === undefined ? now.letters : lettersOfAll(full), size: size ?? now.size };
    }
    case 'began':
      return { ...now, first: event.first };
    case 'turn':
      return { ...now, seat: event.seat, pool: [...now.pool, ...event.drawn] };
    case 'redrew':
    case 'swapped':
      return {
        ...now,
        field: now.before,
        pool: [...now.pool.filter((tile) => !event.back.includes(tile)), ...event.drawn],
      };
    case 'laid':
      return { ...now, seat: event.seat, field: laid(now, event.seat, event.field, event.judged) };
    case 'turned': {
      const field = event.field.map(stoneOf);
      return { ...now, before: field, field, pool: event.pool };
    }
    default:
      return now;
  }
}

/** A draft in the colours that it would have. */
function laid(now: Now, seat: Seat, field: readonly PlacedTile[], judged: JudgedDraft): readonly Stone[] {
  const own = colourOfSeat(now, seat);
  const mine = typeof judged === 'object' && 'legal' in judged ? judged.legal.mine : [];
  const old = new Map(now.before.map((s) => [s.tile, s.colour]));
  return field.map(([tile, x, y]) => ({ tile, x, y, colour: mine.includes(tile) ? own : (old.get(tile) ?? own) }));
}

function whatOf(event: Event): What | null {
  switch (event.event) {
    case 'turn':
      return { is: 'turn' };
    case 'redrew':
    case 'swapped':
      return { is: event.event, count: event.back.length };
    case 'laid':
      return event.judged === 'untouched' ? null : { is: 'laid', verdict: verdictOf(event.judged) };
    case 'proposed':
      return { is: 'proposed', proposal: event.proposal };
    case 'replied':
      return { is: 'replied', accepted: event.accepted };
    case 'turned':
      return { is: 'turned', changes: event.changes };
    case 'over':
      return { is: 'over', winner: event.winner };
    default:
      return null;
  }
}

function verdictOf(judged: Exclude<JudgedDraft, 'untouched'>): 'illegal' | 'no_lead' | 'leads' {
  if ('illegal' in judged) return 'illegal';
  return judged.legal.own > judged.legal.other ? 'leads' : 'no_lead';
}

/** How it stood after a turn. */
export interface Point {
  readonly turn: number;
  readonly seat: Seat;
  /** By seat. */
  readonly letters: readonly [number, number];
  readonly changes: WoerterklauerChanges;
  /** So many tiles were turned. */
  readonly turned: number;
}

export function pointsOf(steps: readonly Step[]): readonly Point[] {
  let before: readonly Stone[] = [];
  return steps.flatMap((step) => {
    if (step.what.is !== 'turned') return [];
    const count = (seat: Seat): number => step.field.filter((s) => s.colour === colourOfSeat(step, seat)).length;
    const old = new Map(before.map((s) => [s.tile, s.colour]));
    const turned = step.field.filter((s) => old.has(s.tile) && old.get(s.tile) !== s.colour).length;
    before = step.field;
    return [
      { turn: step.turn, seat: step.seat, letters: [count(0), count(1)] as const, changes: step.what.changes, turned },
    ];
  });
}

/** The turn that turned most tiles by stealing. */
export function greatestOf(points: readonly Point[]): Point | null {
  const raids = points.filter((p) => p.changes.stolen.length > 0);
  return raids.reduce<Point | null>((best, p) => (best === null || p.turned > best.turned ? p : best), null);
}

/** A turn that is over, to look back at it. */
export interface End {
  /** The row that ended it. */
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The lead it took; null if it was not played to its end. */
  readonly lead: number | null;
  /** The tiles that lay there before. */
  readonly before: readonly number[];
}

export function endsOf(steps: readonly Step[]): readonly End[] {
  let before: readonly number[] = [];
  return steps.flatMap((step) => {
    const { seq, turn, seat, what, field } = step;
    if (what.is !== 'turned' && what.is !== 'over') return [];
    const own = field.filter((s) => s.colour === colourOfSeat(step, seat)).length;
    const end = { seq, turn, seat, lead: what.is === 'turned' ? 2 * own - field.length : null, before };
    before = field.map((s) => s.tile);
    return [end];
  });
}
