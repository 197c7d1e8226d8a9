/** The typed line, for screen readers and for fast fingers: German and English words, in any case. */

import type { WortduellPlace, WortduellSquare } from '../../protocol/types';
import { cellOf, foldWord } from './model';

export type Command =
  | { readonly command: 'call'; readonly letter: string }
  | { readonly command: 'guess'; readonly place: WortduellPlace }
  | { readonly command: 'mark'; readonly squares: readonly WortduellSquare[] }
  | { readonly command: 'readRow'; readonly row: number }
  | { readonly command: 'readSquare'; readonly square: WortduellSquare }
  | { readonly command: PlainCommand };

export type PlainCommand =
  'read' | 'readOwn' | 'called' | 'found' | 'standing' | 'time' | 'pass' | 'next' | 'back' | 'help';

const PLAIN: Readonly<Record<PlainCommand, readonly string[]>> = {
  read: ['lies', 'read', 'lies gegner', 'read rival'],
  readOwn: ['lies meine', 'lies eigene', 'meine', 'read mine', 'mine'],
  called: ['gerufen', 'rufe', 'called', 'calls'],
  found: ['gelöst', 'wörter', 'solved', 'words'],
  standing: ['stand', 'score', 'standing'],
  time: ['zeit', 'uhr', 'time', 'clock'],
  pass: ['passen', 'passe', 'pass'],
  next: ['weiter', 'bereit', 'next', 'ready'],
  back: ['zurück', 'zurücknehmen', 'back', 'take back'],
  help: ['hilfe', 'help', '?'],
};

const BY_PHRASE: ReadonlyMap<string, PlainCommand> = new Map(
  Object.entries(PLAIN).flatMap(([command, phrases]) =>
    phrases.map((phrase): [string, PlainCommand] => [phrase, command as PlainCommand]),
  ),
);

const CALL = /^(rufe?|call)$/;
const SOLVE = /^(l(ö|oe)se?|rate?|solve|guess)$/;
const READ = /^(lies|read)$/;
const MARK = /^(felde?r?|feld|squares?|mark)$/;
const NONE = /^(keine?s?|none)$/;
const BETWEEN = /^(von|bis|from|to|in|-|–)$/;

/** What a line asks for; null if it cannot be understood. */
export function readCommand(line: string): Command | null {
  const tokens = line.normalize('NFC').replace(/[,–-]/g, ' ').trim().toLowerCase().split(/\s+/);
  const plain = BY_PHRASE.get(tokens.join(' '));
  if (plain !== undefined) return { command: plain };
  return readCall(tokens) ?? readMark(tokens) ?? readReading(tokens) ?? readGuess(tokens);
}

/** `ruf E`, or only `E`. */
function readCall(tokens: readonly string[]): Command | null {
  const letter = CALL.test(tokens[0] ?? '') ? tokens.slice(1) : tokens;
  return letter.length === 1 && /^[a-z]$/.test(letter[0] ?? '')
    ? { command: 'call', letter: (letter[0] as string).toUpperCase() }
    : null;
}

/** `felder A3 C5`, only the squares, or `keine`. */
function readMark(tokens: readonly string[]): Command | null {
  if (tokens.length === 1 && NONE.test(tokens[0] ?? '')) return { command: 'mark', squares: [] };
  const squares = MARK.test(tokens[0] ?? '') ? tokens.slice(1) : tokens;
  const areSquares = squares.length > 0 && squares.every((token) => cellOf(token) !== null);
  return areSquares ? { command: 'mark', squares: [...new Set(squares.map((square) => square.toUpperCase()))] } : null;
}

/** `lies 3`, `lies zeile 3`, `lies C4`. */
function readReading(tokens: readonly string[]): Command | null {
  if (!READ.test(tokens[0] ?? '')) return null;
  const what = tokens.at(-1) ?? '';
  if (/^[1-7]$/.test(what)) return { command: 'readRow', row: Number(what) - 1 };
  return cellOf(what) ? { command: 'readSquare', square: what.toUpperCase() } : null;
}

/** `HAFEN D2 H2`, `löse HAFEN von D2 bis H2`, `D2 H2 HAFEN`. */
function readGuess(tokens: readonly string[]): Command | null {
  const rest = (SOLVE.test(tokens[0] ?? '') ? tokens.slice(1) : tokens).filter((token) => !BETWEEN.test(token));
  const [from, to, ...more] = rest.filter((token) => cellOf(token) !== null);
  const word = foldWord(rest.filter((token) => cellOf(token) === null).join(''));
  if (from === undefined || to === undefined || more.length > 0 || word === null) return null;
  return { command: 'guess', place: { word, from: from.toUpperCase(), to: to.toUpperCase() } };
}
