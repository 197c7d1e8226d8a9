import { backspace, clearAll, cursorAt, moveCursor, removeAtCursor, turnCursor } from '../../parts/cursor';
import { FieldDesk } from '../../parts/field-desk.svelte';
import { type Cell, type Direction, boxOf, sameCell, turned } from '../../parts/grid';
import type { KeyCommand } from '../../parts/keyboard';
import { foldLetters } from '../../parts/letters';
import type { PlacedTile, WoerterklauerLevel } from '../../protocol/types';
import {
  type Base,
  type Draft,
  type Placed,
  at,
  draftOf,
  fieldOf,
  freshDraft,
  isFromPool,
  isUntouched,
  place,
  recall,
  recallAll,
  shuffle,
  tileFor,
} from './model';
import { type Change, type Run, changesOf, runAt } from './runs';
import { type ShiftTrouble, type Shifted, type Side, insert, remove, replace, takeBack } from './shift';
import { type Desk, recallAt, takeOff, type, typeTile } from './typing';

/** What only the table can do. */
export type Wish = 'finish' | 'help';

/** A place in the composing stick: a letter, or the gap before the letter with this number. */
export interface Spot {
  readonly at: 'slot' | 'gap';
  readonly index: number;
}

/** The word in the composing stick. */
export interface Stick {
  readonly direction: Direction;
  /** A cell of the word. */
  readonly anchor: Cell;
  readonly spot: Spot | null;
}

/** Where a tile can be let go. */
export type Target = { readonly cell: Cell } | { readonly spot: Spot } | 'pool' | null;

/** What the levels allow besides exchanging and adding. */
export interface Skills {
  readonly insert: boolean;
  readonly remove: boolean;
  readonly dissolve: boolean;
}

export function skillsOf(level: WoerterklauerLevel): Skills {
  return { insert: level !== 'I', remove: level === 'III' || level === 'IV', dissolve: level === 'IV' };
}

