import { dictionary, plural } from '../../i18n/index.svelte';

/** What is said when one looks back at a turn. */
export const t = dictionary(
  {
    lookBack: 'Rückblick',
    lookBackAt: (words: string) => `Rückblick auf ${words}`,
    turnBy: (turn: number, name: string) => `Zug ${turn}: ${name}`,
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    possible: 'Was möglich war',
    searching: 'Die besten Züge werden gesucht …',
    nothing: 'Kein Zug gefunden, der in Führung bringt.',
    unknown: 'Dazu lässt sich gerade nichts sagen.',
    lead: (lead: number) => `Führung mit ${lead}`,
    played: (lead: number) => `Gespielt: Führung mit ${lead}.`,
    notPlayed: 'Gespielt: nichts mehr.',
    noneBetter: 'Mehr war kaum zu holen.',
    better: (lead: number) => `${lead} mehr waren drin.`,
    ease: 'So leicht waren die Wörter zu klauen',
    emptyField: 'Vor diesem Zug lag noch nichts.',
    withPool: (count: number) =>
      count === 0 ? 'mit diesem Vorrat gar nicht' : `mit diesem Vorrat auf ${plural(count, 'Weise', 'Weisen')}`,
    withAny: (count: number) => `mit einem beliebigen Buchstaben auf ${plural(count, 'Weise', 'Weisen')}`,
    becomes: (words: string, areAll: boolean) => (areAll ? `: ${words}` : `, etwa ${words}`),
  },
  {
    lookBack: 'Look back',
    lookBackAt: (words: string) => `Look back at ${words}`,
    turnBy: (turn: number, name: string) => `Turn ${turn}: ${name}`,
    previous: 'Previous turn',
    next: 'Next turn',
    possible: 'What was possible',
    searching: 'Looking for the best turns …',
    nothing: 'No turn found that takes the lead.',
    unknown: 'Nothing can be said about it just now.',
    lead: (lead: number) => `Lead of ${lead}`,
    played: (lead: number) => `Played: a lead of ${lead}.`,
    notPlayed: 'Played: nothing any more.',
    noneBetter: 'There was hardly more to be had.',
    better: (lead: number) => `${lead} more were possible.`,
    ease: 'How easily the words could be stolen',
    emptyField: 'Nothing lay there before this turn.',
    withPool: (count: number) =>
      count === 0 ? 'not at all with this pool' : `in ${plural(count, 'way', 'ways')} with this pool`,
    withAny: (count: number) => `in ${plural(count, 'way', 'ways')} with any one letter`,
    becomes: (words: string, areAll: boolean) => (areAll ? `: ${words}` : `, such as ${words}`),
  },
);
