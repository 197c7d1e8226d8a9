/** Does what a typed line says, and tells what came of it. */

import { number } from '../../i18n/index.svelte';
import { t as kit } from '../../parts/command-messages';
import type {
  Seat,
  WurfUndWortAction,
  WurfUndWortAnswer,
  WurfUndWortGround,
  WurfUndWortView,
} from '../../protocol/types';
import { answersIn, groundsFor, mayAppeal, mayObject } from './answers';
import { answerChecks } from './checks';
import { type Command, readCommand } from './command';
import { t } from './messages';
import type { Player } from './players';
import { cardSpoken } from './roll';

/** What the line works on. */
export interface Bench {
  readonly view: WurfUndWortView;
  readonly players: readonly Player[];
  readonly me: Seat | null;
  /** Milliseconds left of what is going on; null where no clock runs. */
  readonly left: number | null;
  readonly act: (action: WurfUndWortAction) => void;
  readonly stop: () => void;
  readonly help: () => void;
}

export function execute(line: string, bench: Bench): string {
  const command = readCommand(line);
  if (command === null) return kit.notUnderstood(line.trim());
  return read(command, bench) ?? (bench.me === null ? kit.notNow : play(command, bench, line));
}

/** What only reads out. */
function read({ command }: Command, { view, players, left, help }: Bench): string | null {
  switch (command) {
    case 'help':
      help();
      return '';
    case 'card':
      return cardSpoken(view);
    case 'time':
      return left === null ? t.noClock : t.secondsLeft(Math.ceil(left / 1000));
    case 'standing':
      return t.standingSpoken(players.map((player) => `${player.name} ${number(player.total)}`).join(', '));
    case 'word':
      return (
        answersIn(view)
          .map((answer) => spoken(answer, view))
          .join(' ') || t.noWordYet
      );
    default:
      return null;
  }
}

function play(command: Command, bench: Bench, line: string): string {
  const { view, me } = bench;
  const { phase } = view;
  switch (command.command) {
    case 'stop':
      if (phase.phase !== 'searching') return kit.notNow;
      bench.stop();
      return '';
    case 'say':
      return say(command.word, command.named, bench, line);
    case 'object':
      return object(command.ground, bench);
    case 'down':
      return phase.phase === 'voting' ? thumb('down', bench) : object('unsuitable', bench);
    case 'up':
      return phase.phase === 'voting' ? thumb('up', bench) : done(phase.phase === 'review', { do: 'pass' }, bench);
    case 'backOut':
      return done(phase.phase === 'naming' && phase.seat === me, { do: 'back_out' }, bench);
    case 'appeal':
      return done(
        phase.phase === 'review' && phase.answers.some((answer) => mayAppeal(answer, view.dice, me)),
        { do: 'appeal' },
        bench,
      );
    case 'pass':
      return done('passed' in phase, { do: 'pass' }, bench);
    default:
      return kit.notNow;
  }
}

/** A word alone is an answer only where one is asked for. */
function say(word: string, named: boolean, bench: Bench, line: string): string {
  const { phase } = bench.view;
  const isAsked = phase.phase === 'collecting' || (phase.phase === 'naming' && phase.seat === bench.me);
  if (!isAsked) return named ? kit.notNow : kit.notUnderstood(line.trim());
  bench.act({ do: 'answer', word });
  return t.said(word);
}

function object(ground: WurfUndWortGround, bench: Bench): string {
  const { view, me } = bench;
  const answer = view.phase.phase === 'review' ? view.phase.answers.find((one) => mayObject(one, me)) : undefined;
  if (!answer || !groundsFor(view.dice).includes(ground)) return kit.notNow;
  return done(true, { do: 'object', seat: answer.seat, ground }, bench);
}

function thumb(thumb: 'up' | 'down', bench: Bench): string {
  const { phase } = bench.view;
  const isAsked =
    phase.phase === 'voting' && bench.me !== null && phase.vote.voters.includes(bench.me) && phase.vote.own === null;
  return done(isAsked, { do: 'thumb', thumb }, bench);
}

function done(may: boolean, action: WurfUndWortAction, bench: Bench): string {
  if (!may) return kit.notNow;
  bench.act(action);
  return t.done;
}

function spoken(answer: WurfUndWortAnswer, { dice }: WurfUndWortView): string {
  return `${answer.word}: ${answerChecks(answer, dice)
    .map((check) => check.text)
    .join(', ')}.`;
}
