import { dictionary } from '../../i18n/index.svelte';

/** What the form of a table's options says. */
export const t = dictionary(
  {
    rounds: 'Karten',
    roundsText: '25 sind eine ganze Partie.',
    mode: 'Wer darf antworten?',
    buzzer: 'Wer zuerst stoppt',
    buzzerText: 'Alle suchen, einer drückt, einer antwortet.',
    collect: 'Alle zugleich (Sammelmodus)',
    collectText: 'Alle tippen verdeckt in gleicher Zeit. Für alle, die nicht schnell drücken können oder mögen.',
    seconds: 'Sekunden zum Tippen',
    repeats: 'Wörter dürfen wiederkommen',
    repeatsText: 'Ein Wort darf bei einer späteren Karte noch einmal genannt werden.',
  },
  {
    rounds: 'Cards',
    roundsText: '25 are a whole game.',
    mode: 'Who may answer?',
    buzzer: 'Whoever stops first',
    buzzerText: 'All search, one presses, one answers.',
    collect: 'All at once (collecting)',
    collectText: 'All type in secret, within the same time. For those who cannot or do not want to press quickly.',
    seconds: 'Seconds to type',
    repeats: 'Words may come back',
    repeatsText: 'A word may be said again for a later card.',
  },
);
