/** So many pings are compared; more would be too old. */
const KEPT = 8;

/** The server's clock, as its pings tell it; runs on between them. */
export class ServerClock {
  #offset = Date.now() - performance.now();
  #pings: { ahead: number; lag: number }[] = [];

  /** The server sent `at`, and by its reckoning it took `lag` to arrive, where it knows. */
  set(at: number, lag: number | null): void {
    this.#pings = [...this.#pings, { ahead: at - performance.now(), lag: lag ?? Infinity }].slice(-KEPT);
    // Whatever was held up on its way came late, never early: the fastest of the last pings tells best.
    const ahead = Math.max(...this.#pings.map((ping) => ping.ahead));
    const lags = this.#pings.map((ping) => ping.lag).filter(Number.isFinite);
    this.#offset = ahead + (lags.length > 0 ? Math.min(...lags) : 0);
  }

  /** What was known is void: another line, perhaps another server. */
  forget(): void {
    this.#pings = [];
  }

  now(): number {
    return performance.now() + this.#offset;
  }
}
