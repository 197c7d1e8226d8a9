/** Does what a typed line says, and tells what came of it. */

import { type Command, readCommand } from './command';
import type { PlayerDesk } from './desk.svelte';
import { type Cell, cellName } from '../../parts/grid';
import { t } from './messages';
import { type Draft, at, isJoker, letterAt, nameJoker, recall } from './model';
import { cellSpoken, layoutSpoken, traySpoken } from './spoken';
import { type WordTrouble, cursorAt, layWord, type } from './typing';
import { wordsOf } from './words';

/** What the table does for the typed line. */
export interface Acts {
  /** Null while the dice may not be rolled again. */
  reroll: (() => void) | null;
  finish: () => void;
  help: () => void;
  /** "Anna 57, Ben 52" */
  standing: () => string;
  /** "1:29"; null where no sandglass runs. */
  time: () => string | null;
  /** What counts now. */
  worth: () => string;
}

export function execute(line: string, desk: PlayerDesk, acts: Acts): string {
  const command = readCommand(line);
  if (command === null) return t.notUnderstood(line.trim());
  return onTable(command, acts) ?? onDesk(command, desk, acts);
}

/** What the table does itself; null if the command is for the dice. */
function onTable({ command }: Command, acts: Acts): string | null {
  switch (command) {
    case 'reroll':
      acts.reroll?.();
      return acts.reroll === null ? t.noReroll : '';
    case 'finish':
    case 'help':
      acts[command]();
      return '';
    case 'standing':
      return t.standing(acts.standing());
    case 'time': {
      const time = acts.time();
      return time === null ? t.noGlass : t.left(time);
    }
    default:
      return null;
  }
}

function onDesk(command: Command, desk: PlayerDesk, acts: Acts): string {
  const { draft } = desk;
  switch (command.command) {
    case 'lay':
      return lay(desk, layWord(draft, command.word, command.cell, command.direction), command.word, command.cell);
    case 'type':
      return typeWord(desk, command.word);
    case 'back':
      return back(desk, command.cell);
    case 'joker':
      return joker(desk, command.cell, command.letter);
    case 'readCell':
      return cellSpoken(draft, wordsOf(draft), command.cell);
    case 'read':
      return `${layoutSpoken(wordsOf(draft))} ${acts.worth()}`;
    case 'tray':
      return t.stillInTray(traySpoken(draft));
    case 'allBack':
      desk.recallAll();
      return t.allTakenBack;
    case 'undo':
      desk.undo();
      return layoutSpoken(wordsOf(desk.draft));
    case 'shuffle':
      desk.shuffle();
      return t.shuffled;
    default:
      return '';
  }
}

function lay(desk: PlayerDesk, next: Draft | WordTrouble, word: string, cell: Cell): string {
  if ('trouble' in next) return trouble(next);
  desk.change(next);
  return t.laid(word, cellName(cell));
}

function trouble(why: WordTrouble): string {
  if (why.trouble === 'missing') return t.missingLetter(why.letter);
  return why.trouble === 'taken' ? t.cellTaken(cellName(why.cell)) : t.offField;
}

/** A word from the cursor on, all of it or nothing. */
function typeWord(desk: PlayerDesk, word: string): string {
  const from = cellName(desk.cursor);
  let next = { draft: desk.draft, cursor: cursorAt(desk.cursor, desk.cursor.direction) };
  for (const letter of word) {
    const typed = type(next, letter);
    if (typed === next) return t.missingLetter(letter);
    next = typed;
  }
  desk.set(next);
  return t.laid(word, from);
}

function back(desk: PlayerDesk, cell: Cell): string {
  const there = at(desk.draft, cell);
  if (there === null) return t.nothingThere(cellName(cell));
  const letter = letterAt(desk.draft, there) ?? t.joker;
  desk.change(recall(desk.draft, there.die));
  return t.takenBack(letter);
}

function joker(desk: PlayerDesk, cell: Cell, letter: string | null): string {
  const there = at(desk.draft, cell);
  if (there === null || !isJoker(desk.draft, there.die)) return t.noJokerThere(cellName(cell));
  desk.change(nameJoker(desk.draft, there.die, letter));
  return cellSpoken(desk.draft, wordsOf(desk.draft), cell);
}
