import { expect, it } from 'vitest';
import { freshDraft, place, tileFor } from './model';
import { transform } from './plan';
import { runAt, runsOf } from './runs';
import { remove } from './shift';
import { LESSONS, answer, mine } from './tryout';
import { JUDGED } from './tryout-words';

const lesson = (name: string) => LESSONS.find((l) => l.name === name)!;

it.each([
  ['exchange', 'SOCKE', 'LOCKE', 5],
  ['add', 'EIN', 'SEIN', 4],
  ['lead', 'LOCKE', 'GLOCKE', 6],
  ['insert', 'REGEN', 'REIGEN', 6],
])('%s: %s becomes %s', (name, from, word, count) => {
  const draft = freshDraft(lesson(name).base);
  expect(answer(lesson(name), draft).is).toBe('untouched');
  const done = transform(
    draft,
    runsOf(draft).find((run) => run.text === from)!,
    word,
  );
  if (!('draft' in done)) throw new Error('no');
  expect(answer(lesson(name), done.draft).is).toBe('done');
  expect(mine(lesson(name), done.draft).size).toBe(count);
});

it.each([
  ['exchange', 'SOCKE', 'GOCKE', 'wrong'],
  ['exchange', 'SOCKE', 'SOCKEN', 'form'],
  ['exchange', 'SOCKE', 'SOCKEL', 'other'],
  ['add', 'EIN', 'EING', 'wrong'],
  ['insert', 'REGEN', 'REGENT', 'other'],
])('%s: %s to %s is judged as at the table: %s', (name, from, word, is) => {
  const draft = freshDraft(lesson(name).base);
  const run = runsOf(draft).find(({ text }) => text === from)!;
  const done = transform(draft, run, word);
  expect('draft' in done && answer(lesson(name), done.draft)).toMatchObject({ is, run: { text: word } });
});

it.each(LESSONS)('$name: the judge was asked about the letters that lie there', ({ name, base }) => {
  expect([...base.letters].sort()).toEqual([...JUDGED[name].letters].sort());
});

it('what was taken out has to be built in again', () => {
  const draft = freshDraft(lesson('remove').base);
  const without = remove(draft, runsOf(draft)[0]!, 2, 'after')!.draft;
  expect(answer(lesson('remove'), without).is).toBe('trying');
  const e = runAt(without, { x: -1, y: -1 }, 'across')!.tiles[1]!;
  const eis = ['I', 'S'].reduce((d, letter, i) => place(d, tileFor(d, letter)!, { x: e.x, y: e.y + 1 + i }), without);
  expect(answer(lesson('remove'), eis).is).toBe('done');
});

it('the first minute ends with a lead of 6 to 5', () => {
  const { base } = lesson('lead');
  const draft = freshDraft(base);
  const done = transform(
    draft,
    runsOf(draft).find((run) => run.text === 'LOCKE')!,
    'GLOCKE',
  );
  if (!('draft' in done)) throw new Error('no');
  const own = mine(lesson('lead'), done.draft).size;
  expect([own, done.draft.placed.length - own]).toEqual([6, 5]);
});
