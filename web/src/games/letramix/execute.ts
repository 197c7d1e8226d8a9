/** Does what a typed line says, and tells what came of it. */

import { t as kit } from '../../parts/common-messages';
import { type Cell, cellName } from '../../parts/grid';
import { layTyped } from '../../parts/typed';
import { type Command, readCommand } from './command';
import type { PlayerDesk } from './desk.svelte';
import { t } from './messages';
import { at, isJoker, letterAt, nameJoker, recall } from './model';
import { cellSpoken, layoutSpoken, traySpoken } from './spoken';
import { layLetter, type } from './typing';
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
  if (command === null) return kit.notUnderstood(line.trim());
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
      return time === null ? t.noGlass : kit.left(time);
    }
    default:
      return null;
  }
}

function onDesk(command: Command, desk: PlayerDesk, acts: Acts): string {
  const { draft } = desk;
  switch (command.command) {
    case 'lay':
    case 'type':
      return layTyped(command, desk, { layLetter, type, words: t });
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

function back(desk: PlayerDesk, cell: Cell): string {
  const there = at(desk.draft, cell);
  if (there === null) return kit.nothingThere(cellName(cell));
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
