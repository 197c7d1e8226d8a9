import { expect, it } from 'vitest';
import { freshDraft, place, tileFor } from './model';
import { transform } from './plan';
import { runAt, runsOf } from './runs';
import { remove } from './shift';
import { LESSONS, answer, mine } from './tryout';

const lesson = (name: string) => LESSONS.find((l) => l.name === name)!;

it.each([
  ['exchange', 'LOCKE', 5],
  ['add', 'GLOCKE', 6],
  ['insert', 'REIGEN', 6],
])('%s is done with %s', (name, word, count) => {
  const draft = freshDraft(lesson(name).base);
  expect(answer(lesson(name), draft)).toBe('untouched');
  const done = transform(draft, runsOf(draft)[0]!, word);
  if (!('draft' in done)) throw new Error('no');
  expect(answer(lesson(name), done.draft)).toBe('done');
  expect(mine(lesson(name), done.draft).size).toBe(count);
});

it('LOCKEN is only a form', () => {
  const draft = freshDraft(lesson('add').base);
  const done = transform(draft, runsOf(draft)[0]!, 'LOCKEN');
  expect('draft' in done && answer(lesson('add'), done.draft)).toBe('form');
});

it('what was taken out has to be built in again', () => {
  const draft = freshDraft(lesson('remove').base);
  const without = remove(draft, runsOf(draft)[0]!, 2, 'after')!.draft;
  expect(answer(lesson('remove'), without)).toBe('trying');
  const e = runAt(without, { x: -1, y: -1 }, 'across')!.tiles[1]!;
  const eis = ['I', 'S'].reduce((d, letter, i) => place(d, tileFor(d, letter)!, { x: e.x, y: e.y + 1 + i }), without);
  expect(answer(lesson('remove'), eis)).toBe('done');
});
