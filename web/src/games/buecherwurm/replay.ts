/** A finished table, turn by turn: its log folded into what lay after each event. */

import type { LogRow, Seat, Sentence, Thumb } from '../../protocol/types';
import { SPECIAL, worthNow } from './model';
import type {
  BuecherwurmDifficulty,
  BuecherwurmLanguage,
  BuecherwurmRound,
  BuecherwurmRoundEnd,
  BuecherwurmScore,
  BuecherwurmSide,
  BuecherwurmTheme,
} from './wire';

/** What happened, as the log says it; mirrors `event.rs`. */
type Event =
  | { event: 'themed'; theme: string; title?: Sentence; difficulty?: BuecherwurmDifficulty; seat: Seat | null }
  | { event: 'rolled'; seat: Seat; faces: string[]; side: BuecherwurmSide | null }
  | { event: 'turned'; side: BuecherwurmSide; seat: Seat | null }
  | { event: 'doubted'; seat: Seat; word: string; die: number }
  | { event: 'thumbed'; seat: Seat; thumb: Thumb }
  | { event: 'voted'; valid: boolean }
  | { event: 'taken'; seat: Seat; word: string; die: number; from: Seat | null }
  | { event: 'changed' | 'passed' | 'failed'; seat: Seat }
  | { event: 'round_over'; seat: Seat; how: BuecherwurmRoundEnd; scores: BuecherwurmScore[] }
  | { event: 'over'; winners: Seat[] }
  | { event: 'other' };

/** What a step shows has happened. */
export type What =
  | { readonly is: 'themed'; readonly seat: Seat | null; readonly theme: BuecherwurmTheme }
  | { readonly is: 'rolled' | 'changed' | 'passed' | 'failed'; readonly seat: Seat }
  | { readonly is: 'turned'; readonly side: BuecherwurmSide }
  | { readonly is: 'doubted'; readonly seat: Seat; readonly word: string }
  | {
      readonly is: 'voted';
      readonly word: string;
      readonly valid: boolean;
      readonly thumbs: readonly { seat: Seat; thumb: Thumb | null }[];
    }
  | {
      readonly is: 'taken';
      readonly seat: Seat;
      readonly word: string;
      readonly die: number;
      readonly from: Seat | null;
    }
  | {
      readonly is: 'round_over';
      readonly seat: Seat;
      readonly how: BuecherwurmRoundEnd;
      readonly scores: readonly BuecherwurmScore[];
    }
  | { readonly is: 'over'; readonly winners: readonly Seat[] };

export interface Step {
  /** The row of the log it happened in. */
  readonly seq: number;
  readonly what: What;
  /** Which round, from 1. */
  readonly number: number;
  /** The table after it; null before the first roll. */
  readonly round: BuecherwurmRound | null;
  readonly totals: readonly number[];
}

/** 4.5: the dots under the letters. */
const DOTS: readonly [string, number][] = [
  ['HILNOPRUVWZ', 2],
  ['JXY', 3],
];
const WORMS = 6;
const WHITE = [0, 1, 2, 3, 4, 5, 6];

/** The table's language: as it was opened, or as it was chosen before it began. */
export function languageOf(rows: readonly LogRow[]): BuecherwurmLanguage | null {
  const events = rows.flatMap(
    (row) => row.events as { frame?: string; options?: { language?: BuecherwurmLanguage } }[],
  );
  return events.findLast(({ frame }) => frame === 'opened' || frame === 'options')?.options?.language ?? null;
}

export function stepsOf(rows: readonly LogRow[], seats: number): readonly Step[] {
  const fold = new Fold(seats);
  rows.forEach(({ seq, events }) => (events as Event[]).forEach((event) => fold.take(event, seq)));
  return fold.steps;
}

/** What belongs to one turn: a term with its vote and what it brought, a pass, or the roll that begins a round. */
export interface Turn {
  readonly steps: readonly Step[];
  /** After it. */
  readonly last: Step;
  /** What it is called after: the term, the failure, the theme. */
  readonly what: What;
}

const DECIDES: readonly What['is'][] = ['taken', 'changed', 'passed', 'failed', 'themed', 'voted'];

export function turnsOf(steps: readonly Step[]): readonly Turn[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group && goesOn(group, step)) group.push(step);
    else groups.push([step]);
  }
  return groups.flatMap((group) => {
    const last = group.at(-1);
    const what = DECIDES.map((is) => group.find((step) => step.what.is === is)).find((step) => step !== undefined);
    return last && what ? [{ steps: group, last, what: what.what }] : [];
  });
}

/** Is it still the same turn? */
function goesOn(group: readonly Step[], { what }: Step): boolean {
  const before = group.at(-1)?.what;
  switch (what.is) {
    case 'taken':
      return before?.is === 'voted' && before.valid;
    case 'themed':
      return before?.is === 'changed';
    case 'doubted':
    case 'changed':
    case 'passed':
    case 'failed':
      return false;
    default:
      return true;
  }
}

/** What everybody would have if the round were over now. */
export function pointsOf({ what, totals, round }: Step): readonly number[] {
  const isOver = what.is === 'round_over' || what.is === 'over' || round === null;
  return totals.map((total, seat) => (isOver ? total : total + worthNow(round, seat).sum));
}

