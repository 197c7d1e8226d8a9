import { expect, it } from 'vitest';
import { draftOf, place, recallAll } from './model';
import { LESSONS, type Lesson, type LessonName, RACK, judge, wrongIn } from './tryout';
import { sumOf } from './words';

const lesson = (name: LessonName): Lesson => LESSONS.find((one) => one.name === name) as Lesson;
const startOf = (name: LessonName) => draftOf(RACK, lesson(name).start);

it('each step begins where the one before ends, and no step is done at its beginning', () => {
  for (const [i, one] of LESSONS.entries()) {
    const start = draftOf(RACK, one.start);
    expect(judge(one, start)).toEqual({ is: 'underway' });
    if (i > 0) expect(judge(LESSONS[i - 1] as Lesson, start)).toEqual({ is: 'done' });
  }
});

it('brings the points it promises', () => {
  expect(['cross', 'joker', 'wrong'].map((name) => sumOf(startOf(name as LessonName)))).toEqual([4, 17, 17]);
});

it('half a word is no mistake, a wrong one is', () => {
  const start = startOf('lay');
  const jah = place(place(place(start, 0, { x: 0, y: 0 }), 1, { x: 1, y: 0 }), 2, { x: 2, y: 0 });
  expect(judge(lesson('lay'), jah)).toEqual({ is: 'underway' });
  expect(judge(lesson('lay'), place(jah, 4, { x: 3, y: 0 }))).toEqual({ is: 'wrong', word: 'JAHB' });
});

it('dice that lie apart are told', () => {
  expect(judge(lesson('cross'), place(startOf('cross'), 4, { x: 3, y: 3 }))).toEqual({ is: 'apart' });
});

it('an open joker stands for what fits', () => {
  const draft = place(startOf('joker'), 6, { x: 2, y: 0 });
  expect(judge(lesson('joker'), draft)).toEqual({ is: 'done' });
});

it('the last step is done by a word that is none', () => {
  const draft = place(startOf('wrong'), 5, { x: 3, y: 0 });
  expect(judge(lesson('wrong'), draft)).toEqual({ is: 'done' });
  expect(wrongIn(draft)).toBe('JAHRED');
  expect(judge(lesson('wrong'), recallAll(draft))).toEqual({ is: 'underway' });
});
