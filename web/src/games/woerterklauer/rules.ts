import type { Both } from '../../i18n/index.svelte';
import type { RuleText } from '../../parts/rule-text';

/** The rules in our own words. */
export const rules: Both<RuleText> = {
  de: {
    brief: [
      'Zwei spielen, eine Seite rot, eine schwarz. Zwölf Buchstaben liegen offen da, für beide.',
      'Leg Wörter in deiner Farbe, waagrecht oder senkrecht. Jedes neue Wort kreuzt eines, das schon liegt.',
      'Oder klau: Ändere ein Wort so, dass es etwas anderes bedeutet. Dann dreht es sich ganz auf deine Farbe.',
      'Eine bloße Form desselben Wortes klaut nichts: Aus HUND wird HUNDE, doch nur das E ist deins.',
      'Am Ende deines Zuges musst du führen, mit mindestens einem Stein mehr als die andere Seite.',
      'Wer das nicht schafft, hat verloren.',
    ],
    before: [
      [
        'Worum es geht',
        'Jeder Stein hat eine rote und eine schwarze Seite. Wer dran ist, legt und klaut so lange, bis mehr Steine die eigene Farbe zeigen als die fremde. Dann ist die andere Seite dran und muss dasselbe schaffen. Das Spiel endet, sobald es jemandem nicht gelingt.',
      ],
      [
        'Ein Zug',
        'Der Vorrat wird auf zwölf Buchstaben aufgefüllt. Ist kein Vokal dabei (A, E, I, O, U), tauschst du vier davon aus. Dann legst du, was du willst, in beliebiger Reihenfolge; geprüft wird nur, was am Ende liegt. Was du nicht brauchst, bleibt im Vorrat. „Zug beenden“ geht erst, wenn alles gilt und du führst.',
      ],
      [
        'Das Feld',
        'Die Buchstaben liegen frei; nur ihre Ausdehnung ist begrenzt, je nach Tisch auf 7 × 7 bis 12 × 12 Stellen. Alles muss zusammenhängen, und wo Buchstaben sich berühren, müssen sie ein Wort ergeben, auch nebenbei.',
      ],
      [
        'Welche Wörter gelten',
        'Es gilt, was in der Wortliste steht: Hauptwörter und Eigenschaftswörter in allen Formen, Verben nur in der Grundform. Namen, Abkürzungen und Wörter fremder Sprachen gelten nicht. Ä, Ö und Ü legst du als AE, OE und UE, ß als SS. Ein Tisch kann auch selbst entscheiden: Dann schlägst du ein Wort vor, und dein Gegenüber sagt ja oder nein, höchstens dreimal im Zug.',
      ],
      [
        'Klauen',
        'Wird aus einem Wort ein anderer Begriff, gehört es ganz dir, mit allen Buchstaben. Mehrzahl, Beugung und nahe Ableitungen ändern den Begriff nicht: LIEBE zu LIEBEN oder FREUND zu FREUNDIN bringt dir nur die neuen Buchstaben. Zusammensetzungen dagegen sind neu: Aus HUND wird HUNDEHUETTE. Legst du ein neues Wort durch ein fremdes, dreht sich dort nur der gemeinsame Buchstabe.',
      ],
    ],
    example:
      'SONNE war schwarz. Rot hat MOND hindurchgelegt: Gedreht ist nur das gemeinsame N. Durch das O liegt GLOCKE, die eben noch SOCKE hieß.',
    after: [
      [
        'Die vier Stufen',
        'Der Tisch wählt eine Stufe; jede erlaubt auch alles von den Stufen darunter.',
        [
          'I: austauschen und anlegen. In jedem Wort darf ein Buchstabe durch einen aus dem Vorrat ersetzt werden; der alte kommt in den Vorrat. Kreuzen sich in diesem Buchstaben zwei Wörter, darf in einem von beiden noch einer dazu. Vorn und hinten legst du an, so viel du willst.',
          'II: einfügen. In jedes Wort darf ein Buchstabe dazwischen. Die anderen rücken, mit allem, was an ihnen hängt, wenn Platz ist.',
          'III: herausnehmen. Du darfst Buchstaben herausnehmen, wenn ein neuer Begriff bleibt. Sie kommen nicht in den Vorrat, sondern gleich wieder ins Feld, in einen neuen Begriff.',
          'IV: auflösen. Ganze Wörter dürfen zerlegt und neu zusammengesetzt werden. Am Ende muss jeder Buchstabe wieder liegen.',
        ],
      ],
      [
        'Kein Zurück',
        'Ein Wort, das an einer Stelle schon einmal lag, darf dort nicht wiederkommen, und geklaut wird dort auch nicht mit einer anderen Form davon: Auf SOCKE und LOCKE folgt nicht SOCKEN. Auch das ganze Feld darf nie zweimal gleich daliegen. Woanders ist dasselbe Wort erlaubt.',
      ],
      [
        'Tausch-Joker',
        'Einmal in der Partie, bei vollem Vorrat und bevor du etwas gelegt hast, tauschst du bis zu sechs Buchstaben.',
      ],
      [
        'Das Ende',
        'Wer keine Führung findet, gibt auf und hat verloren. Mit Sanduhr sind es drei Minuten für jeden Zug; läuft sie ab, zählt deine letzte gültige Lage mit Führung, und gab es keine, verlierst du. Ist der Beutel leer, geht es mit weniger Buchstaben weiter.',
      ],
      [
        'Die Steine',
        '96 Buchstaben, darunter 15-mal E und je siebenmal A und N. Q, X und Y fehlen, wenn der Tisch nicht das volle Alphabet wählt. Rot erkennst du auch ohne Farbe: heller Stein, Striche am Rand, eine runde Kerbe. Schwarz: dunkler Stein, zwei eckige Kerben.',
      ],
    ],
    origin:
      'Setzkasten spielt nach den Regeln von Wörterklauer (Alex Randolph), ist aber kein Produkt seines Autors oder Verlags. Die Verteilung der Buchstaben haben wir selbst zusammengestellt.',
  },
  en: {
    brief: [
      'Two play, one side red, one black. Twelve letters lie open, for both.',
      'Lay German words in your colour, across or down. Every new word crosses one that lies already.',
      'Or steal: change a word so that it means something else. Then all of it turns to your colour.',
      'A mere form of the same word steals nothing: HUND becomes HUNDE, but only the E is yours.',
      'At the end of your turn you have to lead, by at least one tile.',
      'Whoever cannot has lost.',
    ],
    before: [
      [
        'What it is about',
        'Every tile has a red and a black side. On your turn you lay and steal until more tiles show your colour than the other one. Then it is the other side’s turn, and they have to do the same. The game ends as soon as somebody cannot.',
      ],
      [
        'A turn',
        'The pool is filled up to twelve letters. If there is no vowel (A, E, I, O, U), you swap four of them. Then you lay what you like, in any order; only what lies in the end is judged. What you do not need stays in the pool. “End turn” works once everything is valid and you lead.',
      ],
      [
        'The field',
        'Letters lie freely; only their extent is limited, to between 7 × 7 and 12 × 12 cells, as the table chooses. Everything has to be connected, and wherever letters touch they have to make a word, also in passing.',
      ],
      [
        'Which words count',
        'What is in the word list counts: nouns and adjectives in all forms, verbs only in the infinitive. Names, abbreviations and foreign words do not. Ä, Ö and Ü are laid as AE, OE and UE, ß as SS. A table can also decide for itself: then you propose a word and your opponent says yes or no, three times a turn at most.',
      ],
      [
        'Stealing',
        'If a word becomes another term, it is all yours, with every letter. Plurals, inflections and close derivations do not change the term: LIEBE to LIEBEN or FREUND to FREUNDIN brings you the new letters only. Compounds are new: HUND becomes HUNDEHUETTE. If you lay a new word through one of the other side, only the shared letter turns.',
      ],
    ],
    example:
      'SONNE was black. Red has laid MOND through it: only the shared N has turned. GLOCKE, which was SOCKE just now, lies through the O.',
    words: ['SONNE', 'MOND', 'GLOCKE', 'SOCKE'],
    after: [
      [
        'The four levels',
        'The table chooses a level; each allows everything of those below it.',
        [
          'I: exchange and add. In each word one letter may be replaced by one from the pool; the old one goes to the pool. If two words cross in this letter, one more may be replaced in one of the two. In front and behind you add as much as you like.',
          'II: insert. One letter may come in between in each word. The others move, with all that hangs on them, if there is room.',
          'III: take out. You may take letters out if a new term remains. They do not go to the pool but right back into the field, into a new term.',
          'IV: dissolve. Whole words may be taken apart and built anew. In the end every letter has to lie again.',
        ],
      ],
      [
        'No way back',
        'A word that has lain at a place before may not come back there, nor may you steal there with another form of it: SOCKE and LOCKE are not followed by SOCKEN. Nor may the whole field ever lie the same way twice. Elsewhere the same word is fine.',
      ],
      ['Swap joker', 'Once in a game, with a full pool and before you have laid anything, you swap up to six letters.'],
      [
        'The end',
        'Whoever finds no lead gives up and has lost. With the sandglass there are three minutes for each turn; when it runs out, your last valid layout with the lead counts, and if there was none, you lose. When the bag is empty, it goes on with fewer letters.',
      ],
      [
        'The tiles',
        '96 letters, among them 15 Es and seven As and Ns each. There is no Q, X or Y unless the table chooses the full alphabet. You can tell red without its colour: a light tile, lines at its edge, one round nick. Black: a dark tile, two square nicks.',
      ],
    ],
    origin:
      'Setzkasten plays by the rules of Wörterklauer (Alex Randolph), but is not a product of its author or publisher. The distribution of letters is our own.',
  },
};
