/** One's own STOPP (ux.md, 2.3): pressed at once, sent with the time of the press, locked for a moment when too early. */

import type { Outcome, TableConnection } from '../../net/connection.svelte';
import { Due } from '../../parts/due.svelte';
import type { WurfUndWortAction, WurfUndWortPhase } from '../../protocol/types';

export type StopState = 'waiting' | 'open' | 'pressed' | 'locked';
type Searching = Extract<WurfUndWortPhase, { phase: 'searching' }>;

/** §2.3.2: who presses before the dice are shown waits so long. */
const LOCK = 1500;

interface Feedback {
  /** The press was taken. */
  pressed: () => void;
  /** It was too early. */
  early: () => void;
  /** The table said no. */
  refused: (outcome: Outcome) => void;
}

export class Buzzer {
  /** The press that is on its way, in table time, and for which card. */
  #press = $state.raw<{ at: number; reveal: number } | null>(null);
  readonly #unlock: Due;

  constructor(
    readonly connection: TableConnection,
    readonly phase: () => Searching | null,
    /** When the dice are turned over. */
    readonly reveal: Due,
    readonly feedback: Feedback,
  ) {
    this.#unlock = new Due(
      () => this.#lockedUntil,
      () => connection.tableTime(),
    );
  }

  get state(): StopState {
    const phase = this.phase();
    if (phase === null) return 'waiting';
    if (this.#lockedUntil !== null && !this.#unlock.passed) return 'locked';
    if (phase.pressed || (this.#own !== null && this.#own.at >= phase.reveal)) return 'pressed';
    return this.reveal.passed ? 'open' : 'waiting';
  }

  /** `stamp` is the time of the event, by the clock of `performance.now`. */
  press(stamp: number): void {
    const { state } = this;
    const reveal = this.phase()?.reveal;
    if (this.connection.you === null || reveal === undefined || (state !== 'open' && state !== 'waiting')) return;
    const at = this.connection.tableTime() - Math.max(0, performance.now() - stamp);
    this.#press = { at, reveal };
    if (at < reveal) this.feedback.early();
    else this.feedback.pressed();
    void this.#send(Math.round(at));
  }

  async #send(pressed: number): Promise<void> {
    const sent = this.#press;
    const action: WurfUndWortAction = { do: 'stop', pressed };
    const outcome = await this.connection.act(action);
    if (outcome.done) return;
    if (this.#press === sent && sent !== null && sent.at >= sent.reveal) this.#press = null;
    this.feedback.refused(outcome);
  }

  /** The press for the card that lies now. */
  get #own() {
    return this.#press?.reveal === this.phase()?.reveal ? this.#press : null;
  }

  get #lockedUntil(): number | null {
    const phase = this.phase();
    if (phase === null) return null;
    const own = this.#own !== null && this.#own.at < phase.reveal ? this.#own.at + LOCK : null;
    return phase.locked ?? own;
  }
}