class Fold {
  readonly steps: Step[] = [];
  #round: BuecherwurmRound | null = null;
  #theme: BuecherwurmTheme | null = null;
  #number = 1;
  #seq = 0;
  #totals: number[];
  #doubted: { word: string; thumbs: { seat: Seat; thumb: Thumb }[] } | null = null;
  readonly #seats: number;

  constructor(seats: number) {
    this.#seats = seats;
    this.#totals = Array<number>(seats).fill(0);
  }

  take(event: Event, seq: number): void {
    this.#seq = seq;
    switch (event.event) {
      case 'themed':
        this.#theme = themeOf(event.theme, event.title, event.difficulty);
        if (this.#round) this.#round = { ...this.#round, theme: this.#theme };
        return this.#step({ is: 'themed', seat: event.seat, theme: this.#theme });
      case 'rolled':
        this.#round = rolled(event, this.#theme, this.#seats);
        return this.#step({ is: 'rolled', seat: event.seat });
      case 'turned':
        if (this.#round) this.#round = { ...this.#round, special: { side: event.side, turned: true } };
        return this.#step({ is: 'turned', side: event.side });
      case 'doubted':
        this.#doubted = { word: event.word, thumbs: [] };
        return this.#step({ is: 'doubted', seat: event.seat, word: event.word });
      case 'thumbed':
        this.#doubted?.thumbs.push({ seat: event.seat, thumb: event.thumb });
        return;
      case 'voted':
        return this.#step({
          is: 'voted',
          word: this.#doubted?.word ?? '',
          valid: event.valid,
          thumbs: this.#doubted?.thumbs ?? [],
        });
      case 'taken':
        if (this.#round) this.#round = taken(this.#round, event);
        return this.#step({ is: 'taken', seat: event.seat, word: event.word, die: event.die, from: event.from });
      case 'changed':
        if (this.#round) this.#round = { ...this.#round, aside: true, display: without(this.#round.display, SPECIAL) };
        return this.#step({ is: 'changed', seat: event.seat });
      case 'passed':
      case 'failed':
        return this.#step({ is: event.event, seat: event.seat });
      case 'round_over':
        this.#totals = this.#totals.map((total, seat) => total + (event.scores[seat]?.sum ?? 0));
        this.#step({ is: 'round_over', seat: event.seat, how: event.how, scores: event.scores });
        this.#round = null;
        this.#number += 1;
        return;
      case 'over':
        this.#number = this.steps.at(-1)?.number ?? 1;
        return this.#step({ is: 'over', winners: event.winners });
    }
  }

  #step(what: What): void {
    const last = what.is === 'over' ? (this.steps.at(-1)?.round ?? null) : this.#round;
    this.steps.push({ seq: this.#seq, what, number: this.#number, round: last, totals: this.#totals });
  }
}

/** A theme that the log knows only by its key is shown by it. */
function themeOf(
  key: string,
  title: Sentence | undefined,
  difficulty: BuecherwurmDifficulty = 'easy',
): BuecherwurmTheme {
  return { key, title: title ?? { de: key, en: key }, difficulty };
}

function rolled(
  { seat, faces, side }: Extract<Event, { event: 'rolled' }>,
  theme: BuecherwurmTheme | null,
  seats: number,
): BuecherwurmRound {
  return {
    roller: seat,
    theme: theme ?? themeOf('', undefined),
    dice: faces.map((face) => ({ face, points: dotsOf(face) })),
    special: side && { side, turned: false },
    display: side === null ? WHITE : [...WHITE, SPECIAL],
    aside: false,
    worms: WORMS,
    desks: Array.from({ length: seats }, () => ({ pile: [], worms: 0 })),
    named: [],
  };
}

function dotsOf(face: string): number {
  if (face === 'Qu') return 3;
  return face === 'CK' ? 1 : (DOTS.find(([letters]) => letters.includes(face))?.[1] ?? 1);
}

function taken(
  round: BuecherwurmRound,
  { seat, word, die, from }: Extract<Event, { event: 'taken' }>,
): BuecherwurmRound {
  const desks = round.desks.map(({ pile, worms }, at) => ({
    pile: at === seat ? [...pile, die] : without(pile, die),
    worms: at === from ? worms + 1 : worms,
  }));
  return {
    ...round,
    desks,
    display: without(round.display, die),
    worms: round.worms - (from === null ? 0 : 1),
    named: [...round.named, { seat, word, die, from, theme: round.theme.key }],
  };
}

function without(dice: readonly number[], die: number): number[] {
  return dice.filter((other) => other !== die);
}

/** Who has named and who has stolen most, over the whole table; null where nobody has. */
export function mostOf(steps: readonly Step[], seats: number): { words: Most | null; thefts: Most | null } {
  const taken = steps.flatMap(({ what }) => (what.is === 'taken' ? [what] : []));
  const most = (counted: readonly { seat: Seat }[]): Most | null => {
    const counts = Array.from({ length: seats }, (_, seat) => counted.filter((one) => one.seat === seat).length);
    const count = Math.max(0, ...counts);
    return count === 0 ? null : { seat: counts.indexOf(count), count };
  };
  return { words: most(taken), thefts: most(taken.filter(({ from }) => from !== null)) };
}

export interface Most {
  readonly seat: Seat;
  readonly count: number;
}
