import { dictionary } from '../../i18n/index.svelte';

/** What the form of a table's options says. */
export const t = dictionary(
  {
    rounds: 'Karten',
    roundsText: '25 sind eine ganze Partie.',
    mode: 'Wer darf antworten?',
    buzzer: 'Wer zuerst stoppt',
    buzzerText:
      'Wer zuerst ein Wort weiß, drückt Stopp und nennt es. Braucht jemand am Tisch mehr Zeit, nehmt den Sammelmodus.',
    collect: 'Alle zugleich (Sammelmodus)',
    collectText: 'Alle tippen verdeckt in gleicher Zeit, jedes richtige Wort zählt. Niemand muss schnell drücken.',
    seconds: 'Sekunden zum Tippen',
    repeats: 'Wörter dürfen wiederkommen',
    repeatsText: 'Ein Wort darf bei einer späteren Karte noch einmal genannt werden.',
  },
  {
    rounds: 'Cards',
    roundsText: '25 are a whole game.',
    mode: 'Who may answer?',
    buzzer: 'Whoever stops first',
    buzzerText: 'Whoever knows a word first presses Stop and says it. If anybody needs more time, choose collecting.',
    collect: 'All at once (collecting)',
    collectText: 'All type in secret within the same time, and every right word counts. Nobody has to press quickly.',
    seconds: 'Seconds to type',
    repeats: 'Words may come back',
    repeatsText: 'A word may be said again for a later card.',
  },
);
