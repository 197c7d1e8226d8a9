import type { Both } from '../../i18n/index.svelte';
import type { HelpText } from '../../parts/help-text';

/** Keys and typed commands. */
export const help: Both<HelpText> = {
  de: {
    keys: [
      {
        heading: 'Tasten auf dem Feld',
        rows: [
          ['Pfeile', 'Die Schreibmarke bewegen.'],
          [
            'Leertaste',
            'Auf freier Stelle: waagrecht oder senkrecht. Auf einem Buchstaben: das Wort in den Winkelhaken nehmen.',
          ],
          ['A bis Z, Ä, Ö, Ü, ß', 'Einen Buchstaben legen; auf einem anderen: ihn austauschen. Ä legt A und E.'],
          ['Rücktaste', 'Den letzten zurücknehmen.'],
          ['Entf', 'Den Buchstaben unter der Schreibmarke vom Feld nehmen (ab Stufe III auch fremde).'],
          ['Esc', 'Loslassen, weglegen; sonst den ganzen Zug zurücknehmen.'],
          ['Strg + Z', 'Den letzten Schritt zurücknehmen.'],
          ['Eingabe', 'Den Zug beenden; es wird noch einmal gefragt.'],
        ],
      },
      {
        heading: 'Im Winkelhaken',
        rows: [
          ['Pfeile', 'Von Stelle zu Stelle, auch in die Lücken.'],
          ['Buchstabe', 'Auf einem Buchstaben: ersetzen. In einer Lücke: einfügen oder anlegen.'],
          ['Rücktaste, Entf', 'Den Buchstaben zurückgeben oder herausnehmen.'],
          ['Leertaste', 'Das Querwort.'],
        ],
      },
    ],
    commands: [
      ['LEBEN > KLEBEN', 'Ein Wort, das liegt, in ein anderes verwandeln.'],
      ['M13 waag WORT', 'Ein neues Wort legen, waagrecht oder senkrecht (senk).'],
      ['ersetze M13 P', 'Einen Buchstaben austauschen.'],
      ['zurück · alles zurück · weg M13', 'Einen Schritt, den ganzen Zug oder einen Buchstaben zurücknehmen.'],
      [
        'lies · lies M13 · lies rot · vorrat · stand · zeit',
        'Vorlesen, was liegt, wie es steht und wie viel Zeit bleibt.',
      ],
      ['ende · joker · aufgeben · hilfe', 'Wie die Knöpfe.'],
    ],
  },
  en: {
    keys: [
      {
        heading: 'Keys on the field',
        rows: [
          ['Arrows', 'Move the cursor.'],
          ['Space', 'On a free cell: across or down. On a letter: take the word into the composing stick.'],
          ['A to Z, Ä, Ö, Ü, ß', 'Lay a letter; on another one: exchange it. Ä lays A and E.'],
          ['Backspace', 'Take the last one back.'],
          ['Delete', 'Take the letter under the cursor off the field (from level III on also old ones).'],
          ['Esc', 'Let go, put away; otherwise take the whole turn back.'],
          ['Ctrl + Z', 'Take the last step back.'],
          ['Enter', 'End the turn; you are asked once more.'],
        ],
      },
      {
        heading: 'In the composing stick',
        rows: [
          ['Arrows', 'From place to place, gaps included.'],
          ['Letter', 'On a letter: replace it. In a gap: insert or add.'],
          ['Backspace, Delete', 'Give the letter back or take it out.'],
          ['Space', 'The crossing word.'],
        ],
      },
    ],
    commands: [
      ['LEBEN > KLEBEN', 'Turn a word that lies into another.'],
      ['M13 across WORT', 'Lay a new word, across or down.'],
      ['replace M13 P', 'Exchange a letter.'],
      ['undo · all back · take M13', 'Take back a step, the whole turn, or a letter.'],
      [
        'read · read M13 · read red · pool · score · time',
        'Read out what lies, how it stands and how much time is left.',
      ],
      ['end · joker · resign · help', 'Like the buttons.'],
    ],
  },
};
