import { type Cursor, type Desk, type Laid, cursorAt, freeCell } from './cursor';
import { type Cell, type Direction, sameCell, turned } from './grid';

/** Steps that can be taken back. */
const REMEMBERED = 60;

/** A little left of the middle: most words begin here. */
const START: Cell = { x: -2, y: 0 };

/**
 * A player's pieces on a free field, with a cursor, a hand and a past. Mouse, finger, keys and typed line all end here;
 * what pieces can do is the game's.
 */
export abstract class FieldDesk<Draft extends Laid> {
  #desk = $state.raw<Desk<Draft>>() as Desk<Draft>;
  #past = $state.raw<readonly Desk<Draft>[]>([]);
  /** Does the cursor show, so that a tapped piece goes there? */
  armed = $state(false);
  /** The piece in the hand, by tap. */
  chosen = $state<number | null>(null);
  /** The free cell that was tapped last, and where the cursor pointed there at first. */
  #tapped = $state.raw<Cursor | null>(null);
  readonly #changed: (draft: Draft) => void;

  /** `changed` is told when pieces lie differently. */
  constructor(draft: Draft, changed: (draft: Draft) => void, start: Cell = START) {
    this.#desk = { draft, cursor: cursorAt(freeCell(draft, start, 'down') ?? start, 'across') };
    this.#changed = changed;
  }

  /** The draft with its cursor. */
  get now(): Desk<Draft> {
    return this.#desk;
  }

  get draft(): Draft {
    return this.#desk.draft;
  }

  get cursor(): Cursor {
    return this.#desk.cursor;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Has the cursor come to its cell by a tap? Another one turns it. */
  get isPointed(): boolean {
    return this.armed && this.#tapped !== null && sameCell(this.#tapped, this.cursor);
  }

  /** Takes over a changed desk. */
  set(desk: Desk<Draft>): void {
    const before = this.#desk;
    this.#desk = desk;
    if (desk.draft.placed === before.draft.placed) return;
    this.#past = [...this.#past, before].slice(-REMEMBERED);
    this.#changed(desk.draft);
  }

  change(draft: Draft): void {
    this.set({ draft, cursor: this.cursor });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#desk = before;
    this.#changed(before.draft);
  }

  /** There is no way back from here. */
  protected forget(): void {
    this.#past = [];
  }

  /** Takes over a draft with a piece on this cell; the cursor goes behind it. */
  protected placed(draft: Draft, cell: Cell): void {
    const { direction } = this.cursor;
    this.set({ draft, cursor: cursorAt(freeCell(draft, cell, direction) ?? cell, direction) });
  }

  /** A free cell was tapped: the cursor points where a word would go on, then the other way, then it is gone. */
  protected pointTo(cell: Cell): void {
    const { cursor } = this;
    const again = this.armed && sameCell(cell, cursor);
    const isTurned = this.isPointed && this.#tapped?.direction !== cursor.direction;
    this.armed = !(again && isTurned);
    if (!again) this.#tapped = cursorAt(cell, this.#wayAt(cell) ?? cursor.direction);
    else this.#tapped = this.isPointed ? this.#tapped : cursor;
    const direction = again ? turned(cursor.direction) : (this.#tapped?.direction ?? cursor.direction);
    this.set({ draft: this.draft, cursor: cursorAt(cell, direction) });
  }

  /** Along a piece that lies beside this cell, if only one way has any. */
  #wayAt({ x, y }: Cell): Direction | null {
    const isTaken = (dx: number, dy: number): boolean =>
      this.draft.placed.some((piece) => sameCell(piece, { x: x + dx, y: y + dy }));
    const across = isTaken(-1, 0) || isTaken(1, 0);
    const down = isTaken(0, -1) || isTaken(0, 1);
    if (across === down) return null;
    return across ? 'across' : 'down';
  }
}
