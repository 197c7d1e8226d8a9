/** Steps that are gone through one by one, or by themselves. */
export class Steps<Step> {
  at = $state(0);
  playing = $state(false);

  readonly #all: () => readonly Step[];

  constructor(all: () => readonly Step[]) {
    this.#all = all;
  }

  get current(): Step | undefined {
    return this.#all()[this.at];
  }

  get count(): number {
    return this.#all().length;
  }

  get last(): number {
    return this.count - 1;
  }

  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    if (this.at === this.last) this.playing = false;
  }

  /** Plays or stops; at the end, from the beginning. */
  play(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** To the step before or after this one that `isMark` is true of; without one, to the end. */
  jump(by: 1 | -1, isMark: (step: Step) => boolean): void {
    const all = this.#all();
    const isMarkAt = (at: number): boolean => all[at] !== undefined && isMark(all[at]);
    let next = this.at + by;
    while (next > 0 && next < this.last && !isMarkAt(next)) next += by;
    this.go(next);
  }
}
