/** What a seat may do with an answer under review. */

import type { Seat } from '../../protocol/types';
import { isFaulty } from './checks';
import type { WurfUndWortAnswer, WurfUndWortDie, WurfUndWortGround } from './wire';

export function mayObject(answer: WurfUndWortAnswer, me: Seat | null): boolean {
  return me !== null && me !== answer.seat && !isFaulty(answer) && answer.contest === undefined;
}

/** The engine's word on letters is final; on syllables and parts of the card it is not (§5.2.5). */
export function mayAppeal(answer: WurfUndWortAnswer, dice: readonly WurfUndWortDie[], me: Seat | null): boolean {
  const letters = dice.every((die, i) => die.die === 'syllables' || answer.met[i] === true);
  return me === answer.seat && isFaulty(answer) && letters && answer.contest === undefined;
}

/** Grounds for an objection; syllables only where they are asked for. */
export function groundsFor(dice: readonly WurfUndWortDie[]): readonly WurfUndWortGround[] {
  return dice.some((die) => die.die === 'syllables') ? ['unsuitable', 'syllables', 'part'] : ['unsuitable', 'part'];
}
