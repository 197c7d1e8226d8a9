import { dictionary } from './index.svelte';

/** Who the computer players are, in one sentence: what they like, and how they spend their time. */
const about = dictionary(
  {
    Lotte: 'Mag kurze Wörter und ist fertig, bevor andere geschaut haben.',
    Frieda: 'Kennt jedes Tier, fängt sofort an und kommt dann ins Plaudern.',
    Bruno: 'Denkt lange nach, meistens ans Essen; danach geht alles schnell.',
    Gustav: 'Sammelt lange Wörter und lässt sich Zeit.',
    Otto: 'Freut sich über doppelte Buchstaben und hat es am Ende eilig.',
    Alma: 'Eine vorsichtige Diebin: Sie nimmt einfache Wörter und schaut am Ende zweimal hin.',
    Ida: 'Kommt auf Wörter, an die sonst niemand denkt, und spielt ruhig wie eine Uhr.',
    Emil: 'Liebt Q, X und Y, überlegt erst und greift dann zu.',
  },
  {
    Lotte: 'Likes short words and is done before others have looked.',
    Frieda: 'Knows every animal, starts at once and then gets chatty.',
    Bruno: 'Thinks for long, mostly of food; after that all goes quickly.',
    Gustav: 'Collects long words and takes his time.',
    Otto: 'Enjoys double letters and is in a hurry at the end.',
    Alma: 'A careful thief: she takes plain words and looks twice before she ends.',
    Ida: 'Thinks of words that nobody else does, and plays calmly like a clock.',
    Emil: 'Loves Q, X and Y, thinks first and then grabs.',
  },
);

/** What is said of a computer player; nothing of somebody this page does not know. */
export function aboutCharacter(name: string): string {
  const known: Record<string, string | undefined> = about;
  return known[name] ?? '';
}
