/** What the browser keeps for us. Private windows may keep nothing: then we live without. */

const PREFIX = 'setzkasten.';
/** In the tab, what would be kept longer if it might be. */
const PASSING = 'setzkasten-passing.';
/** "Hier nichts merken": the one thing that is kept then. */
const FORGETFUL = `${PREFIX}forgetful`;

/** Is nothing to be kept on this device longer than this tab is open? */
export function isForgetful(): boolean {
  return quietly(() => localStorage.getItem(FORGETFUL)) !== null;
}

/** From now on nothing outlives this tab, what was kept so far included; or things are kept again. */
export function beForgetful(forgetful: boolean): void {
  if (forgetful === isForgetful()) return;
  quietly(() => {
    localStorage.removeItem(FORGETFUL);
    if (forgetful) move(localStorage, PREFIX, sessionStorage, PASSING);
    else move(sessionStorage, PASSING, localStorage, PREFIX);
    if (forgetful) localStorage.setItem(FORGETFUL, 'yes');
  });
}

function move(from: Storage, prefix: string, to: Storage, other: string): void {
  for (const key of Object.keys(from).filter((one) => one.startsWith(prefix))) {
    to.setItem(other + key.slice(prefix.length), from.getItem(key) ?? '');
    from.removeItem(key);
  }
}

export function recall(key: string): string | null {
  return quietly(() => (isForgetful() ? sessionStorage.getItem(PASSING + key) : localStorage.getItem(PREFIX + key)));
}

export function remember(key: string, value: string): void {
  quietly(() =>
    isForgetful() ? sessionStorage.setItem(PASSING + key, value) : localStorage.setItem(PREFIX + key, value),
  );
}

export function forget(key: string): void {
  quietly(() => (isForgetful() ? sessionStorage.removeItem(PASSING + key) : localStorage.removeItem(PREFIX + key)));
}

/** Forgets whatever begins so. */
export function forgetAll(beginning: string): void {
  quietly(() => {
    for (const [store, prefix] of [
      [localStorage, PREFIX],
      [sessionStorage, PASSING],
    ] as const)
      for (const key of Object.keys(store)) if (key.startsWith(prefix + beginning)) store.removeItem(key);
  });
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
