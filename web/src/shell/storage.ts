/** What the browser keeps for us. Private windows may keep nothing: then we live without. */

const PREFIX = 'setzkasten.';

export function recall(key: string): string | null {
  return quietly(() => localStorage.getItem(PREFIX + key));
}

export function remember(key: string, value: string): void {
  quietly(() => localStorage.setItem(PREFIX + key, value));
}

export function forget(key: string): void {
  quietly(() => localStorage.removeItem(PREFIX + key));
}

/** The same, but only for this tab. */
export const tab = {
  recall: (key: string): string | null => quietly(() => sessionStorage.getItem(PREFIX + key)),
  remember: (key: string, value: string): void => void quietly(() => sessionStorage.setItem(PREFIX + key, value)),
  forget: (key: string): void => void quietly(() => sessionStorage.removeItem(PREFIX + key)),
};

function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
