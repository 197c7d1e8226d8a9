import { dictionary } from '../../i18n/index.svelte';

/** What the try-out says. */
export const t = dictionary(
  {
    layName: 'Legen',
    layText: 'JAHR: tippen, ziehen oder schreiben',
    layTask: 'Tippe auf J, A, H und R: Sie reihen sich ab dem Zeiger auf.',
    layDone: 'JAHR zählt 10. B und D bleiben im Kasten, das sind minus 6. Macht 4.',
    crossName: 'Kreuzen',
    crossText: 'BAD durch das A von JAHR',
    crossTask: 'Der Zeiger steht über dem A und zeigt nach unten. Tippe auf B und D.',
    crossDone: 'BAD zählt 7, und das A zählt in beiden Wörtern: 10 und 7 sind 17.',
    jokerName: 'Der Joker',
    jokerText: 'JAHR wird JAHRE',
    jokerTask: 'Die Raute steht für jeden Buchstaben und zählt 0. Häng sie an JAHR und nenn sie E.',
    jokerDone: 'JAHRE gilt. Alle Würfel liegen, also geht nichts mehr ab.',
    wrongName: 'Was nicht gilt',
    wrongText: 'und was dann zählt',
    wrongTask: 'Tippe auf das D und dann auf das Feld hinter JAHRE. Was sagt die Wortliste?',
    wrongDone: (word: string) =>
      `„${word}“ steht nicht in der Wortliste. Am Tisch zählt so lange deine letzte gültige Lage.`,
    isNoWord: (word: string) => `„${word}“ steht nicht in der Wortliste. Ein Doppeltipp nimmt einen Würfel zurück.`,
  },
  {
    layName: 'Laying',
    layText: 'JAHR: tap, drag or type',
    layTask: 'Tap J, A, H and R: they line up from the cursor on.',
    layDone: 'JAHR counts 10. B and D stay in the tray, that is minus 6. Makes 4.',
    crossName: 'Crossing',
    crossText: 'BAD through the A of JAHR',
    crossTask: 'The cursor stands above the A and points down. Tap B and D.',
    crossDone: 'BAD counts 7, and the A counts in both words: 10 and 7 are 17.',
    jokerName: 'The joker',
    jokerText: 'JAHR becomes JAHRE',
    jokerTask: 'The diamond stands for any letter and counts 0. Put it after JAHR and call it E.',
    jokerDone: 'JAHRE is a word. All dice lie, so nothing is taken off any more.',
    wrongName: 'What is no word',
    wrongText: 'and what counts then',
    wrongTask: 'Tap the D and then the square after JAHRE. What does the word list say?',
    wrongDone: (word: string) =>
      `“${word}” is not in the word list. At the table your last valid layout counts meanwhile.`,
    isNoWord: (word: string) => `“${word}” is not in the word list. A double tap takes a die back.`,
  },
);
