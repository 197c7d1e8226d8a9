/** A finished table, turn by turn: its log folded into what everybody could have seen. */

import type {
  LogRow,
  Seat,
  TileColour,
  TileOnField,
  WoerterklauerChanges,
  WoerterklauerEnding,
  WoerterklauerHow,
  WoerterklauerMade,
} from '../../protocol/types';
import { type Stone, freshDraft, stoneOf } from './model';
import { changesOf } from './runs';
import { lettersOfAll } from './tiles';

/** What happened, as the log says it; mirrors `event.rs`. What is passed over here has no part in it. */
type Event =
  | { frame: string; event?: undefined; options?: { full_alphabet?: boolean } }
  | { event: 'began'; first: Seat }
  | { event: 'turned'; seat: Seat; field: TileOnField[]; changes: WoerterklauerChanges }
  | { event: 'over'; winner: Seat; ending: WoerterklauerEnding };

/** A turn that is over, or in which the game was lost. */
export interface Played {
  /** The row that ended it. */
  readonly seq: number;
  readonly seat: Seat;
  /** Who plays red. */
  readonly first: Seat;
  /** The letters of all tiles. */
  readonly letters: string;
  readonly before: readonly Stone[];
  readonly field: readonly Stone[];
  readonly words: readonly WoerterklauerMade[];
  /** How it ended, where it was the end. */
  readonly ending: WoerterklauerEnding | null;
}

export function turnsOf(rows: readonly LogRow[]): readonly Played[] {
  const turns: Played[] = [];
  let letters = lettersOfAll(false);
  let first: Seat = 0;
  let before: readonly Stone[] = [];
  for (const { seq, events } of rows) {
    for (const event of events as Event[]) {
      const full = event.event === undefined ? event.options?.full_alphabet : undefined;
      if (full !== undefined) letters = lettersOfAll(full);
      if (event.event === 'began') first = event.first;
      else if (event.event === 'turned') {
        const field = event.field.map(stoneOf);
        const words = madeOf(letters, before, field, event.changes);
        turns.push({ seq, seat: event.seat, first, letters, before, field, words, ending: null });
        before = field;
      } else if (event.event === 'over') {
        const { ending, winner } = event;
        turns.push({ seq, seat: 1 - winner, first, letters, before, field: before, words: [], ending });
      }
    }
  }
  return turns;
}

const HOWS: readonly WoerterklauerHow[] = ['stolen', 'changed', 'inflected', 'new'];

/** The words that a turn has made, and what they were before. */
function madeOf(
  letters: string,
  before: readonly Stone[],
  field: readonly Stone[],
  changes: WoerterklauerChanges,
): readonly WoerterklauerMade[] {
  const old = freshDraft({ letters, field: before, pool: [] });
  return changesOf(old, { ...old, placed: field }).flatMap(({ run, stems }) => {
    const how = HOWS.find((one) => run !== null && changes[one].includes(run.text));
    if (run === null || how === undefined) return [];
    return [{ word: run.text, how, from: how === 'new' ? [] : stems.map((stem) => stem.text) }];
  });
}

export function colourOfSeat({ first }: Pick<Played, 'first'>, seat: Seat): TileColour {
  return seat === first ? 'red' : 'black';
}

/** So many letters of the field are this seat's. */
export function lettersOfSeat(turn: Played, seat: Seat, field = turn.field): number {
  return field.filter((stone) => stone.colour === colourOfSeat(turn, seat)).length;
}

/** By how much the mover led after the turn; null if it was not played to its end. */
export function leadTaken(turn: Played): number | null {
  return turn.ending ? null : lettersOfSeat(turn, turn.seat) - lettersOfSeat(turn, 1 - turn.seat);
}

/** By how much red led after each turn. */
export function leadsOfRed(turns: readonly Played[]): readonly number[] {
  return turns
    .filter(({ ending }) => ending === null)
    .map((turn) => lettersOfSeat(turn, turn.first) - lettersOfSeat(turn, 1 - turn.first));
}

/** So many tiles that lay already have changed their side. */
export function turnedBy({ before, field }: Played): number {
  const old = new Map(before.map((stone) => [stone.tile, stone.colour]));
  return field.filter(({ tile, colour }) => old.has(tile) && old.get(tile) !== colour).length;
}

/** The turn that turned most tiles by stealing. */
export function greatestOf(turns: readonly Played[]): Played | null {
  const raids = turns.filter(({ words }) => words.some(({ how }) => how === 'stolen'));
  return raids.reduce<Played | null>((best, p) => (best === null || turnedBy(p) > turnedBy(best) ? p : best), null);
}
