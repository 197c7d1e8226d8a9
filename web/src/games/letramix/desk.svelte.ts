import type { DieFace, Layout } from '../../protocol/types';
import { backspace, clearAll, cursorAt, moveCursor, removeAtCursor, turnCursor } from '../../parts/cursor';
import { FieldDesk } from '../../parts/field-desk.svelte';
import type { Cell } from '../../parts/grid';
import type { KeyCommand } from '../../parts/keyboard';
import {
  type Draft,
  at,
  draftOf,
  isJoker,
  layoutOf,
  nameJoker,
  place,
  placeOf,
  recall,
  recallAll,
  shuffle,
} from './model';
import { recallAt, type, typeDie } from './typing';

/** What only the table can do. */
export type Wish = 'finish' | 'help';

/** The player's dice. */
export class PlayerDesk extends FieldDesk<Draft> {
  /** The joker that waits for its letter. */
  asking = $state<number | null>(null);

  constructor(faces: readonly DieFace[], layout: Layout, changed: (layout: Layout) => void) {
    super(draftOf(faces, layout), (draft) => changed(layoutOf(draft)));
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
      this.set(typeDie(this.now, die));
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
    else this.pointTo(cell);
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
        this.set(moveCursor(this.now, command.dx, command.dy));
        return null;
      case 'letter':
        this.set(type(this.now, command.letter, command.joker));
        return null;
      case 'turn':
        this.set(turnCursor(this.now));
        return null;
      case 'back':
        this.set(backspace(this.now, recallAt));
        return null;
      case 'remove':
        this.set(removeAtCursor(this.now, recallAt));
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
    if (this.chosen === null) this.set(clearAll(this.now, recallAll));
    this.chosen = null;
  }

  shuffle(): void {
    this.change(shuffle(this.draft, Math.random));
  }

  #place(die: number, cell: Cell): void {
    const isNew = placeOf(this.draft, die) === null;
    this.placed(place(this.draft, die, cell), cell);
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
}
