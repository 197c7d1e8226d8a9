/** Does what a typed line says, and tells what came of it. */

import { number } from '../../i18n/index.svelte';
import { type Bench as AnyBench, answer, done, isAsked } from '../../parts/bench';
import { t as kit } from '../../parts/common-messages';
import type {
  Thumb,
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
export interface Bench extends AnyBench<WurfUndWortView, Player, WurfUndWortAction> {
  readonly stop: () => void;
}

export const execute = (line: string, bench: Bench): string => answer(line, bench, { readCommand, read, play });

/** What only reads out. */
function read({ command }: Command, { view, players }: Bench): string | null {
  switch (command) {
    case 'card':
      return cardSpoken(view);
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

function thumb(thumb: Thumb, bench: Bench): string {
  const { phase } = bench.view;
  return done(phase.phase === 'voting' && isAsked(phase.vote, bench.me), { do: 'thumb', thumb }, bench);
}

function spoken(answer: WurfUndWortAnswer, { dice }: WurfUndWortView): string {
  return `${answer.word}: ${answerChecks(answer, dice)
    .map((check) => check.text)
    .join(', ')}.`;
}
