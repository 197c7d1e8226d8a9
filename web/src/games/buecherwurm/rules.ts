import type { Both } from '../../i18n/index.svelte';
import type { RuleText } from '../../parts/rule-text';

/** The rules in our own words. */
export const rules: Both<RuleText & Record<'greenTitle' | 'green' | 'question', string>> = {
  de: {
    brief: [
      'Sieben Würfel zeigen Buchstaben, eine Karte gibt das Thema vor. Reihum nennt jeder einen Begriff, der zum Thema passt und mit dem Buchstaben eines Würfels anfängt.',
      'Den Würfel bekommst du: aus der Mitte, oder du klaust ihn jemandem. Wer beklaut wird, bekommt dafür einen Bücherwurm. Davon gibt es sechs je Runde; sind sie weg, ist Schluss mit Klauen.',
      'Kein Begriff darf zweimal kommen. „Hund“ und „Hunde“ gelten als derselbe.',
      'Du hast zehn Sekunden, dann zählen alle von fünf herunter. Fällt dir nichts ein, kostet das zwei Punkte, und die Runde ist zu Ende.',
      'Die Runde endet auch, wenn der letzte weiße Würfel aus der Mitte genommen ist. Jeder Bücherwurm zählt einen Punkt, jeder Würfel so viele, wie er Augen hat.',
      'Hat jemand 21 Punkte, ist die Partie zu Ende. Wer dann die meisten hat, gewinnt.',
    ],
    before: [
      [
        'Eine Runde beginnt',
        'Wer die Runde beginnt, die Leseratte, dreht eine Karte um und wählt eines von drei Themen: leicht, mittel oder schwer. Dann fallen alle Würfel in die Mitte. Den ersten Begriff nennt, wer links daneben sitzt, und so geht es im Kreis. Wer die erste Runde beginnt, wird gelost; später beginnt, wer die vorige beendet hat.',
      ],
      [
        'Begriffe',
        'Ein Begriff passt zum Thema, beginnt mit dem Buchstaben eines Würfels und ist zu diesem Thema noch nicht gefallen. Artikel zählen nicht mit, bei mehreren Wörtern gilt das erste. Auch Verben und Adjektive sind erlaubt. Ä gilt als A, Ö als O, Ü als U; Sch und St sind S. CK steht für C oder K, XY für X oder Y, Qu für Q, jedes Mal neu.',
      ],
      [
        'Klauen',
        'Statt aus der Mitte darfst du einen Würfel nehmen, der vor jemand anderem liegt. Der Beklaute bekommt dafür eine Bücherwurm-Karte aus der Mitte. Sind alle sechs verteilt, wird nur noch aus der Mitte genommen. Klauen beendet keine Runde.',
      ],
    ],
    example: 'Anna nimmt mit „Kescher“ das CK. Cem klaut mit „Hai“ das H von Ben, und Ben bekommt einen Bücherwurm.',
    greenTitle: 'Der grüne Würfel',
    green: 'Auf Wunsch fällt ein achter Würfel mit. Seine Seite gilt für die ganze Runde:',
    question: 'Fragezeichen: Die Leseratte dreht den Würfel sofort auf eine andere Seite.',
    after: [
      [
        'Passt das?',
        'Kennt die Themenliste deinen Begriff, gilt er sofort. Sonst stimmen die anderen verdeckt ab, zehn Sekunden lang; deine Uhr steht so lange. Abgelehnt ist er nur, wenn mehr dagegen als dafür sind. Dann darfst du es noch einmal versuchen, solange Zeit ist, mindestens drei Sekunden. Stimmt der Buchstabe nicht oder ist der Begriff schon gefallen, sagt das Programm es gleich, und du tippst weiter. Ein Tisch kann auch über jeden Begriff abstimmen; dann ist die Liste nur ein Hinweis, und nur zu zweit gilt weiter, was sie kennt.',
      ],
      [
        'Ende und Punkte',
        'Die Runde endet mit dem letzten weißen Würfel aus der Mitte, oder wenn jemand keinen Begriff hat: Das kostet sofort zwei Punkte. Gezählt werden die Augen deiner Würfel und ein Punkt für jeden Bücherwurm. Hat danach jemand 21 oder mehr, gewinnt, wer die meisten hat; bei Gleichstand gewinnt ihr gemeinsam. Weniger als null ist möglich.',
      ],
      [
        'Deutsch oder Englisch',
        'Ein Tisch wird auf Deutsch oder auf Englisch gespielt: Das gilt für Themen und Begriffe, nicht für die Knöpfe und Texte. Die englische Anleitung ist strenger: Dort darf ein Begriff in der ganzen Runde nicht wiederkommen, auch nicht nach einem Themenwechsel. Beides lässt sich einstellen.',
      ],
      [
        'Jemand ist weg',
        'Wer dran ist und die Verbindung verliert, wird beim ersten Mal ohne Abzug übergangen. Danach kostet es wie sonst zwei Punkte. Sind weniger als zwei da, steht die Uhr fünf Minuten.',
      ],
    ],
    origin:
      'Setzkasten spielt nach den Regeln von Bücherwurm: Das Würfelspiel (Zach und Palm), ist aber kein Produkt seiner Autoren oder seines Verlags. Themen, Wortlisten und die Verteilung auf den Würfeln haben wir selbst zusammengestellt.',
  },
  en: {
    brief: [
      'Seven dice show letters, a card gives the theme. Players take turns to name a term that fits the theme and begins with the letter of a die.',
      'The die is yours: from the middle, or stolen from somebody. Whoever is robbed gets a bookworm for it. There are six in a round; when they are gone, so is stealing.',
      'No term may come twice. “Dog” and “dogs” count as the same.',
      'You have ten seconds, then all count down from five. If nothing comes to mind it costs two points, and the round is over.',
      'The round also ends when the last white die is taken from the middle. A bookworm scores a point, a die as many as it has dots.',
      'When somebody has 21 points the game is over. Whoever then has the most wins.',
    ],
    before: [
      [
        'A round begins',
        'Whoever begins the round, the Bookworm, turns a card and chooses one of three themes: easy, medium or hard. Then all dice are rolled into the middle. The player to the left names the first term, and so it goes round. Who begins the first round is drawn by lot; later it is whoever ended the round before.',
      ],
      [
        'Terms',
        'A term fits the theme, begins with the letter of a die and has not been named for this theme. Articles do not count, of several words the first one does. Verbs and adjectives are fine, too. CK stands for C or K, XY for X or Y, Qu for Q, anew each time. At a German table Ä counts as A, Ö as O, Ü as U.',
      ],
      [
        'Stealing',
        'Instead of one from the middle you may take a die that lies in front of somebody else. Whoever is robbed gets a bookworm card from the middle. When all six are gone, dice are only taken from the middle. Stealing never ends a round.',
      ],
    ],
    example: 'Anna takes the CK with “Kescher”. Cem steals the H from Ben with “Hai”, and Ben gets a bookworm.',
    words: ['Kescher', 'Hai'],
    greenTitle: 'The green die',
    green: 'If you like, an eighth die is rolled. Its side holds for the whole round:',
    question: 'Question mark: the Bookworm turns the die to another side at once.',
    after: [
      [
        'Does it fit?',
        'If the list of the theme has your term, it counts at once. If not, the others vote in secret, for ten seconds; your clock stands still. It is refused only if more are against it than for it. Then you may try again while there is time, at least three seconds. If the letter is wrong or the term has been named, the program says so at once and you go on typing. A table may also vote on every term; then the list is only a hint, and only with two players what it has still counts.',
      ],
      [
        'End and points',
        'The round ends with the last white die from the middle, or when somebody has no term: that costs two points at once. You score the dots of your dice and a point for each bookworm. If anybody then has 21 or more, whoever has the most wins; tied players win together. Scores below zero are possible.',
      ],
      [
        'German or English',
        'A table is played in German or in English: that goes for themes and terms, not for buttons and texts. The English booklet is stricter: there a term may not come again in the whole round, even after a change of theme. Both can be chosen.',
      ],
      [
        'Somebody is away',
        'Whoever loses the connection on their turn is passed over the first time, without penalty. After that it costs two points as usual. With fewer than two players the clock stands still for five minutes.',
      ],
    ],
    origin:
      'Setzkasten plays by the rules of Bücherwurm: Das Würfelspiel (Zach and Palm), but is not a product of its authors or publisher. Themes, word lists and the letters on the dice are our own.',
  },
};
