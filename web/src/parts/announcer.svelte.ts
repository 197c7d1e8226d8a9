import { type Language, language } from '../i18n/index.svelte';

/** What comes within this time belongs together. */
const TOGETHER = 60;
/** So long a sentence stays in the page; who listens has heard it by then. */
const KEPT = 8000;

/** A sentence of the page, and which words in it are the table's: they may be of another language (P18). */
interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
  readonly spoken: Language;
}

interface Said {
  readonly id: number;
  readonly sentences: readonly Sentence[];
  /** The language it was written in, whatever the table plays in and the page turns to (P18). */
  readonly lang: Language;
}

/**
 * Sentences for screen readers; there is one for the whole page. What comes together is joined into one sentence, the
 * shortest first, because whose turn it is must not wait for a long report. Every sentence is added to the live
 * region, never put in the place of another, so that none is told over the one before.
 */
export class Announcer {
  said = $state.raw<readonly Said[]>([]);
  #waiting: Sentence[] = [];
  #next = 0;

  /** `words` of the table that the sentence names are read in the table's language. */
  say(text: string, words: readonly string[] = [], spoken: Language = 'de'): void {
    if (text.trim() === '' || this.#waiting.some((one) => one.text === text)) return;
    if (this.#waiting.length === 0) setTimeout(() => this.#tell(), TOGETHER);
    this.#waiting.push({ text, words, spoken });
  }

  #tell(): void {
    const sentences = this.#waiting.sort((a, b) => a.text.length - b.text.length);
    const id = this.#next++;
    this.#waiting = [];
    this.said = [...this.said, { id, sentences, lang: language.current }];
    setTimeout(() => (this.said = this.said.filter((one) => one.id !== id)), KEPT);
  }
}

export const announcer = new Announcer();
