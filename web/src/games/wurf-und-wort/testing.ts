/** What tests play with: the card of the mock-ups and an answer to it. */

import type { WurfUndWortAnswer, WurfUndWortPhase, WurfUndWortView } from '../../protocol/types';
import type { Card } from './model';
import { EXAMPLE, ROLL } from './samples';

export const CARD: Card = EXAMPLE;

export const ANSWER: WurfUndWortAnswer = {
  seat: 1,
  word: 'Regenschirm',
  split: 'Re-gen-schirm',
  met: [true, true, true, true],
  syllables: [3, 3],
  fit: 'typical',
  known: true,
  hint: { de: 'REGENSCHIRM: typisch', en: 'REGENSCHIRM: typical' },
};

export const SEARCHING: Extract<WurfUndWortPhase, { phase: 'searching' }> = {
  phase: 'searching',
  reveal: 1000,
  until: 91_000,
  passed: [],
  pressed: false,
};

export function viewWith(phase: WurfUndWortPhase, changes: Partial<WurfUndWortView> = {}): WurfUndWortView {
  return {
    options: { rounds: 25, mode: 'buzzer', seconds: 45, pace: 'normal', repeats: true, decent: null },
    round: 4,
    scores: [17, 9, -3],
    card: CARD,
    dice: [...ROLL],
    worth: 9,
    log: [],
    phase,
    ...changes,
  };
}
