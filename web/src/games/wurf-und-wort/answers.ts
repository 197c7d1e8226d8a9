/** The answers on the table, and what a seat may do with one under review. */

import type { Seat, WurfUndWortAnswer, WurfUndWortDie, WurfUndWortGround, WurfUndWortView } from '../../protocol/types';
import { isFaulty } from './checks';
import { t } from './messages';

export function answersIn({ phase }: WurfUndWortView): readonly WurfUndWortAnswer[] {
  if ('answers' in phase) return phase.answers;
  return 'ended' in phase ? (phase.ended?.answers ?? []) : [];
}

/** Is it marked by the engine: formally wrong, or a plural (B7)? */
export function isMarked(answer: WurfUndWortAnswer): boolean {
  return isFaulty(answer) || answer.plural === true;
}

/** What a review is about: most often whether the word fits. */
export function reviewTitle(answers: readonly WurfUndWortAnswer[]): string {
  const marked = answers.length === 1 ? answers.find(isMarked) : undefined;
  if (!marked) return t.fits;
  return isFaulty(marked) ? t.faultFound : t.pluralFound;
}

export function mayObject(answer: WurfUndWortAnswer, me: Seat | null): boolean {
  return me !== null && me !== answer.seat && !isMarked(answer) && answer.contest === undefined;
}

/** The engine's word on letters is final; on syllables, parts of the card and plurals it is not (§5.2.5, B7). */
export function mayAppeal(answer: WurfUndWortAnswer, dice: readonly WurfUndWortDie[], me: Seat | null): boolean {
  const letters = dice.every((die, i) => die.die === 'syllables' || answer.met[i] === true);
  return me === answer.seat && isMarked(answer) && letters && answer.contest === undefined;
}

/** Grounds for an objection; syllables only where they are asked for. */
export function groundsFor(dice: readonly WurfUndWortDie[]): readonly WurfUndWortGround[] {
  return dice.some((die) => die.die === 'syllables') ? ['unsuitable', 'syllables', 'part'] : ['unsuitable', 'part'];
}
