import type { Both } from '../../i18n/index.svelte';
import type { HelpText } from '../../parts/help-text';

/** Keys and typed commands. */
export const help: Both<HelpText> = {
  de: {
    keys: [
      {
        rows: [
          ['Leertaste', 'Stopp, sobald die Würfel liegen'],
          ['Eingabe', 'nennt das getippte Wort'],
          ['J und N', 'Daumen hoch und Daumen runter, auch beim Einspruch'],
          ['W', 'Weiter'],
        ],
      },
    ],
    commands: [
      ['stopp', 'drückt Stopp'],
      ['wort Regenschirm', 'nennt ein Wort; wenn du dran bist, genügt das Wort'],
      ['rückzieher', 'nimmt dein Stopp zurück, −10'],
      ['einspruch, einspruch silben, einspruch karte', 'legt Einspruch ein'],
      ['gilt, gilt nicht', 'stimmt ab'],
      ['weiter', 'nächste Karte, oder: kein Einspruch'],
      ['zeit', 'sagt, wie viel Zeit bleibt'],
      ['lies, stand, wort?', 'liest Karte, Punkte oder das genannte Wort vor'],
    ],
  },
  en: {
    keys: [
      {
        rows: [
          ['Space bar', 'Stop, once the dice have been rolled'],
          ['Enter', 'says the typed word'],
          ['Y or J, and N', 'thumb up and thumb down, also to object'],
          ['W', 'Next'],
        ],
      },
    ],
    commands: [
      ['stop', 'presses Stop'],
      ['word Regenschirm', 'says a word; when it is your turn the word is enough'],
      ['back out', 'takes your stop back, −10'],
      ['objection, objection syllables, objection card', 'objects'],
      ['counts, does not count', 'votes'],
      ['next', 'next card, or: no objection'],
      ['time', 'says how much time is left'],
      ['read, score, word?', 'reads the card, the scores or the word that was said'],
    ],
  },
};
