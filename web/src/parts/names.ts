/** "Anna, Ben und Cem" */
export function nameList(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
