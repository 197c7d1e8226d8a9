/** What somebody has in mind: a letter to call, or squares with a word in them. Nothing of it is sent before it is meant. */

import { foldLetters } from '../../parts/letters';
import type { WortduellIdea, WortduellPlace } from '../../protocol/types';
import {
  type Cell,
  type Line,
  type Trouble,
  cellOf,
  cellsOf,
  clampCell,
  isOn,
  letterAt,
  lineBetween,
  lineOf,
  sameCell,
  squareOf,
} from './model';

/** A square of the word that is guessed. */
export interface Slot {
  readonly cell: Cell;
  readonly letter: string | null;
  /** Was it there before anything was typed? */
  readonly known: boolean;
}

const MIDDLE: Cell = { x: 4, y: 3 };

export class GuessDesk {
  cursor = $state.raw<Cell>(MIDDLE);
  /** The first square that was tapped, until there is a second. */
  start = $state.raw<Cell | null>(null);
  line = $state.raw<Line | null>(null);
  /** The letter to call. */
  letter = $state<string | null>(null);
  /** Why the last two squares are no place for a word. */
  trouble = $state<Trouble | null>(null);
  /** Where the next letter goes: how far into the line. */
  caret = $state(0);
  #typed = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly #rows: () => readonly string[];
  readonly #isCalled: (letter: string) => boolean;

  readonly slots: readonly Slot[] = $derived.by(() => {
    if (this.line === null) return [];
    return cellsOf(this.line).map((cell) => {
      const known = letterAt(this.#rows(), cell);
      return { cell, known: known !== null, letter: known ?? this.#typed.get(squareOf(cell)) ?? null };
    });
  });

  /** The whole guess, once every square has its letter. */
  readonly guess: WortduellPlace | null = $derived.by(() => {
    if (this.line === null || this.slots.some((slot) => slot.letter === null)) return null;
    const word = this.slots.map((slot) => slot.letter).join('');
    return { word, from: squareOf(this.line.from), to: squareOf(this.line.to) };
  });

  /** `rows` is what is known of the card, `isCalled` tells which letters cannot be called any more. */
  constructor(rows: () => readonly string[], isCalled: (letter: string) => boolean) {
    this.#rows = rows;
    this.#isCalled = isCalled;
  }

  get isSolving(): boolean {
    return this.line !== null;
  }

  move(dx: number, dy: number): void {
    this.cursor = clampCell({ x: this.cursor.x + dx, y: this.cursor.y + dy });
  }

  /** A tap on a square: the start of a word, its end, or the place of the next letter. */
  pick(cell: Cell): void {
    this.cursor = cell;
    if (isOn(this.line, cell)) {
      this.caret = this.slots.findIndex((slot) => sameCell(slot.cell, cell));
    } else if (this.start === null) {
      this.#begin(cell);
    } else if (sameCell(this.start, cell)) {
      this.clear();
    } else {
      const line = lineBetween(this.start, cell);
      if (typeof line !== 'string') return this.select(line);
      this.#begin(cell);
      this.trouble = line;
    }
  }

  #begin(cell: Cell): void {
    this.clear();
    this.start = cell;
  }

  select(line: Line): void {
    this.clear();
    this.line = line;
  }

  clear(): void {
    this.start = null;
    this.line = null;
    this.letter = null;
    this.trouble = null;
    this.caret = 0;
    this.#typed = new Map();
  }

  /** A key with a letter: into the word, or to be called. False if there is no place for it. */
  type(text: string): boolean {
    const letters = foldLetters(text);
    if (letters === null) return false;
    if (this.line === null) return letters.length === 1 && this.choose(letters);
    return [...letters].map((letter) => this.#put(letter)).every(Boolean);
  }

  /** A letter to call; once more, and it is not. */
  choose(letter: string): boolean {
    if (this.#isCalled(letter)) return false;
    const again = this.letter === letter && this.line === null;
    this.clear();
    this.letter = again ? null : letter;
    return true;
  }

  /** Who types the whole word passes what is known; who types only what is missing skips it. */
  #put(letter: string): boolean {
    const at = this.slots.findIndex((slot, i) => i >= this.caret && (!slot.known || slot.letter === letter));
    const slot = this.slots[at];
    if (!slot) return false;
    if (!slot.known) this.#typed = new Map(this.#typed).set(squareOf(slot.cell), letter);
    this.caret = at + 1;
    return true;
  }

  /** Takes the last typed letter back. */
  back(): void {
    const at = this.slots.findLastIndex((slot, i) => i < this.caret && !slot.known && slot.letter !== null);
    const slot = this.slots[at];
    if (!slot) return this.line === null ? this.clear() : undefined;
    const typed = new Map(this.#typed);
    typed.delete(squareOf(slot.cell));
    this.#typed = typed;
    this.caret = at;
  }

  /** Takes over what somebody suggests. */
  adopt(idea: WortduellIdea): void {
    this.clear();
    if ('letter' in idea) {
      this.letter = idea.letter;
      return;
    }
    this.line = lineOf(idea);
    this.cursor = cellOf(idea.from) ?? this.cursor;
    [...idea.word].forEach((letter) => this.#put(letter));
  }
}
