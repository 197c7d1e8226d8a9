/** Letters of tiles and dice: there is no Ä, Ö, Ü or ß. */

const FOLDED: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS', ẞ: 'SS' };

/** What is typed, in letters that lie (Ä is A E, ß is S S); null if something else is in it. */
export function foldLetters(text: string): string | null {
  const folded = [...text.normalize('NFC')]
    .map((c) => FOLDED[c] ?? FOLDED[c.toUpperCase()] ?? c.toUpperCase())
    .join('');
  return /^[A-Z]+$/.test(folded) ? folded : null;
}
