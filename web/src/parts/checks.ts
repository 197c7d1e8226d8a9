/** What is true of a word, is not, or is not known yet; shown by Checks.svelte. */
export interface Check {
  readonly is: 'ok' | 'bad' | 'open';
  readonly text: string;
}
