/** The typed line where words are said: what it works on, and what it answers. */

import type { Seat, VoteView } from '../protocol/types';
import { t } from './common-messages';

export interface Bench<View, Player, Action> {
  readonly view: View;
  readonly players: readonly Player[];
  readonly me: Seat | null;
  /** Milliseconds left of what is going on; null where no clock runs. */
  readonly left: number | null;
  readonly act: (action: Action) => void;
  readonly help: () => void;
}

/** How a game understands a line: what only reads out answers null where something is to be played. */
interface Understanding<Command, Work> {
  readCommand: (line: string) => Command | null;
  read: (command: Command, bench: Work) => string | null;
  play: (command: Command, bench: Work, line: string) => string;
}

/** Does what a line says, and tells what came of it. Who only watches can have everything read out. */
export function answer<Command extends { command: string }, Work extends Bench<unknown, unknown, never>>(
  line: string,
  bench: Work,
  { readCommand, read, play }: Understanding<Command, Work>,
): string {
  const command = readCommand(line);
  if (command === null) return t.notUnderstood(line.trim());
  if (command.command === 'time') return timeSpoken(bench.left);
  if (command.command !== 'help')
    return read(command, bench) ?? (bench.me === null ? t.notNow : play(command, bench, line));
  bench.help();
  return '';
}

/** Acts, if one may. */
export function done<Action>(may: boolean, action: Action, { act }: { act: (action: Action) => void }): string {
  if (!may) return t.notNow;
  act(action);
  return t.done;
}

function timeSpoken(left: number | null): string {
  return left === null ? t.noClock : t.secondsLeft(Math.ceil(left / 1000));
}

/** Has this seat still to vote? */
export function isAsked(vote: VoteView, me: Seat | null): boolean {
  return me !== null && vote.voters.includes(me) && vote.own === null;
}
