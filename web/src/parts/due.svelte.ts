/** Whether a time has come, to the millisecond where the browser can: for what everybody is to see at once. */
export class Due {
  #reached = $state<number | null>(null);
  readonly #time: () => number | null;

  constructor(time: () => number | null, now: () => number) {
    this.#time = time;
    const look = (): number => {
      const at = time();
      const left = at === null ? Infinity : at - now();
      if (left <= 0) this.#reached = at;
      return left;
    };
    look();
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        const left = look();
        if (left > 0 && Number.isFinite(left)) timer = setTimeout(wait, left);
      };
      wait();
      return () => clearTimeout(timer);
    });
  }

  get passed(): boolean {
    const time = this.#time();
    return time !== null && this.#reached === time;
  }
}
