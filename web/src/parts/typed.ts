/** What typed lines of games on a free field have in common: phrases, directions and words to be laid. */

import { type Cell, type Direction, cellNamed } from './grid';
import { foldLetters } from './letters';

/** The command of each phrase. */
export function byPhrase<Command extends string>(
  phrases: Readonly<Record<Command, readonly string[]>>,
): ReadonlyMap<string, Command> {
  const all = Object.entries<readonly string[]>(phrases) as [Command, readonly string[]][];
  return new Map(all.flatMap(([command, said]) => said.map((phrase): [string, Command] => [phrase, command])));
}

const DIRECTIONS: readonly [Direction, RegExp][] = [
  ['across', /^(waag(e?recht)?|w|across|a|h)$/],
  ['down', /^(senk(recht)?|s|down|d|v)$/],
];

function directionOf(way: string): Direction | null {
  return DIRECTIONS.find(([, words]) => words.test(way))?.[0] ?? null;
}

/** A word to be laid from a cell on, or from the cursor. */
export type LayCommand =
  | { readonly command: 'lay'; readonly cell: Cell; readonly direction: Direction; readonly word: string }
  | { readonly command: 'type'; readonly word: string };

/** `C3 waag KLEBEN`; without a direction it lies across. A word alone goes to the cursor. */
export function readLay([name = '', way = '', text = '']: readonly string[]): LayCommand | null {
  if (way === '') {
    const word = foldLetters(name);
    return word === null ? null : { command: 'type', word };
  }
  const cell = cellNamed(name);
  const direction = text === '' ? 'across' : directionOf(way);
  const word = foldLetters(text === '' ? way : text);
  return cell === null || direction === null || word === null ? null : { command: 'lay', cell, direction, word };
}
