import { dictionary } from '../../i18n/index.svelte';

/** What the options of a table say. */
export const t = dictionary(
  {
    answers: 'Wer sagt, wo ein Buchstabe steht?',
    automatic: 'Der Tisch',
    automaticText: 'Sofort und immer richtig.',
    manual: 'Ihr selbst',
    manualText:
      'Ihr tippt die Felder auf eurer Karte an. Jedes vergessene Feld kostet einen Punkt, falsche kosten zusammen einen.',
    cards: 'Karten',
    selected: 'Ausgesucht',
    selectedText: 'Die 210 Karten mit den treffendsten und bekanntesten Wörtern.',
    endless: 'Endlos',
    endlessText: 'Für diesen Tisch neu gemacht, jede nur einmal.',
    sides: 'Wer mit wem?',
    sidesText: 'Zu zweit jeder für sich, sonst zwei Teams. Wer später kommt, setzt sich abwechselnd dazu.',
    sidesLater: 'Zu mehreren spielt ihr in zwei Teams. Wer mit wem, legt ihr im Warteraum fest.',
    sideOf: (name: string) => `Seite von ${name}`,
    left: 'links',
    right: 'rechts',
    oneSided: 'Jede Seite braucht jemanden.',
  },
  {
    answers: 'Who says where a letter is?',
    automatic: 'The table',
    automaticText: 'At once and always right.',
    manual: 'You do',
    manualText: 'You tap the squares on your card. Every square forgotten costs a point, wrong ones cost one together.',
    cards: 'Cards',
    selected: 'Selected',
    selectedText: 'The 210 cards with the most fitting and best known words.',
    endless: 'Endless',
    endlessText: 'Made for this table, each of them once.',
    sides: 'Who plays with whom?',
    sidesText: 'Two play against each other, more in two teams. Latecomers join the sides in turn.',
    sidesLater: 'With more than two you play in two teams. Who plays with whom is settled in the lobby.',
    sideOf: (name) => `Side of ${name}`,
    left: 'left',
    right: 'right',
    oneSided: 'Each side needs somebody.',
  },
);
