/** How the word that is being typed is spoken, as the table counts it. */

import type { TableConnection } from '../../net/connection.svelte';
import type { WurfUndWortDie } from '../../protocol/types';
import type { Syllables } from './checks';

/** Null where the table does not say: it is no word, or the line is cut. */
export type Speak = (word: string) => Promise<Syllables | null>;

/** The table is asked when the hand rests for so long. */
const REST = 200;

export function speakAt(connection: TableConnection): Speak {
  return async (word) => {
    const answer = await connection.ask({ ask: 'syllables', word });
    return 'split' in answer ? { word, split: answer.split, count: answer.syllables } : null;
  };
}

/** Asks for what is typed, where a die asks for syllables. To be made while a component is made. */
export class Speaking {
  #counted = $state.raw<Syllables | null>(null);

  constructor(typed: () => string, dice: () => readonly WurfUndWortDie[], speak: Speak) {
    $effect(() => {
      const word = typed().trim();
      if (word === '' || !dice().some(({ die }) => die === 'syllables')) return;
      const asked = setTimeout(() => {
        void speak(word).then((counted) => {
          // What was typed on meanwhile has its own question under way.
          if (counted && word === typed().trim()) this.#counted = counted;
        });
      }, REST);
      return () => clearTimeout(asked);
    });
  }

  get counted(): Syllables | null {
    return this.#counted;
  }
}
