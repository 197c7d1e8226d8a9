/** A card to try the game on; nobody is asked. */

import type { WortduellCall, WortduellCard, WortduellPlace } from '../../protocol/types';
import { squaresOf } from './model';
import { type SampleCard, WOODS, covered, squaresWith } from './samples';

export interface Attempt {
  readonly called: readonly WortduellCall[];
  readonly found: readonly WortduellPlace[];
}

/** A step of the try-out: what is known when it begins, and what is to be done. */
interface Step {
  readonly called: string;
  readonly found: readonly string[];
  readonly goal: WortduellPlace | { readonly letter: string };
  /** Only the squares are to be chosen. */
  readonly isPick?: boolean;
  /** They are chosen already. */
  readonly isSelected?: boolean;
}

const [FUECHSE, , , REH, MOOS] = WOODS.words as [WortduellPlace, never, never, WortduellPlace, WortduellPlace];

/** Those of the card, and two that are not on it. */
export const LETTERS: readonly string[] = [...'ABCEFHIMNORSTU'];

export const STEPS: readonly Step[] = [
  { called: '', found: [], goal: { letter: 'E' } },
  { called: 'EH', found: [], goal: REH, isPick: true },
  { called: 'EH', found: [], goal: REH, isSelected: true },
  { called: 'EHC', found: ['REH'], goal: FUECHSE },
  { called: 'EHCO', found: ['REH', 'FUECHSE', 'FICHTE', 'BUCHE', 'EICHE'], goal: MOOS },
];

/** The card at the beginning of a step. */
export function begin(step: number): Attempt {
  const { called = '', found = [] } = STEPS[step] ?? ({} as Partial<Step>);
  const nothing: Attempt = { called: [], found: WOODS.words.filter(({ word }) => found.includes(word)) };
  return [...called].reduce((attempt, letter) => call(WOODS, attempt, letter), nothing);
}

export function call(card: SampleCard, attempt: Attempt, letter: string): Attempt {
  return { ...attempt, called: [...attempt.called, { letter, squares: squaresWith(card.rows, letter) }] };
}

/** The attempt with one more word; null if it does not lie there. */
export function guess(card: SampleCard, attempt: Attempt, { word, from, to }: WortduellPlace): Attempt | null {
  const place = card.words.find((one) => one.word === word && one.from === from && one.to === to);
  return place ? { ...attempt, found: [...attempt.found, place] } : null;
}

/** The card as far as it is known. */
export function known(card: SampleCard, { called, found }: Attempt): WortduellCard {
  const squares = new Set([...called.flatMap((one) => one.squares), ...squaresOf(found)]);
  return {
    open: false,
    rows: covered(card.rows, squares),
    words: [],
    called: [...called],
    found: [...found],
    known: [...squares],
    wrong: [],
  };
}
