import type { Link } from './wire';

/** The letter the next word begins with; at the beginning, any. */
export function nextLetter(chain: readonly Link[]): string | null {
  return chain.at(-1)?.word.at(-1)?.toUpperCase() ?? null;
}

export function fits(word: string, letter: string | null): boolean {
  return word.trim() !== '' && (letter === null || word.trim().toUpperCase().startsWith(letter));
}