/** The mover's tiles, and the composing stick. */
export class PlayerDesk extends FieldDesk<Draft> {
  stick = $state.raw<Stick | null>(null);
  /** Which part of a word moves when a letter comes in between. */
  side = $state<Side>('before');
  /** Why the last letter did not go in. */
  trouble = $state<ShiftTrouble | null>(null);
  readonly #before: Draft;
  readonly #changes: readonly Change[] = $derived.by(() => changesOf(this.#before, this.draft));
  readonly #run: Run | null = $derived.by(
    () => this.stick && runAt(this.draft, this.stick.anchor, this.stick.direction),
  );

  constructor(
    base: Base,
    field: readonly PlacedTile[] | null,
    readonly skills: Skills,
    changed: (field: PlacedTile[]) => void,
  ) {
    const draft = field === null ? freshDraft(base) : draftOf(base, field);
    // Where letters lie already, at their corner.
    super(draft, (draft) => changed(fieldOf(draft)), boxOf(draft.placed) ?? undefined);
    this.#before = freshDraft(base);
  }

  get before(): Draft {
    return this.#before;
  }

  override get canUndo(): boolean {
    return super.canUndo || !this.isUntouched;
  }

  get isUntouched(): boolean {
    return isUntouched(this.draft);
  }

  /** What this turn has changed, word by word. */
  get changes(): readonly Change[] {
    return this.#changes;
  }

  /** The word in the stick as it lies now. */
  get run(): Run | null {
    return this.#run;
  }

  override set(desk: Desk): void {
    super.set(desk);
    this.#settle();
  }

  /** The stick is empty when its word is gone. */
  #settle(): void {
    this.trouble = null;
    if (this.stick && at(this.draft, this.stick.anchor) === null) this.stick = null;
  }

  /** A tile was let go. */
  drop(tile: number, target: Target): void {
    this.chosen = null;
    if (target === null) return;
    if (target === 'pool') this.takeOff(tile);
    else if ('spot' in target) this.put(target.spot, tile);
    else this.#place(tile, target.cell);
  }

  /** Takes a letter off the field. */
  takeOff(tile: number): void {
    this.change(recall(this.draft, tile));
  }

  /** A tile in the pool was tapped: it goes into the stick or to the cursor, or into the hand. */
  tapTile(tile: number): void {
    const spot = this.run && this.stick?.spot;
    if (this.chosen !== null) {
      this.chosen = this.chosen === tile ? null : tile;
    } else if (spot) {
      this.put(spot, tile);
    } else if (this.armed) {
      this.set(typeTile(this.now, tile));
    } else {
      this.chosen = tile;
    }
  }

  /** The pool was tapped beside its tiles: what is in the hand goes back. */
  tapPool(): void {
    this.chosen = null;
  }

  tapCell(cell: Cell): void {
    if (this.chosen !== null) {
      const tile = this.chosen;
      this.chosen = null;
      this.#place(tile, cell);
    } else if (at(this.draft, cell) !== null) {
      this.openAt(cell);
    } else {
      this.close();
      this.pointTo(cell);
    }
  }

  /** A letter of this turn was tapped twice: it goes back. */
  tapTwice(cell: Cell): void {
    const there = at(this.draft, cell);
    if (there === null || !isFromPool(this.draft, there.tile)) return;
    this.chosen = null;
    this.takeOff(there.tile);
  }

  /** Puts the word through a cell into the stick; once more, and it is the crossing word. */
  openAt(cell: Cell, wish?: Direction): void {
    const again = this.stick !== null && this.run?.tiles.some((p) => sameCell(p, cell)) === true;
    const first = wish ?? (again ? turned(this.stick?.direction ?? 'down') : 'across');
    const runs = [first, turned(first)].flatMap((direction) => runAt(this.draft, cell, direction) ?? []);
    const run = runs.find((r) => r.tiles.length > 1) ?? runs[0];
    if (!run) return;
    this.armed = false;
    this.trouble = null;
    const index = run.tiles.findIndex((p) => sameCell(p, cell));
    this.stick = { direction: run.direction, anchor: cell, spot: { at: 'slot', index } };
    this.set({ draft: this.draft, cursor: cursorAt(cell, run.direction) });
  }

  /** The word that crosses the one in the stick at the chosen letter. */
  cross(): void {
    const { run, stick } = this;
    const cell = run?.tiles[stick?.spot?.at === 'slot' ? stick.spot.index : 0];
    if (run && cell) this.openAt(cell, turned(run.direction));
  }

  /** The other part of the word moves when a letter comes in between. */
  turnSide(): void {
    this.side = this.side === 'before' ? 'after' : 'before';
  }

  close(): void {
    this.stick = null;
    this.trouble = null;
  }

  choose(spot: Spot | null): void {
    if (this.stick) this.stick = { ...this.stick, spot };
  }

  /** A place in the stick was tapped: what is in the hand goes there. */
  tapSpot(spot: Spot): void {
    const { chosen } = this;
    this.choose(spot);
    if (chosen === null) return;
    this.chosen = null;
    this.put(spot, chosen);
  }

  /** Puts a tile into the word in the stick. */
  put(spot: Spot, tile: number): void {
    const { run } = this;
    if (run === null) return;
    const { at: where, index } = spot;
    const free = this.#addedSide(index, run);
    const done =
      where === 'slot'
        ? replace(this.draft, run, index, tile)
        : insert(this.draft, run, index, tile, free ?? this.side);
    if (typeof done === 'string') this.trouble = done;
    // Typing goes on behind the letter that has come in.
    else if (done)
      this.#shifted(free ? { ...done, side: null } : done, where === 'slot' ? spot : { at: 'gap', index: index + 1 });
  }

  /** A letter was typed into the stick; false if the pool does not have it. */
  typeInto(text: string): boolean {
    const letters = foldLetters(text) ?? '';
    for (const letter of letters) {
      const spot = this.stick?.spot;
      const tile = tileFor(this.draft, letter, spot?.at === 'slot' ? 'exchange' : 'lay');
      if (tile === null || !spot) return false;
      this.put(spot, tile);
    }
    return true;
  }

  /** Takes the letter in the chosen place out of the word: one of the pool goes back, one of the field has to be used again. */
  takeOut(index: number): void {
    const { run } = this;
    const done = run && remove(this.draft, run, index, this.side);
    if (done) this.#shifted(done, { at: 'slot', index: Math.max(0, Math.min(index, run.tiles.length - 2)) });
  }

  /** May a letter come in here? Between letters that were added just now, always. */
  mayInsert(gap: number): boolean {
    const { run } = this;
    return run !== null && (this.skills.insert || this.#addedSide(gap, run) !== null);
  }

  /** The part of a word before or after a gap, if all of it was added in this turn. */
  #addedSide(gap: number, run: Run): Side | null {
    const { base } = this.draft;
    const isAdded = (p: Placed): boolean => isFromPool(this.draft, p.tile) && !base.field.some((s) => sameCell(s, p));
    if (run.tiles.slice(0, gap).every(isAdded)) return 'before';
    return run.tiles.slice(gap).every(isAdded) ? 'after' : null;
  }

  /** May this letter be taken out at all? */
  mayTakeOut(index: number): boolean {
    const tile = this.run?.tiles[index]?.tile;
    return tile !== undefined && (this.skills.remove || isFromPool(this.draft, tile));
  }

  /** Takes all letters of the word off that no other word needs (A.35). */
  dissolve(): void {
    const { run } = this;
    if (run === null) return;
    const isCrossed = (cell: Cell): boolean => (runAt(this.draft, cell, turned(run.direction))?.tiles.length ?? 0) > 1;
    const loose = run.tiles.filter((p) => !isCrossed(p));
    this.stick = null;
    this.change(loose.reduce((draft, p) => recall(draft, p.tile), this.draft));
  }

  takeBack(change: Change): void {
    this.change(takeBack(this.draft, change));
  }

  /** What a key on the field does; the rest is a wish to the table. */
  press(command: KeyCommand): Wish | null {
    if (command.key === 'finish' || command.key === 'help') return command.key;
    this.armed = true;
    if (this.chosen !== null && command.key === 'turn') {
      this.tapCell(this.cursor);
      return null;
    }
    switch (command.key) {
      case 'move':
        this.set(moveCursor(this.now, command.dx, command.dy));
        break;
      case 'letter':
        this.set(type(this.now, command.letter));
        break;
      case 'turn':
        if (at(this.draft, this.cursor)) this.openAt(this.cursor, this.cursor.direction);
        else this.set(turnCursor(this.now));
        break;
      case 'back':
        this.set(backspace(this.now, recallAt));
        break;
      case 'remove': {
        const there = at(this.draft, this.cursor);
        if (there && (this.skills.remove || isFromPool(this.draft, there.tile)))
          this.set(removeAtCursor(this.now, takeOff));
        break;
      }
      case 'recall':
        this.recallAll();
        break;
      case 'undo':
        this.undo();
        break;
    }
    return null;
  }

  /** Takes the turn back; if a tile is in the hand or a word in the stick, only lets go of it. */
  recallAll(): void {
    if (this.chosen !== null) this.chosen = null;
    else if (this.stick !== null) this.close();
    else this.set(clearAll(this.now, recallAll));
  }

  /** Takes the turn back, whatever is in the hand. */
  clear(): void {
    this.chosen = null;
    this.close();
    this.set(clearAll(this.now, recallAll));
  }

  shuffle(): void {
    this.change(shuffle(this.draft, Math.random));
  }

  override undo(): void {
    if (super.canUndo) {
      super.undo();
      this.#settle();
      return;
    }
    // What was laid before a reload has left no steps: word by word, then.
    const last = this.#changes.at(-1);
    if (last) this.takeBack(last);
    this.forget();
  }

  #shifted({ draft, anchor, side }: Shifted, spot: Spot): void {
    const { direction } = this.stick ?? { direction: 'across' };
    if (side !== null) this.side = side;
    this.stick = { direction, anchor, spot };
    this.change(draft);
  }

  #place(tile: number, cell: Cell): void {
    this.placed(place(this.draft, tile, cell), cell);
  }
}
