/** "Anna, Ben und Cem" */
export function nameList(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** How many letters the longest word has: as wide as a heading must be to break between words only. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
}

/** Equal names told apart: "Ben, Ben" becomes "Ben, Ben 2". Case makes no difference, for the ear hears none. */
export function distinct(names: readonly string[]): string[] {
  const used = new Set<string>();
  const given = new Set(names.map(folded));
  return names.map((name) => {
    const own = used.has(folded(name)) ? numbered(name, (one) => used.has(one) || given.has(one)) : name;
    used.add(folded(own));
    return own;
  });
}

function numbered(name: string, isTaken: (folded: string) => boolean): string {
  let count = 2;
  while (isTaken(folded(`${name} ${count}`))) count += 1;
  return `${name} ${count}`;
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
