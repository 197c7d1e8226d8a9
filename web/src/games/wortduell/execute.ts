/** Does what a typed line says, and tells what came of it. */

import { t as kit } from '../../parts/common-messages';
import type { WortduellCard, WortduellPlace, WortduellSquare } from '../../protocol/types';
import { type Command, readCommand } from './command';
import { t } from './messages';
import { cellOf, cellsOf, lineOf } from './model';
import { callsSpoken, cardSpoken, cellSpoken, foundSpoken, rowSpoken } from './spoken';

/** What the table does for the typed line; null where it cannot now. */
export interface Acts {
  call: ((letter: string) => void) | null;
  guess: ((place: WortduellPlace) => void) | null;
  mark: ((squares: WortduellSquare[]) => void) | null;
  pass: (() => void) | null;
  next: (() => void) | null;
  /** Takes back what was suggested. */
  back: (() => void) | null;
  help: () => void;
  /** "Anna 4, Ben 6" */
  standing: () => string;
  /** Whose turn it is, and how long it may take. */
  time: () => string;
  /** The card that is guessed, and the own one. */
  card: WortduellCard | undefined;
  own: WortduellCard | undefined;
}

export function execute(line: string, acts: Acts): string {
  const command = readCommand(line);
  if (command === null) return kit.notUnderstood(line.trim());
  return read(command, acts) ?? act(command, acts);
}

/** What only reads out; null if something is to be done. */
function read(command: Command, { card, own, standing, time }: Acts): string | null {
  switch (command.command) {
    case 'read':
      return card ? cardSpoken(card.rows) : kit.notNow;
    case 'readOwn':
      return own ? cardSpoken(own.rows) : kit.notNow;
    case 'readRow':
      return card ? rowSpoken(card.rows, command.row) || t.nothingKnown : kit.notNow;
    case 'readSquare':
      return squareRead(card, command.square);
    case 'called':
      return card ? callsSpoken(card.called) : kit.notNow;
    case 'found':
      return card ? foundSpoken(card.found) : kit.notNow;
    case 'standing':
      return t.standing(standing());
    case 'time':
      return time();
    default:
      return null;
  }
}

function squareRead(card: WortduellCard | undefined, square: WortduellSquare): string {
  const cell = cellOf(square);
  return card && cell ? cellSpoken(card, cell) : kit.notNow;
}

function act(command: Command, acts: Acts): string {
  switch (command.command) {
    case 'call':
      return call(command.letter, acts);
    case 'guess':
      return guess(command.place, acts);
    case 'mark':
      return done(acts.mark && (() => acts.mark?.([...command.squares])));
    case 'pass':
    case 'next':
    case 'back':
      return done(acts[command.command]);
    default:
      acts.help();
      return '';
  }
}

function done(what: (() => void) | null): string {
  what?.();
  return what === null ? kit.notNow : '';
}

function call(letter: string, acts: Acts): string {
  if (acts.call !== null && acts.card?.called.some((one) => one.letter === letter)) return t.calledBefore(letter);
  return done(acts.call && (() => acts.call?.(letter)));
}

function guess(place: WortduellPlace, acts: Acts): string {
  const line = lineOf(place);
  const isStraight = line !== null && (line.from.x === line.to.x || line.from.y === line.to.y);
  if (!isStraight || cellsOf(line).length !== place.word.length) return t.noPlace(place.word, place.from, place.to);
  return done(acts.guess && (() => acts.guess?.(place)));
}
