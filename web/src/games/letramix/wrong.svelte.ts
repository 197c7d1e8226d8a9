import type { Sentence, WordAnswer } from '../../protocol/types';
import { OPEN_JOKER } from './words';

/** Asks the table for the verdict on a word; null where it does not say. */
export type AskWord = (word: string) => Promise<WordAnswer | null>;

/** What the judge says of the words in a layout that is not valid; every word is asked about once (C6, Prüfhilfe). */
export class Wrong {
  #answers = $state.raw<ReadonlyMap<string, WordAnswer>>(new Map());
  readonly #asked = new Set<string>();

  constructor(readonly ask: AskWord) {}

  look(words: readonly string[]): void {
    for (const word of words.filter(isWritten)) if (!this.#asked.has(word)) void this.#learn(word);
  }

  /** Why this is no word; null if it is one, or if that is not known yet. */
  why(word: string): Sentence | null {
    const answer = this.#answers.get(word);
    return answer === undefined || answer.allowed ? null : answer.sentence;
  }

  /** Has the judge spoken of all that can be asked about? */
  knows(words: readonly string[]): boolean {
    return words.filter(isWritten).every((word) => this.#answers.has(word));
  }

  async #learn(word: string): Promise<void> {
    this.#asked.add(word);
    const answer = await this.ask(word);
    if (answer) this.#answers = new Map(this.#answers).set(word, answer);
  }
}

/** A joker that is open may be any letter. */
function isWritten(word: string): boolean {
  return !word.includes(OPEN_JOKER);
}
