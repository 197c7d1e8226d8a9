import type { Both } from '../../i18n/index.svelte';
import type { HelpText } from '../../parts/help-text';

/** Keys and typed commands. */
export const help: Both<HelpText> = {
  de: {
    keys: [
      {
        heading: 'Auf der Karte',
        rows: [
          ['Pfeiltasten', 'gehen von Feld zu Feld'],
          ['Leertaste', 'setzt Anfang und Ende eines Wortes; beim Antworten tippt sie ein Feld an'],
          ['Buchstabe', 'wählt ihn zum Rufen; sind Felder ausgewählt, schreibt er ins Wort'],
          ['Eingabe', 'ruft den gewählten Buchstaben oder löst das Wort'],
          ['Rücktaste', 'löscht den letzten Buchstaben'],
          ['Esc', 'hebt die Auswahl auf'],
        ],
      },
    ],
    commands: [
      ['ruf E', 'ruft einen Buchstaben (oder schlägt ihn dem Team vor)'],
      ['HAFEN D2 H2', 'löst ein Wort zwischen zwei Feldern'],
      ['felder A3 C5, keine', 'antwortet, wo der gerufene Buchstabe steht'],
      ['lies, lies meine, lies 3, lies C4', 'liest die Karte, die eigene, eine Zeile oder ein Feld vor'],
      ['gerufen, gelöst, stand, zeit, passen, weiter, hilfe', 'tun, was ihr Name sagt'],
    ],
  },
  en: {
    keys: [
      {
        heading: 'On the card',
        rows: [
          ['Arrow keys', 'go from square to square'],
          ['Space', 'sets the start and the end of a word; when answering it marks a square'],
          ['A letter', 'chooses it to be called; with squares selected it goes into the word'],
          ['Enter', 'calls the chosen letter or solves the word'],
          ['Backspace', 'deletes the last letter'],
          ['Esc', 'clears the selection'],
        ],
      },
    ],
    commands: [
      ['call E', 'calls a letter (or suggests it to the team)'],
      ['HAFEN D2 H2', 'solves a word between two squares'],
      ['squares A3 C5, none', 'says where the called letter is'],
      ['read, read mine, read 3, read C4', 'reads the card, your own, a row or a square'],
      ['called, solved, score, time, pass, next, help', 'do what they say'],
    ],
  },
};
