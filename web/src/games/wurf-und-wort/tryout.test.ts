import { beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { LESSONS, type Lesson, answer, hint } from './tryout';

beforeEach(() => language.choose('de'));

const [letters, forbidden, syllables] = LESSONS as readonly [Lesson, Lesson, Lesson];

it.each(LESSONS)('$name has a word that does it, and all its words stay clear of the card', (lesson) => {
  expect(answer(lesson, hint(lesson)).is).toBe('right');
  const parts = lesson.words.filter((word) =>
    lesson.card.stems?.some((stem) => word.replaceAll('-', '').toLowerCase().includes(stem)),
  );
  expect(parts).toEqual([]);
});

describe('answers', () => {
  it.each([
    [letters, 'sommer', 'right'],
    [letters, 'Sonne', 'fault'],
    [letters, 'Strandkörbmuster', 'fault'],
    [letters, 'Marmor', 'unknown'],
    [forbidden, 'Teller', 'right'],
    [forbidden, 'Toaster', 'fault'],
    [syllables, 'Gurke', 'fault'],
    [syllables, 'Schubkarre', 'right'],
    [syllables, 'Kaktus', 'uncounted'],
  ])('%#: %s', (lesson, word, is) => {
    expect(answer(lesson, word).is).toBe(is);
  });
});

it('every word of the first two lessons is right', () => {
  for (const lesson of [letters, forbidden]) {
    expect(lesson.words.filter((word) => answer(lesson, word.replaceAll('-', '')).is !== 'right')).toEqual([]);
  }
});
