import type { Both } from '../../i18n/index.svelte';
import type { RuleText } from '../../parts/rule-text';

/** The rules in our own words. */
export const rules: Both<RuleText> = {
  de: {
    brief: [
      'Zwei spielen gegeneinander, oder zwei Teams. Jede Seite hat eine Karte mit sechs Wörtern, die die andere nicht sieht.',
      'Wer dran ist, ruft einen Buchstaben und erfährt alle Felder, auf denen er steht. Dann ist die andere Seite dran.',
      'Weißt du ab deinem zweiten Zug ein Wort, dann löse es, bevor du rufst: das Wort, sein erstes und sein letztes Feld. Richtig: gleich weiter. Falsch: Zug vorbei.',
      'Eines der Wörter liegt senkrecht und hat sieben Buchstaben. Die anderen fünf kreuzen es waagrecht. Alle sechs haben miteinander zu tun.',
      'Wer zuerst alle sechs gelöst hat, gewinnt die Runde und bekommt so viele Punkte, wie der anderen Seite Wörter fehlen: 6 − 4 = 2.',
      'Wer zehn Punkte hat, gewinnt.',
    ],
    before: [
      [
        'Worum es geht',
        'Du willst die sechs Wörter auf der fremden Karte früher finden als die andere Seite die auf deiner. Gespielt wird in Runden, bis eine Seite zehn Punkte hat.',
      ],
      [
        'Die Karte',
        'Eine Karte hat neun Spalten, A bis I, und sieben Zeilen. Genau ein Wort liegt senkrecht; mit seinen sieben Buchstaben füllt es eine ganze Spalte. Fünf Wörter mit drei bis neun Buchstaben liegen waagrecht, jedes kreuzt das senkrechte. In den zwei übrigen Zeilen steht nur dessen Buchstabe. Welches Thema die Wörter verbindet, erfährst du erst am Ende der Runde. Ä, Ö und Ü stehen als AE, OE und UE da, ß als SS.',
      ],
    ],
    example:
      'Eine Karte, halb gelöst: ANKER und INSEL sind gefunden, E, S und A wurden gerufen. Was liegt wohl in Zeile 2?',
    after: [
      [
        'Ein Zug',
        'In jeder Runde rufst du zuerst nur einen Buchstaben; im Team zählt, wenn es ein anderer getan hat. Ab dem nächsten Zug darfst du vorher lösen, solange du richtig liegst. Dann rufst du einen Buchstaben, und damit endet dein Zug, ob er auf der Karte steht oder nicht. Jeder Buchstabe wird nur einmal gerufen. Erst wenn alle 26 gerufen sind, darfst du passen.',
      ],
      [
        'Lösen',
        'Zum Wort gehören sein erstes und sein letztes Feld; stimmen sie nicht, ist auch das richtige Wort falsch. Mit einem gelösten Wort siehst du seine Felder, aber nicht, wo dieselben Buchstaben sonst noch stehen. Auch ein Wort, von dem du schon alle Buchstaben kennst, musst du noch lösen. Ein Wort zweimal zu lösen wird nur abgelehnt, das kostet nichts.',
      ],
      [
        'Punkte',
        'Sobald eine Seite ihr sechstes Wort hat, ist die Runde vorbei. Sie bekommt sechs Punkte weniger die Wörter der anderen Seite, die nichts bekommt. Die nächste Runde beginnt, wer verloren hat; wer die erste beginnt, wird gelost.',
      ],
      [
        'Selbst antworten',
        'Gewöhnlich sagt der Tisch, wo ein Buchstabe steht. Ihr könnt auch selbst antworten: Dann tippst du die Felder auf deiner Karte an und hast dafür eine halbe Minute. Jedes vergessene Feld kostet dich einen Punkt, falsche Felder kosten zusammen einen, bis hinunter auf null. Mehr als neun Felder nimmt der Tisch nicht an. Gezeigt wird danach immer, was stimmt.',
      ],
      [
        'Teams',
        'Zu mehreren spielt ihr in zwei Teams; sie müssen nicht gleich groß sein. Die Mitglieder rufen reihum. Vor dem Ruf schlagen die anderen Buchstaben oder Wörter vor, die nur das eigene Team sieht; danach sind die Vorschläge weg. Jemand schreibt für das Team; das ist nur eine Rolle am Tisch.',
      ],
      [
        'Die Uhr',
        'Wenn ihr nichts anderes einstellt, dauert ein Zug höchstens eine Minute; nach einem gelösten Wort bleibt dir mindestens eine halbe. Ist die Zeit um, ist der Zug vorbei. Ohne Uhr kann, wer drei Minuten auf die andere Seite warten muss, den Sieg fordern. Wer den Tisch verlässt, hat verloren, ein Team erst, wenn alle gegangen sind.',
      ],
    ],
    origin:
      'Die Karten sind unsere eigenen. Setzkasten folgt den Regeln eines Spiels, dessen Verlag wir nicht kennen, und ist kein Produkt dieses Verlags.',
  },
  en: {
    brief: [
      'Two players or two teams play against each other. Each side has a card with six German words that the other side does not see.',
      'On your turn you call a letter and learn all the squares it is on. Then it is the other side’s turn.',
      'From your second turn on, if you know a word, solve it before you call: the word, its first and its last square. Right: you go on at once. Wrong: your turn is over.',
      'One of the words runs down the card and has seven letters. The other five cross it. All six have a theme in common.',
      'Whoever solves all six first wins the round and gets a point for every word the other side has not found: 6 − 4 = 2.',
      'The first to reach ten points wins.',
    ],
    before: [
      [
        'What it is about',
        'You want to find the six words on the other side’s card before they find those on yours. You play rounds until a side has ten points.',
      ],
      [
        'The card',
        'A card has nine columns, A to I, and seven rows. Exactly one word runs down; its seven letters fill a whole column. Five words of three to nine letters run across, each through the one down. The two other rows hold nothing but its letter. The theme that links the words is told only at the end of the round. Ä, Ö and Ü are written AE, OE and UE, ß is SS.',
      ],
    ],
    example: 'A card half solved: ANKER and INSEL are found, E, S and A have been called. What might be in row 2?',
    words: ['ANKER', 'INSEL'],
    after: [
      [
        'A turn',
        'In each round you only call a letter first; in a team another member’s call counts, too. From the next turn on you may solve before, as long as you are right. Then you call a letter, and that ends your turn, whether it is on the card or not. Each letter is called only once. You may pass only when all 26 have been called.',
      ],
      [
        'Solving',
        'A word goes with its first and its last square; if they are wrong, the right word is wrong too. A solved word shows its squares, but not where else the same letters are. A word of which you know all letters still has to be solved. Solving a word twice is only refused and costs nothing.',
      ],
      [
        'Points',
        'As soon as a side has its sixth word, the round is over. It gets six points less the words of the other side, which gets nothing. The loser begins the next round; who begins the first is drawn by lot.',
      ],
      [
        'Answering yourselves',
        'Usually the table says where a letter is. You can also answer yourselves: then you tap the squares on your card and have half a minute for it. Every square forgotten costs you a point, wrong ones cost one together, down to zero. The table does not take more than nine squares. What is shown afterwards is always right.',
      ],
      [
        'Teams',
        'With more than two you play in two teams, which need not be equal. The members call in turn. Before the call the others suggest letters or words that only their own team sees; then the suggestions are gone. Somebody writes for the team; that is only a role at the table.',
      ],
      [
        'The clock',
        'Unless you set it otherwise, a turn takes a minute at most; after a solved word you have at least half a minute left. When the time is up, the turn is over. Without a clock, whoever has to wait three minutes for the other side may claim the win. Whoever leaves the table has lost, a team only when all have left.',
      ],
    ],
    origin:
      'The cards are our own. Setzkasten follows the rules of a game whose publisher we do not know, and is not a product of that publisher.',
  },
};
