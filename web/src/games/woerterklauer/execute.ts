/** Does what a typed line says, and tells what came of it. */

import { t as kit } from '../../parts/common-messages';
import { type Cell, cellName } from '../../parts/grid';
import { layTyped } from '../../parts/typed';
import { type Command, readCommand } from './command';
import type { PlayerDesk } from './desk.svelte';
import { t } from './messages';
import { at, letterOf, place, recall, tileFor } from './model';
import { transform } from './plan';
import { runsOf } from './runs';
import { type ColourOf, cellSpoken, fieldSpoken, poolSpoken } from './spoken';
import { layLetter, type } from './typing';

/** What the table does for the typed line. */
export interface Acts {
  /** May tiles be laid now? */
  active: boolean;
  finish: (() => void) | null;
  joker: (() => void) | null;
  resign: (() => void) | null;
  help: () => void;
  /** How it stands: before the turn, and with what lies now. */
  standing: () => string;
  /** What is left in the glass. */
  time: () => string;
  colourOf: ColourOf;
}

export function execute(line: string, desk: PlayerDesk, acts: Acts): string {
  const command = readCommand(line);
  if (command === null) return kit.notUnderstood(line.trim());
  return onTable(command, acts) ?? read(command, desk, acts) ?? (acts.active ? onDesk(command, desk) : kit.notNow);
}

/** What the table does itself; null if the command is for the tiles. */
function onTable({ command }: Command, acts: Acts): string | null {
  switch (command) {
    case 'finish':
    case 'joker':
    case 'resign': {
      const act = acts[command];
      act?.();
      return act === null ? kit.notNow : '';
    }
    case 'help':
      acts.help();
      return '';
    case 'standing':
      return acts.standing();
    case 'time':
      return acts.time();
    default:
      return null;
  }
}

/** What only reads out. */
function read(command: Command, { draft }: PlayerDesk, acts: Acts): string | null {
  const { colourOf } = acts;
  switch (command.command) {
    case 'read':
      return `${fieldSpoken(draft, colourOf)} ${acts.standing()}`;
    case 'readColour':
      return fieldSpoken(draft, colourOf, command.colour);
    case 'readCell':
      return cellSpoken(draft, runsOf(draft), colourOf, command.cell);
    case 'pool':
      return poolSpoken(draft);
    default:
      return null;
  }
}

function onDesk(command: Command, desk: PlayerDesk): string {
  switch (command.command) {
    case 'lay':
    case 'type':
      return layTyped(command, desk, { layLetter, type, words: t });
    case 'turn':
      return turn(desk, command.from, command.to);
    case 'replace':
      return replace(desk, command.cell, command.letter);
    case 'back':
      return back(desk, command.cell);
    case 'allBack':
      desk.clear();
      return t.allTakenBack;
    case 'undo':
      desk.undo();
      return poolSpoken(desk.draft);
    case 'shuffle':
      desk.shuffle();
      return poolSpoken(desk.draft);
    default:
      return kit.notNow;
  }
}

/** One word becomes another. */
function turn(desk: PlayerDesk, from: string, to: string): string {
  const run = runsOf(desk.draft).find((r) => r.text === from);
  if (!run) return t.noSuchWord(from);
  const done = transform(desk.draft, run, to);
  if ('missing' in done) return t.missingLetter(done.missing);
  if ('shift' in done) return t[done.shift];
  desk.change(done.draft);
  return t.became(from, to);
}

function replace(desk: PlayerDesk, cell: Cell, letter: string): string {
  const tile = tileFor(desk.draft, letter, 'exchange');
  if (at(desk.draft, cell) === null) return kit.nothingThere(cellName(cell));
  if (tile === null) return t.missingLetter(letter);
  desk.change(place(desk.draft, tile, cell));
  return t.placed(letter, cellName(cell));
}

function back(desk: PlayerDesk, cell: Cell): string {
  const there = at(desk.draft, cell);
  if (there === null) return kit.nothingThere(cellName(cell));
  const letter = letterOf(desk.draft, there.tile);
  desk.change(recall(desk.draft, there.tile));
  return t.takenBack(letter);
}
