/** The lessons of the try-out: fixed fields, fixed pools and fixed answers; no judge is asked. */

import type { TileColour, WoerterklauerLevel } from '../../protocol/types';
import { type Base, type Draft, isFromPool, isUntouched, letterOf, tray } from './model';
import { runsOf } from './runs';
import { fieldFrom } from './samples';

export type LessonName = 'exchange' | 'add' | 'lead' | 'insert' | 'remove' | 'dissolve';

export interface Lesson {
  readonly name: LessonName;
  readonly level: WoerterklauerLevel;
  readonly base: Base;
  /** The words that lie when it is done, and those of them that turn. */
  readonly goal: { readonly words: readonly string[]; readonly mine: readonly string[] };
  /** For its row: what was, and what is there instead or comes to it. */
  readonly sign: { readonly from: string; readonly to: string };
  /** Words that are only other forms: their new letter counts, nothing turns. */
  readonly forms: readonly string[];
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
    forms: [],
  },
  {
    name: 'add',
    level: 'I',
    base: base(['EIN'], 'ESUG'),
    goal: { words: ['SEIN'], mine: ['SEIN'] },
    sign: { from: '', to: 'S' },
    forms: ['EINE'],
  },
  {
    name: 'lead',
    level: 'I',
    base: base(['L.....', 'O.....', 'C.....', 'KASTEN', 'E.....'], 'GIRU'),
    goal: { words: ['GLOCKE', 'KASTEN'], mine: ['GLOCKE'] },
    sign: { from: '', to: 'G' },
    forms: [],
  },
  {
    name: 'insert',
    level: 'II',
    base: base(['REGEN'], 'IBT'),
    goal: { words: ['REIGEN'], mine: ['REIGEN'] },
    sign: { from: '', to: 'I' },
    forms: [],
  },
  {
    name: 'remove',
    level: 'III',
    base: base(['REIGEN'], 'STO'),
    goal: { words: ['EIS', 'REGEN'], mine: ['EIS', 'REGEN'] },
    sign: { from: 'I', to: 'S' },
    forms: [],
  },
  {
    name: 'dissolve',
    level: 'IV',
    base: base(['.R..', 'SAND', '.S..', '.T..'], 'O'),
    goal: { words: ['SO', 'STRANDS'], mine: ['SO', 'STRANDS'] },
    sign: { from: '', to: 'O' },
    forms: [],
  },
];

export type Answer = 'untouched' | 'trying' | 'form' | 'leftover' | 'done';

/** What there is to say of a draft. */
export function answer(lesson: Lesson, draft: Draft): Answer {
  if (isUntouched(draft)) return 'untouched';
  const words = runsOf(draft)
    .map((r) => r.text)
    .sort();
  const isGoal =
    words.join() === [...lesson.goal.words].sort().join() && draft.placed.every((p) => inRun(draft, p.tile));
  // Only what was exchanged may stay off the field: one letter for each that came in its place.
  const off = tray(draft).filter((tile) => !isFromPool(draft, tile));
  if (isGoal && lesson.level !== 'I' && off.length > 0) return 'leftover';
  if (isGoal) return 'done';
  return words.some((word) => lesson.forms.includes(word)) ? 'form' : 'trying';
}

function inRun(draft: Draft, tile: number): boolean {
  return runsOf(draft).some((r) => r.tiles.some((p) => p.tile === tile));
}

/** The tiles that show your colour. */
export function mine(lesson: Lesson, draft: Draft): ReadonlySet<number> {
  if (answer(lesson, draft) !== 'done') return new Set();
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
