/** Does what a typed line says, and tells what came of it. */

import { type Bench as AnyBench, answer, done, isAsked } from '../../parts/bench';
import { t as kit } from '../../parts/common-messages';
import type { Seat } from '../../protocol/types';
import { type Command, readCommand } from './command';
import { t } from './messages';
import { fitting, initialOf, mayChange, placeOf } from './model';
import { dieInSentence } from './names';
import type { Player } from './players';
import { allDiceSpoken, namesSpoken, standingSpoken, tableSpoken, themeSpoken } from './spoken';
import type { BuecherwurmAction, BuecherwurmView } from './wire';

/** What the line works on. */
export interface Bench extends AnyBench<BuecherwurmView, Player, BuecherwurmAction> {
  /** Asks once more. */
  readonly giveUp: () => void;
}

export const execute = (line: string, bench: Bench): string => answer(line, bench, { readCommand, read, play });

/** What only reads out. */
function read({ command }: Command, { view, players }: Bench): string | null {
  const { round, options } = view;
  switch (command) {
    case 'theme':
      return round ? themeSpoken(round.theme, options.language) : kit.notNow;
    case 'read':
      return tableSpoken(view, players);
    case 'dice':
      return round ? allDiceSpoken(round, players) : kit.notNow;
    case 'named':
      return round ? namesSpoken(round) : kit.notNow;
    case 'standing':
      return standingSpoken(players);
    default:
      return null;
  }
}

function play(command: Command, bench: Bench, line: string): string {
  const { view, me } = bench;
  const { phase, round } = view;
  const isNaming = phase.phase === 'naming' && phase.seat === me;
  switch (command.command) {
    case 'say':
      if (isNaming) return say(command, bench);
      return command.named ? kit.notNow : kit.notUnderstood(line.trim());
    case 'choose':
      return done(phase.phase === 'choosing' && phase.seat === me, { do: 'choose_theme', theme: command.theme }, bench);
    case 'turn':
      return done(phase.phase === 'turning' && phase.seat === me, { do: 'turn_die', side: command.side }, bench);
    case 'change':
      return done(isNaming && round !== null && mayChange(round), { do: 'change_theme' }, bench);
    case 'giveUp':
      if (!isNaming) return kit.notNow;
      bench.giveUp();
      return '';
    case 'up':
    case 'down':
      return done(phase.phase === 'voting' && isAsked(phase.vote, me), { do: 'thumb', thumb: command.command }, bench);
    default:
      return kit.notNow;
  }
}

/** A term for the best die that fits, or for one of a player who is to be robbed. */
function say({ word, from }: Extract<Command, { command: 'say' }>, { view, players, act }: Bench): string {
  const { round, phase, options } = view;
  if (round === null || phase.phase !== 'naming') return kit.notNow;
  const victim = from === null ? null : players.find(({ name }) => name.toLowerCase() === from.toLowerCase());
  if (victim === undefined) return t.noSuchPlayer(from ?? '');
  const initial = initialOf(word, options.language);
  const dice = fitting(round, phase.takeable, initial).filter(
    (die) => victim === null || isAt(placeOf(round, die), victim.seat),
  );
  const [die] = dice;
  if (die === undefined) return t.noneFits(initial ?? word);
  act({ do: 'name', word, die });
  return t.said(word, dieInSentence(round, die));
}

function isAt(place: ReturnType<typeof placeOf>, seat: Seat): boolean {
  return place !== null && place !== 'middle' && place.desk === seat;
}
