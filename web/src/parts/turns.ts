/** A turn of a finished game, as a replay lists it. */
export interface Turn {
  /** In words: "EIN → SEIN". */
  title: string;
  /** Who, and what came of it: "Ben, klaut 3 · neu: NEST". */
  text: string;
  /** The row of the log after which the table stands like this. */
  seq: number;
}

/** How it stood after each turn: a lead between two sides, or the points of each seat. */
export type Course =
  | {
      lead: readonly number[];
      above: string;
      below: string;
      /** What is counted, where it is not points. */
      note?: string;
    }
  | { lines: readonly { name: string; seat: number; points: readonly number[] }[] };

/** "?zug=4", for the address of a turn. */
export function linkOf(turn: number): string {
  return `?zug=${turn}`;
}
