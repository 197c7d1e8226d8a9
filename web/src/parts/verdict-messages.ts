import { dictionary } from '../i18n/index.svelte';

/** What is said around a verdict of the judge. */
export const t = dictionary(
  {
    askVerdict: (word: string) => `Was sagt die Wortliste zu ${word}?`,
    askHint: 'Tippe auf ein Wort: Was sagt die Wortliste?',
  },
  {
    askVerdict: (word: string) => `What does the word list say about ${word}?`,
    askHint: 'Choose a word: what does the word list say?',
  },
);
