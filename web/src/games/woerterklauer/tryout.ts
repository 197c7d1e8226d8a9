/** The lessons of the try-out: fixed fields and pools, and what the judge says of every word that they can form. */

import type { TileColour, WoerterklauerLevel } from '../../protocol/types';
import { type Base, type Draft, freshDraft, isFromPool, isUntouched, letterOf, tray } from './model';
import { type Run, runsOf } from './runs';
import { fieldFrom } from './samples';
import { JUDGED } from './tryout-words';

export type LessonName = 'exchange' | 'add' | 'lead' | 'insert' | 'remove' | 'dissolve';

export interface Lesson {
  readonly name: LessonName;
  readonly level: WoerterklauerLevel;
  readonly base: Base;
  /** The words that lie when it is done, and those of them that turn. */
  readonly goal: { readonly words: readonly string[]; readonly mine: readonly string[] };
  /** For its row: what was, and what is there instead or comes to it. */
  readonly sign: { readonly from: string; readonly to: string };
}

/** You are red, and all that lies is black. */
export const YOU: TileColour = 'red';

const base = (rows: readonly string[], pool: string): Base => fieldFrom(rows, pool, -2, -1);

export const LESSONS: readonly Lesson[] = [
  {
    name: 'exchange',
    level: 'I',
    base: base(['SOCKE'], 'LGAN'),
    goal: { words: ['LOCKE'], mine: ['LOCKE'] },
    sign: { from: 'S', to: 'L' },
  },
  {
    name: 'add',
    level: 'I',
    base: base(['EIN'], 'ESUG'),
    goal: { words: ['SEIN'], mine: ['SEIN'] },
    sign: { from: '', to: 'S' },
  },
  {
    name: 'lead',
    level: 'I',
    base: base(['L.....', 'O.....', 'C.....', 'KASTEN', 'E.....'], 'GIRU'),
    goal: { words: ['GLOCKE', 'KASTEN'], mine: ['GLOCKE'] },
    sign: { from: '', to: 'G' },
  },
  {
    name: 'insert',
    level: 'II',
    base: base(['REGEN'], 'IBT'),
    goal: { words: ['REIGEN'], mine: ['REIGEN'] },
    sign: { from: '', to: 'I' },
  },
  {
    name: 'remove',
    level: 'III',
    base: base(['REIGEN'], 'STO'),
    goal: { words: ['EIS', 'REGEN'], mine: ['EIS', 'REGEN'] },
    sign: { from: 'I', to: 'S' },
  },
  {
    name: 'dissolve',
    level: 'IV',
    base: base(['.R..', 'SAND', '.S..', '.T..'], 'O'),
    goal: { words: ['SO', 'STRANDS'], mine: ['SO', 'STRANDS'] },
    sign: { from: '', to: 'O' },
  },
];

export type Answer =
  | { readonly is: 'untouched' | 'trying' | 'leftover' | 'done' }
  /** A run that is no word, a word that is only another form of what lay there, or one that is not asked for. */
  | { readonly is: 'wrong' | 'form' | 'other'; readonly run: Run };

/** What there is to say of a draft. */
export function answer(lesson: Lesson, draft: Draft): Answer {
  if (isUntouched(draft)) return { is: 'untouched' };
  const runs = runsOf(draft);
  const words = runs.map((r) => r.text).sort();
  const isGoal =
    words.join() === [...lesson.goal.words].sort().join() && draft.placed.every((p) => inRun(draft, p.tile));
  // Only what was exchanged may stay off the field: one letter for each that came in its place.
  const off = tray(draft).filter((tile) => !isFromPool(draft, tile));
  if (isGoal && lesson.level !== 'I' && off.length > 0) return { is: 'leftover' };
  return isGoal ? { is: 'done' } : judge(lesson, runs);
}

/** The first of the runs there is something to say of; half of a word that is asked for is no mistake. */
function judge({ name, base, goal }: Lesson, runs: readonly Run[]): Answer {
  const { words, forms } = JUDGED[name];
  const old = runsOf(freshDraft(base)).map((r) => r.text);
  const open = runs.filter(({ text }) => !old.includes(text) && !goal.words.some((word) => word.includes(text)));
  const wrong = open.find(({ text }) => !words.includes(text));
  if (wrong) return { is: 'wrong', run: wrong };
  const form = open.find(({ text }) => forms.includes(text));
  if (form) return { is: 'form', run: form };
  return open[0] ? { is: 'other', run: open[0] } : { is: 'trying' };
}

function inRun(draft: Draft, tile: number): boolean {
  return runsOf(draft).some((r) => r.tiles.some((p) => p.tile === tile));
}

/** The tiles that show your colour. */
export function mine(lesson: Lesson, draft: Draft): ReadonlySet<number> {
  if (answer(lesson, draft).is !== 'done') return new Set();
  const turning = runsOf(draft).filter((r) => lesson.goal.mine.includes(r.text));
  return new Set(turning.flatMap((r) => r.tiles.map((p) => p.tile)));
}

/** "S, T" for what is still off the field. */
export function offField(draft: Draft): string {
  return tray(draft)
    .filter((tile) => !isFromPool(draft, tile))
    .map((tile) => letterOf(draft, tile))
    .join(', ');
}
