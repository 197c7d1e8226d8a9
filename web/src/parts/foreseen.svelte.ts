import type { TableConnection } from '../net/connection.svelte';
import type { Action } from '../protocol/types';

/** What the judge of this browser says of drafts, before the table has said it. */
export class Foreseen<Draft extends Action, Said> {
  #said = $state.raw<{ moment: number; what: Said } | null>(null);
  #asked = 0;

  constructor(readonly connection: TableConnection) {}

  /** The last of them, if it still belongs to this moment. */
  get said(): Said | null {
    return this.#said?.moment === this.connection.moment ? this.#said.what : null;
  }

  async look(action: Draft): Promise<void> {
    const [asked, { moment }] = [++this.#asked, this.connection];
    const what = (await this.connection.foresee(action)) as Said | null;
    if (what !== null && asked === this.#asked) this.#said = { moment, what };
  }
}
