/** The typed line, for screen readers and for fast fingers: German and English words, in any case. */

import { type Cell, cellNamed } from '../../parts/grid';
import { type LayCommand, byPhrase, readLay } from '../../parts/typed';

export type Command =
  | LayCommand
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

const BY_PHRASE = byPhrase(PLAIN);

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
  return first === 'joker' ? readJoker(cell, third) : readLay([first, second, third]);
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
