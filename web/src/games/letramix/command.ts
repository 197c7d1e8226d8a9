/** The typed line, for screen readers and for fast fingers: German and English words, in any case. */

import { foldLetters } from '../../parts/letters';
import { type Cell, type Direction, cellNamed } from '../../parts/grid';

export type Command =
  | { readonly command: 'lay'; readonly cell: Cell; readonly direction: Direction; readonly word: string }
  | { readonly command: 'type'; readonly word: string }
  | { readonly command: 'back'; readonly cell: Cell }
  | { readonly command: 'joker'; readonly cell: Cell; readonly letter: string | null }
  | { readonly command: 'readCell'; readonly cell: Cell }
  | { readonly command: PlainCommand };

export type PlainCommand =
  'allBack' | 'undo' | 'shuffle' | 'reroll' | 'finish' | 'standing' | 'time' | 'read' | 'tray' | 'help';

const PLAIN: Readonly<Record<PlainCommand, readonly string[]>> = {
  allBack: ['alle zurück', 'alles zurück', 'zurück alle', 'all back', 'recall', 'recall all'],
  undo: ['rückgängig', 'zurück', 'undo', 'back'],
  shuffle: ['mischen', 'misch', 'shuffle'],
  reroll: ['neuwurf', 'würfeln', 'neu würfeln', 'noch einmal würfeln', 'nochmal würfeln', 'reroll', 'roll again'],
  finish: ['fertig', 'finish', 'done'],
  standing: ['stand', 'score', 'standing'],
  time: ['zeit', 'uhr', 'time'],
  read: ['lies', 'read'],
  tray: ['kasten', 'vorrat', 'tray'],
  help: ['hilfe', 'help', '?'],
};

const BY_PHRASE: ReadonlyMap<string, PlainCommand> = new Map(
  Object.entries(PLAIN).flatMap(([command, phrases]) =>
    phrases.map((phrase): [string, PlainCommand] => [phrase, command as PlainCommand]),
  ),
);

const DIRECTIONS: Readonly<Record<Direction, RegExp>> = {
  across: /^(waag(e?recht)?|w|across|a|h)$/,
  down: /^(senk(recht)?|s|down|d|v)$/,
};

const BACK = /^(zurück|weg|back|take)$/;
const OPEN = /^(offen|frei|open|any)$/;
const READ = /^(lies|read)$/;

/** What a line asks for; null if it cannot be understood. */
export function readCommand(line: string): Command | null {
  const tokens = line.normalize('NFC').trim().toLowerCase().split(/\s+/);
  const plain = BY_PHRASE.get(tokens.join(' '));
  return plain === undefined ? readWithCell(tokens) : { command: plain };
}

function readWithCell([first = '', second = '', third = '', ...rest]: readonly string[]): Command | null {
  if (rest.length > 0) {
    return null;
  }
  const cell = cellNamed(second);
  if (cell !== null && third === '') {
    return BACK.test(first) ? { command: 'back', cell } : READ.test(first) ? { command: 'readCell', cell } : null;
  }
  return first === 'joker' ? readJoker(cell, third) : readLay(first, second, third);
}

function readJoker(cell: Cell | null, letter: string): Command | null {
  if (cell === null) {
    return null;
  }
  if (OPEN.test(letter)) {
    return { command: 'joker', cell, letter: null };
  }
  return /^[a-z]$/.test(letter) ? { command: 'joker', cell, letter: letter.toUpperCase() } : null;
}

/** `C3 waag KLEBEN`; without a direction it lies across. A word alone goes to the cursor. */
function readLay(name: string, way: string, text: string): Command | null {
  if (way === '') {
    const word = foldLetters(name);
    return word === null ? null : { command: 'type', word };
  }
  const cell = cellNamed(name);
  const direction = text === '' ? 'across' : directionOf(way);
  const word = foldLetters(text === '' ? way : text);
  return cell === null || direction === null || word === null ? null : { command: 'lay', cell, direction, word };
}

function directionOf(way: string): Direction | null {
  return DIRECTIONS.across.test(way) ? 'across' : DIRECTIONS.down.test(way) ? 'down' : null;
}
