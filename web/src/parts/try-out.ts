import { getContext, setContext } from 'svelte';

/** A step of a try-out. */
export interface TryStep {
  /** Its name in the list: "Tauschen". */
  name: string;
  /** What comes of it: "SOCKE wird LOCKE". */
  text: string;
  /** What to do, as long as it is not done. */
  task: string;
}

/** What follows a try-out: on the first screen, the game. */
export interface Afterwards {
  /** Is the first screen still above it? Then its own controls wait. */
  readonly isPreview: boolean;
  play: () => void;
}

const KEY = Symbol('try-out');

/** For who shows a try-out as the way into a game. */
export function leadOn(afterwards: Afterwards): void {
  setContext(KEY, afterwards);
}

/** For who shows a try-out inside of something that leads on, but leads nowhere itself. */
export function leadNowhere(): void {
  setContext(KEY, undefined);
}

export function afterwards(): Afterwards | undefined {
  return getContext(KEY);
}
