import { type Language, language } from '../i18n/index.svelte';

/** What comes within this time belongs together. */
const TOGETHER = 60;
/** So long a sentence stays in the page; who listens has heard it by then. */
const KEPT = 8000;

interface Said {
  readonly id: number;
  readonly text: string;
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
  #waiting: string[] = [];
  #next = 0;

  say(text: string): void {
    if (text.trim() === '' || this.#waiting.includes(text)) return;
    if (this.#waiting.length === 0) setTimeout(() => this.#tell(), TOGETHER);
    this.#waiting.push(text);
  }

  #tell(): void {
    const text = this.#waiting.sort((a, b) => a.length - b.length).join(' ');
    const id = this.#next++;
    this.#waiting = [];
    this.said = [...this.said, { id, text, lang: language.current }];
    setTimeout(() => (this.said = this.said.filter((one) => one.id !== id)), KEPT);
  }
}

export const announcer = new Announcer();
