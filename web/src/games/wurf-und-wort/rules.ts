import type { Both } from '../../i18n/index.svelte';
import type { RuleText } from '../../parts/rule-text';

/** The rules in our own words. */
export const rules: Both<RuleText> = {
  de: {
    brief: [
      'Eine Karte nennt ein Thema und bis zu vier Würfel. Alle suchen zugleich ein Wort, das zum Thema passt.',
      'Ein heller Würfel zeigt einen Buchstaben, der vorkommen muss; der schwarze einen, der nicht vorkommen darf; der gelbe die Zahl der Silben.',
      'Wer ein Wort weiß, ruft Stopp: auf dem Handy die ganze untere Hälfte, sonst die Leertaste. Dann bleiben zehn Sekunden, es zu nennen.',
      'Richtig bringt Punkte: die kleinen Zahlen zusammen, mal den Faktor der Karte.',
      'Findet der Tisch das Wort unpassend, kostet es drei Punkte. Stimmt ein Buchstabe oder die Silbenzahl nicht, bekommen alle anderen zehn.',
      'Stopp rufen und dann kein Wort haben kostet zehn. Nach 25 Karten gewinnt, wer die meisten Punkte hat.',
    ],
    before: [
      [
        'Karte und Würfel',
        'Jede Karte nennt ein Thema, die Würfel, mit denen sie gespielt wird, und einen Faktor. Bei allen wird sie im selben Augenblick aufgedeckt. Gesucht ist ein Wort, das für das Thema typisch ist und alles erfüllt, was die Würfel verlangen. Was auf der Karte steht, auch nur ein Teil davon, darf im Wort nicht vorkommen. Liegt ein heller Würfel, ist die Mehrzahl nicht erlaubt, auch wenn das Wort zugleich ein Verb ist (Schrauben); Wörter, die es nur so gibt (Ferien), schon.',
      ],
      [
        'Buchstaben und Silben',
        'Ä ist nicht A, ß ist nicht S; groß oder klein ist gleich. Gezählt werden gesprochene Silben: A-bend hat zwei. Wo man ein Wort so oder so sprechen kann, gilt beides. Auch mehrere Wörter gehen (Rote Grütze); Leerzeichen und Bindestriche zählen nicht. Namen, Abkürzungen und eingebürgerte Fremdwörter sind willkommen.',
      ],
    ],
    example: 'R und M müssen vorkommen, A darf nicht, drei Silben: „Regenschirm“ bringt (1 + 2) × 3 = 9.',
    after: [
      [
        'Stopp',
        'Es zählt, wann du gedrückt hast, nicht, wann es beim Server ankam: Die Laufzeit deiner Leitung wird gemessen und dir gutgeschrieben, höchstens 200 Millisekunden, hinter einem Proxy höchstens 100. Wer vor dem Aufdecken drückt, wartet anderthalb Sekunden. Drücken zwei binnen 15 Millisekunden, ist zuerst, wer weniger Punkte hat, dann wer beim letzten Gleichstand leer ausging. Das Zielfoto zeigt, wie es war.',
      ],
      [
        'Prüfen und abstimmen',
        'Das Programm prüft der Reihe nach die Buchstaben, die Silben und ob die Karte im Wort steckt. Bei Buchstaben hat es das letzte Wort. Danach habt ihr acht Sekunden für einen Einspruch: passt nicht, falsche Silbenzahl, steht auf der Karte. Dann stimmen alle anderen verdeckt ab, zehn Sekunden lang. Abgelehnt ist ein Wort nur, wenn mehr als die Hälfte dagegen ist; wer nicht abstimmt, ist dafür. Wer geantwortet hat, kann auch selbst widersprechen, wenn sich das Programm bei den Silben, der Karte oder einer Mehrzahl irrt; dann muss mehr als die Hälfte dafür sein. Über eine Mehrzahl wird sonst nicht abgestimmt.',
      ],
      [
        'Punkte',
        'Richtig: die Summe der kleinen Zahlen mal den Faktor. Unpassend oder Mehrzahl: −3. Falscher Buchstabe, falsche Silbenzahl oder ein Teil der Karte im Wort: alle anderen +10, höchstens einmal je Wort. Stopp ohne Wort: −10. Liegt kein heller Würfel, zählt die kleine Zahl des Silbenwürfels. Nach jeder Antwort ist die Karte vorbei, richtig oder falsch.',
      ],
      [
        'Keiner weiß etwas',
        'Sagen alle „Weiter“ oder sind 90 Sekunden um, kommt die nächste Karte. Sie zählt trotzdem mit.',
      ],
      [
        'Sammelmodus',
        'Ein Tisch kann ohne Stopp spielen: Alle tippen in gleicher Zeit verdeckt ein Wort. Dann werden alle aufgedeckt und geprüft. Schnelles Drücken ist dafür nicht nötig.',
      ],
      [
        'Das Ende',
        'Nach der letzten Karte gewinnt, wer die meisten Punkte hat; bei Gleichstand gewinnt ihr gemeinsam. Weniger als null ist möglich.',
      ],
      [
        'Am Fernseher',
        'Im Warteraum und im Menü des Tisches gibt es eine Ansicht für den großen Bildschirm: Karte, Würfel, Zielfoto und Stand, dazu immer der Code zum Mitmachen. Gedrückt und getippt wird am Handy.',
      ],
    ],
    origin:
      'Setzkasten spielt nach den Regeln von Wurf & Wort (Michael Schacht), ist aber kein Produkt seines Autors oder Verlags. Karten, Themen und die Verteilung auf den Würfeln haben wir selbst zusammengestellt.',
  },
  en: {
    brief: [
      'A card names a theme and up to four dice. All look for a German word that fits the theme, at the same time.',
      'A light die shows a letter that must occur; the black one a letter that must not; the yellow one the number of syllables.',
      'Whoever knows a word says stop: on a phone the whole lower half, elsewhere the space bar. Then there are ten seconds to say it.',
      'A right word is worth the small numbers added up, times the factor of the card.',
      'If the table finds the word unsuitable it costs three points. If a letter or the number of syllables is wrong, all others get ten.',
      'Saying stop and having no word costs ten. After 25 cards whoever has the most points wins.',
    ],
    before: [
      [
        'Card and dice',
        'Every card names a theme, the dice it is played with, and a factor. It is turned over everywhere at the same moment. You are looking for a word that is typical of the theme and meets everything the dice ask for. What is written on the card, or a part of it, may not occur in the word. With a light die plurals are not allowed, even if the word is a verb as well (Schrauben), but words that have no singular (Ferien) are.',
      ],
      [
        'Letters and syllables',
        'Ä is not A, ß is not S; capital or small does not matter. Syllables are counted as spoken: A-bend has two. Where a word can be spoken either way, both count. Several words are fine (Rote Grütze); spaces and hyphens do not count. Names, abbreviations and foreign words that German has adopted are welcome.',
      ],
    ],
    example: 'R and M must occur, A must not, three syllables: “Regenschirm” is worth (1 + 2) × 3 = 9.',
    words: ['Regenschirm'],
    after: [
      [
        'Stop',
        'What counts is when you pressed, not when it reached the server: the delay of your line is measured and credited to you, at most 200 milliseconds, behind a proxy at most 100. Whoever presses before the card is turned waits a second and a half. If two press within 15 milliseconds, whoever has fewer points was first, then whoever lost the last tie. The photo finish shows how it was.',
      ],
      [
        'Checking and voting',
        'The program checks the letters, the syllables, and whether the card is in the word. On letters its word is final. Then you have eight seconds to object: does not fit, wrong number of syllables, is on the card. The others vote in secret for ten seconds. A word is rejected only if more than half are against it; whoever does not vote is for it. Whoever answered may appeal, too, if the program is mistaken about syllables, the card or a plural; then more than half have to be for it. There is no other vote about a plural.',
      ],
      [
        'Points',
        'Right: the sum of the small numbers times the factor. Unsuitable: −3. A wrong letter, a wrong number of syllables or a part of the card in the word: all others +10, at most once per word. Stop without a word: −10. Without a light die the small number of the syllable die counts. After an answer the card is over, right or wrong.',
      ],
      [
        'Nobody knows a word',
        'If everybody says “Pass”, or after 90 seconds, the next card comes. The card counts as played.',
      ],
      [
        'Collecting',
        'A table can play without stop: all type a word in secret within the same time. Then all are shown and checked. Nobody needs to press quickly.',
      ],
      [
        'The end',
        'After the last card whoever has the most points wins; a tie is shared. Scores below zero are possible.',
      ],
      [
        'On the television',
        'In the lobby and in the table’s menu there is a view for the big screen: card, dice, photo finish and scores, and always the code to join. You press and type on your phones.',
      ],
    ],
    origin:
      'Setzkasten plays by the rules of Wurf & Wort (Michael Schacht), but is not a product of its author or publisher. Cards, themes and the faces of the dice are our own.',
  },
};
