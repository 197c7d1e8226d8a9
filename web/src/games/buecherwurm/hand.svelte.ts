/** What the player on turn is about to say: a term, and the die it is for. */

import { fitting, initialOf } from './model';
import type { BuecherwurmLanguage, BuecherwurmRound } from './wire';

/** What it is said at; null where nobody may say anything. */
export interface Bench {
  readonly round: BuecherwurmRound;
  /** The dice that may be taken now, whatever the letter. */
  readonly takeable: readonly number[];
  readonly language: BuecherwurmLanguage;
}

export class Hand {
  word = $state('');
  /** Why the last term was refused. */
  refusal = $state<string | null>(null);
  #picked = $state<number | null>(null);
  readonly #bench: () => Bench | null;

  constructor(bench: () => Bench | null) {
    this.#bench = bench;
  }

  get takeable(): readonly number[] {
    return this.#bench()?.takeable ?? [];
  }

  get initial(): string | null {
    const bench = this.#bench();
    return bench && initialOf(this.word, bench.language);
  }

  /** The dice that the term fits, the best first. */
  get fits(): readonly number[] {
    const bench = this.#bench();
    return bench ? fitting(bench.round, bench.takeable, this.initial) : [];
  }

  /** The die that was picked, or the best that fits. */
  get chosen(): number | null {
    const picked = this.#picked;
    return picked !== null && this.takeable.includes(picked) ? picked : (this.fits[0] ?? null);
  }

  /** Picks a die, or lets it go. */
  pick(die: number): void {
    this.#picked = this.#picked === die ? null : die;
    this.refusal = null;
  }

  /** The next or the last of the dice that fit; without a term, of all that may be taken. */
  step(by: 1 | -1): number | null {
    const dice = this.fits.length > 0 ? this.fits : this.takeable;
    const at = this.chosen === null ? (by === 1 ? -1 : 0) : dice.indexOf(this.chosen);
    this.#picked = dice[(at + by + dice.length) % dice.length] ?? null;
    return this.#picked;
  }

  clear(): void {
    this.word = '';
    this.refusal = null;
    this.#picked = null;
  }
}
