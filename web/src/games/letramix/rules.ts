import type { Both } from '../../i18n/index.svelte';
import type { RuleText } from '../../parts/rule-text';

/** The rules in our own words. */
export const rules: Both<RuleText & Record<'valuesTitle' | 'value' | 'letters', string>> = {
  de: {
    brief: [
      'Du würfelst 13 Buchstabenwürfel. Sobald sie liegen, läuft die Sanduhr: zweieinhalb Minuten.',
      'Leg daraus ein Kreuzwort. Alles muss zusammenhängen, und jede Zeile oder Spalte aus zwei oder mehr Würfeln muss ein Wort sein.',
      'Du darfst umbauen, so oft du magst. Es zählt die letzte gültige Lage.',
      'Jedes Wort bringt die Werte seiner Würfel. Ein Würfel in zwei Wörtern zählt doppelt. Was im Kasten bleibt, geht ab.',
      'Die Raute ist der Joker: Sie steht für jeden Buchstaben und ist nichts wert.',
      'Wer am Ende die meisten Punkte hat, gewinnt.',
    ],
    before: [
      [
        'Der Wurf',
        'Wer dran ist, leert den Becher mit allen 13 Würfeln. Von da an läuft die Zeit. Zeigt der Wurf keinen oder nur einen Vokal (A, E, I, O, U), darfst du noch einmal werfen, und zwar alle Würfel, solange noch keine gültige Lage da war. Die Sanduhr läuft dabei weiter.',
      ],
      [
        'Legen',
        'Das Feld wächst mit: Platz ist immer genug. Wörter liegen waagrecht von links nach rechts oder senkrecht von oben nach unten. Solange Sand läuft, kannst du jeden Würfel bewegen, tauschen und zurücknehmen.',
      ],
      [
        'Was gültig ist',
        'Eine Lage gilt, wenn alle Würfel zusammenhängen und jede Reihe von zwei oder mehr Buchstaben ein Wort ist, auch die, die nebenbei entstehen. Ein einzelnes Wort ist schon eine Lage. Stimmt gerade etwas nicht, zählt deine letzte gültige Lage weiter; hattest du keine, zählen alle 13 Würfel minus.',
      ],
      [
        'Welche Wörter gelten',
        'Es gilt, was in der Wortliste des Tisches steht, auch gebeugte Formen wie „ging“ oder „Häuser“. Namen, Abkürzungen, Dialekt und Erfundenes gelten nicht. Der Tisch kann sich auf Grundformen beschränken und einzelne Wörter erlauben oder streichen. Ä, Ö und Ü legst du als AE, OE und UE, ß als SS.',
      ],
      [
        'Der Joker',
        'Auf zwei Würfeln gibt es eine Raute. Du sagst, wofür sie steht, und kannst es jederzeit ändern. Sagst du nichts, sucht der Tisch einen Buchstaben, der überall passt. In zwei gekreuzten Wörtern ist es derselbe. Wert: 0.',
      ],
      [
        'Wertung',
        'Zähl alle waagrechten und alle senkrechten Wörter zusammen. Ein Würfel an einer Kreuzung zählt in beiden. Dann zieh die Werte der Würfel ab, die nicht liegen. Ein Ergebnis unter null kommt vor.',
      ],
    ],
    example: 'Hier: JAHR 10, WORT 8 und BAD 7 sind 25. Im Kasten bleiben A, S, E und der Joker: minus 3. Macht 22.',
    valuesTitle: 'Werte',
    value: 'Wert',
    letters: 'Buchstaben',
    after: [
      [
        'Fertig',
        'Mit „Fertig“ hörst du früher auf, danach ist deine Lage fest. Ist der Sand durch, ist auch Schluss; was noch in der Hand ist, bleibt, wo es lag. Fällt deine Verbindung aus, zählt, was der Tisch zuletzt von dir gesehen hat.',
      ],
      [
        'Alle zugleich',
        'Ein Tisch kann auch so spielen, dass alle denselben Wurf bekommen und gleichzeitig legen. Von den anderen siehst du nur Umrisse. Einen schlechten Wurf kann dann jeder in den ersten zehn Sekunden für alle erneuern. Die Runde endet, wenn alle fertig sind oder der Sand durch ist. Wer vor der Runde nicht bereit war, setzt aus.',
      ],
      [
        'Das Ende',
        'Ihr spielt eine feste Zahl von Runden, bis zu einem Punkteziel oder eine bestimmte Zeit. Die laufende Runde wird immer zu Ende gespielt. Dann gewinnt die höchste Summe; bei Gleichstand teilt ihr euch den Sieg.',
      ],
      [
        'Allein',
        'Allein spielst du gegen dich selbst: Versuch, alle 13 Würfel zu verbauen. Volle Lagen hintereinander werden gezählt. Zwischen den Runden wartet niemand: Du würfelst, wann du willst. Die Sanduhr kannst du weglassen.',
      ],
    ],
    origin:
      'Setzkasten spielt nach den Regeln von Letra-Mix, ist aber kein Produkt seiner Autoren oder Verlage. Würfel und Werte haben wir selbst zusammengestellt.',
  },
  en: {
    brief: [
      'You roll 13 letter dice. As soon as they lie, the sandglass runs: two and a half minutes.',
      'Make a crossword of them. Everything has to be connected, and every line of two or more dice, across or down, has to be a German word.',
      'Rebuild as often as you like. Your last valid layout counts.',
      'Every word brings the values of its dice. A die in two words counts twice. What stays in the tray is taken off.',
      'The diamond is the joker: it stands for any letter and is worth nothing.',
      'Whoever has the most points in the end wins.',
    ],
    before: [
      [
        'The roll',
        'Whoever’s turn it is empties the cup with all 13 dice. From then on time runs. If the roll shows no vowel or only one (A, E, I, O, U), you may roll again: all dice, as long as there has been no valid layout. The sandglass keeps running meanwhile.',
      ],
      [
        'Laying',
        'The field grows with your words: there is always room. Words lie across from left to right or down from top to bottom. As long as there is sand, you can move, swap and take back every die.',
      ],
      [
        'What is valid',
        'A layout is valid if all dice are connected and every line of two or more letters is a word, including those that come about in passing. A single word is a layout already. While something is wrong, your last valid layout keeps counting; if there was none, all 13 dice count against you.',
      ],
      [
        'Which words count',
        'What is in the table’s word list counts, inflected forms such as “ging” or “Häuser” included. Names, abbreviations, dialect and invented words do not. A table can keep to base forms, and allow or strike single words. Ä, Ö and Ü are laid as AE, OE and UE, ß as SS.',
      ],
      [
        'The joker',
        'Two of the dice have a diamond. You say what it stands for and can change that at any time. If you say nothing, the table looks for a letter that fits everywhere. In two crossing words it is the same. Value: 0.',
      ],
      [
        'Scoring',
        'Add up all words across and all words down. A die at a crossing counts in both. Then take off the values of the dice that do not lie. A result below zero does happen.',
      ],
    ],
    example: 'Here: JAHR 10, WORT 8 and BAD 7 make 25. A, S, E and the joker stay in the tray: minus 3. That is 22.',
    words: ['JAHR', 'WORT', 'BAD'],
    valuesTitle: 'Values',
    value: 'Value',
    letters: 'Letters',
    after: [
      [
        'Done',
        'With “Done” you stop early, and your layout is final. When the sand is out it ends as well; what is still in your hand stays where it lay. If your connection fails, what the table saw last from you counts.',
      ],
      [
        'All at once',
        'A table can also play so that everybody gets the same roll and lays at the same time. You see only outlines of the others. A bad roll can then be renewed for all by anybody within the first ten seconds. The round ends when all are done or the sand is out. Whoever was not ready before the round sits it out.',
      ],
      [
        'The end',
        'You play a fixed number of rounds, up to a number of points, or for a certain time. The round under way is always played to its end. Then the highest total wins; equal totals share the win.',
      ],
      [
        'Alone',
        'Alone you play against yourself: try to use all 13 dice. Full layouts in a row are counted. Nobody waits between rounds: you roll when you like. You can leave the sandglass out.',
      ],
    ],
    origin:
      'Setzkasten plays by the rules of Letra-Mix, but is not a product of its authors or publishers. Dice and values are our own.',
  },
};
