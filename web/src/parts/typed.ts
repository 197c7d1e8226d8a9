/** What typed lines of games on a free field have in common: phrases, directions and words to be laid. */

import { t } from './common-messages';
import { type Desk, type Laid, type WordTrouble, cursorAt, layWord } from './cursor';
import { type Cell, type Direction, cellName, cellNamed } from './grid';
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

interface TypedOn<Draft> {
  now: Desk<Draft>;
  set: (desk: Desk<Draft>) => void;
}

/** How a game lays what is typed, and what it says where it cannot. */
interface Laying<Draft> {
  layLetter: (draft: Draft, letter: string, cell: Cell) => Draft | WordTrouble;
  type: (desk: Desk<Draft>, letter: string) => Desk<Draft>;
  words: { missingLetter: (letter: string) => string; cellTaken: (cell: string) => string };
}

/** Lays a word, all of it or nothing, and tells what came of it. */
export function layTyped<Draft extends Laid>(command: LayCommand, desk: TypedOn<Draft>, laying: Laying<Draft>): string {
  const { draft, cursor } = desk.now;
  const { word } = command;
  if (command.command === 'type') return typeWord(word, desk, laying);
  const next = layWord(draft, word, command.cell, command.direction, laying.layLetter);
  if ('trouble' in next) return troubleIn(next, laying);
  desk.set({ draft: next, cursor });
  return t.laid(word, cellName(command.cell));
}

function troubleIn<Draft>(why: WordTrouble, { words }: Laying<Draft>): string {
  if (why.trouble === 'missing') return words.missingLetter(why.letter);
  return why.trouble === 'taken' ? words.cellTaken(cellName(why.cell)) : t.fieldEnds;
}

/** A word from the cursor on. */
function typeWord<Draft>(word: string, desk: TypedOn<Draft>, { type, words }: Laying<Draft>): string {
  const { draft, cursor } = desk.now;
  let next = { draft, cursor: cursorAt(cursor, cursor.direction) };
  for (const letter of word) {
    const typed = type(next, letter);
    if (typed === next) return words.missingLetter(letter);
    next = typed;
  }
  desk.set(next);
  return t.laid(word, cellName(cursor));
}
