import { expect, it } from 'vitest';
import { emptyDraft } from './model';
import { RACK, STEP_COUNT, stepsDone } from './tryout';
import { layWord } from './typing';
import { sumOf } from './words';

const laid = (draft: ReturnType<typeof emptyDraft>, word: string, x: number, y: number, way: 'across' | 'down') => {
  const next = layWord(draft, word, { x, y }, way);
  if ('trouble' in next) throw new Error(next.trouble);
  return next;
};

it('goes on step by step and ends with the points it promises', () => {
  const start = emptyDraft(RACK);
  expect(stepsDone(start)).toBe(0);
  const first = laid(start, 'WORT', 0, 0, 'across');
  expect(stepsDone(first)).toBe(1);
  const second = laid(first, 'OB', 1, 0, 'down');
  expect(stepsDone(second)).toBe(2);
  const third = laid(second, 'WORTE', 0, 0, 'across');
  expect(stepsDone(third)).toBe(STEP_COUNT);
  expect(sumOf(third)).toBe(13);
});
