import type { DieFace, Layout } from '../../protocol/types';
import { type Cell, sameCell, turned } from '../../parts/grid';
import type { KeyCommand } from '../../parts/keyboard';
import { type Draft, at, draftOf, isJoker, layoutOf, nameJoker, place, placeOf, recall, shuffle } from './model';
import {
  type Desk,
  backspace,
  clearAll,
  cursorAt,
  freeCell,
  moveCursor,
  removeAtCursor,
  turnCursor,
  type,
  typeDie,
} from './typing';

/** What only the table can do. */
export type Wish = 'finish' | 'help';

/** Steps that can be taken back. */
const REMEMBERED = 50;

/** A little left of the middle: most words begin here. */
const START: Cell = { x: -2, y: 0 };

/**
 * The player's dice. Mouse, finger, keys and typed line all end here, and each changes the draft through the same few
 * functions of the model.
 */
export class PlayerDesk {
  #desk = $state.raw<Desk>() as Desk;
  /** Does the cursor show, so that a tapped die goes there? */
  armed = $state(false);
  /** The die in the hand, by tap. */
  chosen = $state<number | null>(null);
  /** The joker that waits for its letter. */
  asking = $state<number | null>(null);
  #past = $state.raw<readonly Desk[]>([]);
  readonly #changed: (layout: Layout) => void;

  constructor(faces: readonly DieFace[], layout: Layout, changed: (layout: Layout) => void) {
    const draft = draftOf(faces, layout);
    this.#desk = { draft, cursor: cursorAt(freeCell(draft, START, 'down') ?? START, 'across') };
    this.#changed = changed;
  }

  get draft(): Draft {
    return this.#desk.draft;
  }

  get cursor() {
    return this.#desk.cursor;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Takes over a changed desk; tells the server if dice lie differently. */
  set(desk: Desk): void {
    const before = this.#desk;
    this.#desk = desk;
    if (desk.draft.placed === before.draft.placed) return;
    this.#past = [...this.#past, before].slice(-REMEMBERED);
    this.#changed(layoutOf(desk.draft));
  }

  change(draft: Draft): void {
    this.set({ draft, cursor: this.cursor });
  }

  /** A die was let go over a cell, or beside the field: then it goes back. */
  drop(die: number, cell: Cell | null): void {
    this.chosen = null;
    if (cell === null) this.change(recall(this.draft, die));
    else this.#place(die, cell);
  }

  /** A die in the tray was tapped: it goes to the cursor, or into the hand. */
  tapDie(die: number): void {
    if (this.armed && this.chosen === null) {
      this.set(typeDie(this.#desk, die));
      this.#askFor(die);
    } else {
      this.chosen = this.chosen === die ? null : die;
    }
  }

  /** The tray was tapped beside its dice: what is in the hand goes back. */
  tapTray(): void {
    if (this.chosen !== null) this.change(recall(this.draft, this.chosen));
    this.chosen = null;
  }

  tapCell(cell: Cell): void {
    const there = at(this.draft, cell);
    if (this.chosen !== null) this.#putChosen(this.chosen, cell);
    else if (there !== null) this.#choose(there.die, cell);
    else this.#pointTo(cell);
  }

  /** A die that lies was tapped twice: it goes back. */
  tapTwice(cell: Cell): void {
    const there = at(this.draft, cell);
    this.chosen = null;
    if (there !== null && !isJoker(this.draft, there.die)) this.change(recall(this.draft, there.die));
  }

  name(letter: string | null): void {
    if (this.asking !== null) this.change(nameJoker(this.draft, this.asking, letter));
    this.asking = null;
  }

  /** What a key does; the rest is a wish to the table. */
  press(command: KeyCommand): Wish | null {
    this.armed = true;
    if (this.chosen !== null && (command.key === 'finish' || command.key === 'turn')) {
      this.tapCell(this.cursor);
      return null;
    }
    switch (command.key) {
      case 'move':
        this.set(moveCursor(this.#desk, command.dx, command.dy));
        return null;
      case 'letter':
        this.set(type(this.#desk, command.letter, command.joker));
        return null;
      case 'turn':
        this.set(turnCursor(this.#desk));
        return null;
      case 'back':
        this.set(backspace(this.#desk));
        return null;
      case 'remove':
        this.set(removeAtCursor(this.#desk));
        return null;
      case 'recall':
        this.recallAll();
        return null;
      case 'undo':
        this.undo();
        return null;
      default:
        return command.key;
    }
  }

  /** Takes all dice back; if one is in the hand, only lets go of it. */
  recallAll(): void {
    if (this.chosen === null) this.set(clearAll(this.#desk));
    this.chosen = null;
  }

  shuffle(): void {
    this.change(shuffle(this.draft, Math.random));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#desk = before;
    this.#changed(layoutOf(before.draft));
  }

  #place(die: number, cell: Cell): void {
    const isNew = placeOf(this.draft, die) === null;
    const draft = place(this.draft, die, cell);
    const { direction } = this.cursor;
    this.set({ draft, cursor: cursorAt(freeCell(draft, cell, direction) ?? cell, direction) });
    if (isNew) this.#askFor(die);
  }

  #askFor(die: number): void {
    const placed = placeOf(this.draft, die);
    if (isJoker(this.draft, die) && placed !== null && placed.letter === null) this.asking = die;
  }

  #putChosen(die: number, cell: Cell): void {
    const stays = at(this.draft, cell)?.die === die;
    this.chosen = null;
    if (!stays) this.#place(die, cell);
    else if (isJoker(this.draft, die)) this.asking = die;
  }

  #choose(die: number, cell: Cell): void {
    this.chosen = die;
    this.armed = false;
    this.set({ draft: this.draft, cursor: cursorAt(cell, this.cursor.direction) });
  }

  /** Across, then down, then no cursor. */
  #pointTo(cell: Cell): void {
    const { cursor } = this;
    const again = this.armed && sameCell(cell, cursor);
    const direction = again ? turned(cursor.direction) : cursor.direction;
    this.armed = !(again && cursor.direction === 'down');
    this.set({ draft: this.draft, cursor: cursorAt(cell, direction) });
  }
}
