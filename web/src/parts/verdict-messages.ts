import { dictionary } from '../i18n/index.svelte';

/** What is said around a verdict of the judge. */
export const t = dictionary(
  {
    askVerdict: (word: string) => `Was sagt die Wortliste zu ${word}?`,
    askHint: 'Tipp auf ein Wort: Was sagt die Wortliste?',
    reportWord: 'Wort melden',
    reportWhat: 'Was stimmt nicht?',
    claim_missing: 'Das Wort fehlt in der Liste',
    claim_wrong: 'Das ist kein Wort',
    claim_why: 'Ich verstehe nicht, warum',
    reportKept:
      'Wer die Seite betreibt, erfährt das Wort, das Spiel und das Urteil. Wer du bist, wird nicht gespeichert.',
    reportYes: 'Melden',
    cancel: 'Abbrechen',
    wordReported: (word: string) => `${word} ist gemeldet. Danke.`,
  },
  {
    askVerdict: (word: string) => `What does the word list say about ${word}?`,
    askHint: 'Choose a word: what does the word list say?',
    reportWord: 'Report this word',
    reportWhat: 'What is wrong?',
    claim_missing: 'The word is missing from the list',
    claim_wrong: 'This is not a word',
    claim_why: 'I do not see why',
    reportKept: 'Whoever runs this site learns the word, the game and the verdict. Who you are is not kept.',
    reportYes: 'Report',
    cancel: 'Cancel',
    wordReported: (word: string) => `${word} is reported. Thank you.`,
  },
);
