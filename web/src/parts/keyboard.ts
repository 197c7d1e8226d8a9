/** What a key on the field means (ux.md, 2.1), or on the whole page. */

import { settings } from '../shell/settings.svelte';

export type KeyCommand =
  | { readonly key: 'move'; readonly dx: number; readonly dy: number }
  | { readonly key: 'letter'; readonly letter: string; readonly joker: boolean }
  | { readonly key: 'turn' | 'back' | 'remove' | 'recall' | 'undo' | 'finish' | 'help' };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ACTS: Readonly<Record<string, 'turn' | 'back' | 'remove' | 'recall' | 'finish' | 'help'>> = {
  ' ': 'turn',
  Backspace: 'back',
  Delete: 'remove',
  Escape: 'recall',
  Enter: 'finish',
  '?': 'help',
};

const UMLAUT_BY_ALT: Readonly<Record<string, string>> = { a: 'Ä', o: 'Ö', u: 'Ü' };

/** The command of a key press; null if it is none of ours. */
export function commandOf(press: KeyPress): KeyCommand | null {
  if (press.ctrlKey || press.metaKey) {
    return press.key.toLowerCase() === 'z' ? { key: 'undo' } : null;
  }
  if (press.altKey) {
    const letter = UMLAUT_BY_ALT[press.key.toLowerCase()];
    return letter === undefined ? null : { key: 'letter', letter, joker: false };
  }
  const step = STEPS[press.key];
  if (step !== undefined) {
    return { key: 'move', dx: step[0], dy: step[1] };
  }
  const act = ACTS[press.key];
  if (act !== undefined) {
    return { key: act };
  }
  return /^[a-zäöüß]$/i.test(press.key) ? { key: 'letter', letter: press.key, joker: press.shiftKey } : null;
}

/** What a key on a field wants; null if it is none of ours, is held down, or only lets go of what is dragged. */
export function fieldCommand(event: KeyboardEvent, drag: { held: unknown; cancel: () => void }): KeyCommand | null {
  const command = commandOf(event);
  if (command !== null) event.preventDefault();
  if (command?.key === 'finish' && event.repeat) return null;
  if (command?.key !== 'recall' || drag.held === null) return command;
  drag.cancel();
  return null;
}

/** Does a key go into a field to type in? */
function isTypingIn(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
}

/** A letter alone, for the whole page: no modifier, no field to type in; null where that is not wanted. */
export function plainKey(event: KeyboardEvent): string | null {
  const isOurs = settings.letterKeys && !isTypingIn(event) && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isOurs ? event.key.toLowerCase() : null;
}
