import type { WurfUndWortDie } from '../../protocol/types';
import type { Card } from './model';
/** Rolls to look at: on the home page and in the rules. */

export const ROLL: readonly WurfUndWortDie[] = [
  { die: 'must', letter: 'R', worth: 1 },
  { die: 'must', letter: 'M', worth: 2 },
  { die: 'must_not', letter: 'A' },
  { die: 'syllables', count: 3 },
];

export const EXAMPLE: Card = {
  theme: '',
  title: { de: 'Was man oft vergisst', en: 'What one often forgets' },
  factor: 3,
  stems: ['oft', 'vergiss'],
};
