/** Sentences for screen readers, one after the other; shown by LiveRegion.svelte. */
export class Announcer {
  /** A new object each time, so that the same sentence can be said twice. */
  said = $state.raw({ text: '' });

  say(text: string): void {
    this.said = { text };
  }
}
