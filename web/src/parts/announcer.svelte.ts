/** Sentences for screen readers, one after the other; shown by LiveRegion.svelte. */
export class Announcer {
  /** A new object each time, so that the same sentence can be said twice. */
  said = $state.raw({ text: '' });
  /** Until the browser has had time to hear it. */
  #isFresh = false;

  /** What is said at once is said together: a live region keeps only the last. */
  say(text: string): void {
    const before = this.#isFresh ? this.said.text : '';
    if (before.endsWith(text)) return;
    this.said = { text: before === '' ? text : `${before} ${text}` };
    if (this.#isFresh) return;
    this.#isFresh = true;
    setTimeout(() => (this.#isFresh = false));
  }
}
