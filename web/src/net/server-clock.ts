/** The server's clock, as its pings tell it; runs on between them. */
export class ServerClock {
  #offset = Date.now() - performance.now();

  /** The server sent `at`, and it took `lag` to arrive. */
  set(at: number, lag: number): void {
    this.#offset = at + lag - performance.now();
  }

  now(): number {
    return performance.now() + this.#offset;
  }
}
