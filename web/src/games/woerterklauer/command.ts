/** The typed line, for screen readers and for fast fingers: German and English words, in any case. */

import { type Cell, cellNamed } from '../../parts/grid';
import { foldLetters } from '../../parts/letters';
import { type LayCommand, byPhrase, readLay } from '../../parts/typed';
import type { TileColour } from '../../protocol/types';

export type Command =
  | LayCommand
  | { readonly command: 'turn'; readonly from: string; readonly to: string }
  | { readonly command: 'replace'; readonly cell: Cell; readonly letter: string }
  | { readonly command: 'back' | 'readCell'; readonly cell: Cell }
  | { readonly command: 'readColour'; readonly colour: TileColour }
  | { readonly command: PlainCommand };

export type PlainCommand =
  'allBack' | 'undo' | 'shuffle' | 'finish' | 'joker' | 'resign' | 'standing' | 'time' | 'read' | 'pool' | 'help';

const PLAIN: Readonly<Record<PlainCommand, readonly string[]>> = {
  allBack: ['alle zurück', 'alles zurück', 'zurück alles', 'all back', 'recall', 'recall all'],
  undo: ['rückgängig', 'zurück', 'undo', 'back'],
  shuffle: ['mischen', 'misch', 'shuffle'],
  finish: ['ende', 'zug beenden', 'beenden', 'fertig', 'end', 'end turn', 'done'],
  joker: ['joker', 'tauschjoker', 'tausch-joker', 'tauschen', 'swap'],
  resign: ['aufgeben', 'gib auf', 'resign', 'give up'],
  standing: ['stand', 'score', 'standing'],
  time: ['zeit', 'uhr', 'time', 'clock'],
  read: ['lies', 'read'],
  pool: ['vorrat', 'kasten', 'pool', 'tray'],
  help: ['hilfe', 'help', '?'],
};

const BY_PHRASE = byPhrase(PLAIN);

const BACK = /^(zurück|weg|nimm|back|take)$/;
const READ = /^(lies|read)$/;
const REPLACE = /^(ersetze?|tausche?|replace|exchange)$/;
const COLOURS: Readonly<Record<string, TileColour>> = { rot: 'red', red: 'red', schwarz: 'black', black: 'black' };
const BECOMES = /^(>|->|→|wird|zu|becomes|to)$/;

/** What a line asks for; null if it cannot be understood. */
export function readCommand(line: string): Command | null {
  const tokens = line
    .normalize('NFC')
    .replace(/(->|→|>)/g, ' $1 ')
    .trim()
    .toLowerCase()
    .split(/\s+/);
  const plain = BY_PHRASE.get(tokens.join(' '));
  if (plain !== undefined) return { command: plain };
  return tokens.length > 3 ? null : (readTurn(tokens) ?? readWithCell(tokens) ?? readLay(tokens));
}

/** `LEBEN > KLEBEN`, or only the two words. */
function readTurn([first = '', second = '', third = '']: readonly string[]): Command | null {
  if (READ.test(first) || cellNamed(first) !== null || REPLACE.test(first)) return null;
  const to = BECOMES.test(second) ? third : third === '' ? second : '';
  const [from, into] = [foldLetters(first), foldLetters(to)];
  return from === null || into === null || cellNamed(to) !== null ? null : { command: 'turn', from, to: into };
}

function readWithCell([first = '', second = '', third = '']: readonly string[]): Command | null {
  const colour = COLOURS[second];
  if (READ.test(first) && colour !== undefined) return { command: 'readColour', colour };
  const cell = cellNamed(second);
  if (cell !== null && third === '') {
    return BACK.test(first) ? { command: 'back', cell } : READ.test(first) ? { command: 'readCell', cell } : null;
  }
  if (cell !== null && REPLACE.test(first)) {
    return /^[a-z]$/.test(third) ? { command: 'replace', cell, letter: third.toUpperCase() } : null;
  }
  return null;
}
