import type { Both } from '../../i18n/index.svelte';
import type { HelpText } from '../../parts/help-text';

/** Keys and typed commands. */
export const help: Both<HelpText> = {
  de: {
    keys: [
      {
        heading: 'Tasten auf dem Feld',
        rows: [
          ['Pfeile', 'bewegen den Zeiger'],
          ['Leertaste', 'dreht die Richtung'],
          ['Buchstabe', 'legt den Würfel; Ä wird A E, ß wird S S'],
          ['Umschalt + Buchstabe', 'nimmt den Joker dafür'],
          ['Rücktaste', 'nimmt den letzten Würfel zurück'],
          ['Esc', 'nimmt alle zurück'],
          ['Strg + Z', 'macht den letzten Schritt rückgängig'],
          ['Eingabe', 'fertig, mit Rückfrage'],
        ],
      },
    ],
    note: 'Felder heißen wie beim Schach: Spalten A bis Z, Zeilen 1 bis 26. Die Mitte ist M13.',
    commands: [
      ['M13 waag WORT', 'legt WORT ab M13 waagrecht (oder senk)'],
      ['WORT', 'legt WORT ab dem Zeiger'],
      ['zurück M13', 'nimmt einen Würfel zurück'],
      ['alle zurück', 'nimmt alle zurück'],
      ['joker M13 E', 'der Joker dort steht für E; offen lässt ihn offen'],
      ['mischen, neuwurf, fertig', 'wie die Knöpfe'],
      [
        'lies, lies M13, kasten, zeit, stand',
        'sagt, was liegt und zählt, was übrig ist, wie viel Zeit bleibt und wie es steht',
      ],
    ],
  },
  en: {
    keys: [
      {
        heading: 'Keys on the field',
        rows: [
          ['Arrows', 'move the cursor'],
          ['Space', 'turns the direction'],
          ['Letter', 'lays the die; Ä becomes A E, ß becomes S S'],
          ['Shift + letter', 'takes the joker for it'],
          ['Backspace', 'takes the last die back'],
          ['Esc', 'takes all back'],
          ['Ctrl + Z', 'undoes the last step'],
          ['Enter', 'done, after asking once more'],
        ],
      },
    ],
    note: 'Cells are named as in chess: columns A to Z, rows 1 to 26. The middle is M13.',
    commands: [
      ['M13 across WORT', 'lays WORT from M13 across (or down)'],
      ['WORT', 'lays WORT from the cursor on'],
      ['back M13', 'takes a die back'],
      ['all back', 'takes all back'],
      ['joker M13 E', 'the joker there stands for E; open leaves it open'],
      ['shuffle, reroll, done', 'like the buttons'],
      [
        'read, read M13, tray, time, score',
        'says what lies and counts, what is left, how much time is left and how it stands',
      ],
    ],
  },
};
