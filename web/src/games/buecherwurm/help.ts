import type { Both } from '../../i18n/index.svelte';
import type { HelpText } from '../../parts/help-text';

/** Keys and typed commands. */
export const help: Both<HelpText> = {
  de: {
    keys: [
      {
        rows: [
          ['Eingabe', 'nennt den getippten Begriff'],
          ['Pfeil hoch und runter im Wortfeld', 'wählt einen anderen passenden Würfel, auch bei den anderen'],
          ['1, 2, 3', 'wählt ein Thema, wenn du dran bist'],
          ['J und N', 'Daumen hoch, Daumen runter'],
        ],
      },
    ],
    commands: [
      ['Handtuch, wort Handtuch', 'nennt einen Begriff für den besten Würfel, der passt'],
      ['Handtuch von Ben', 'klaut dafür einen Würfel von Ben'],
      ['thema 2', 'wählt das mittlere Thema; „thema“ allein liest vor'],
      ['seite stapel', 'dreht das Fragezeichen'],
      ['wechseln, passen', 'wechselt das Thema; passt'],
      ['gilt, gilt nicht', 'stimmt ab'],
      ['lies, würfel, genannt', 'liest alles vor; nur die Würfel; nur die genannten Begriffe'],
      ['stand, zeit', 'liest vor, wie es steht; wie viel Zeit bleibt'],
    ],
  },
  en: {
    keys: [
      {
        rows: [
          ['Enter', 'says the typed term'],
          ['Arrow up and down in the word field', 'chooses another die that fits, also one of the others’'],
          ['1, 2, 3', 'chooses a theme when it is yours to choose'],
          ['Y or J, and N', 'thumb up, thumb down'],
        ],
      },
    ],
    commands: [
      ['towel, word towel', 'says a term for the best die that fits'],
      ['towel from Ben', 'steals one of Ben’s dice for it'],
      ['theme 2', 'chooses the middle theme; “theme” alone reads it out'],
      ['side stack', 'turns the question mark'],
      ['change, pass', 'changes the theme; passes'],
      ['counts, does not count', 'votes'],
      ['read, dice, named', 'reads everything; only the dice; only the terms named'],
      ['score, time', 'reads the scores; how much time is left'],
    ],
  },
};
