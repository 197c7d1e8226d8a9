import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BEACH } from './tryout-words';
import { LESSONS, after, answer, hint, takeable } from './tryout';

describe.each(LESSONS.map((lesson) => [lesson.name, lesson] as const))('%s', (_, lesson) => {
  it.each(['de', 'en'] as const)('can be solved in %s, and every die it wants has a word', (language) => {
    expect(hint(lesson, language)).not.toBe('');
    for (const die of lesson.wanted) {
      expect(BEACH[language].filter((word) => answer(lesson, word, die, language) === 'right').length).toBeGreaterThan(
        0,
      );
    }
  });
});

it('tells a word it does not know from a wrong die and from a wrong letter', () => {
  const [take, steal] = LESSONS;
  if (!take || !steal) throw new Error('no lessons');
  expect(answer(take, 'die Sonne', 0, 'de')).toBe('right');
  expect(answer(take, 'Strandkorb', 0, 'de')).toBe('right');
  expect(answer(take, 'Socke', 0, 'de')).toBe('unknown');
  expect(answer(take, 'Sonne', 1, 'de')).toBe('misfit');
  expect(answer(steal, 'Sonne', 0, 'de')).toBe('wrongDie');
});

it('a theft costs a worm', () => {
  const steal = LESSONS[1];
  if (!steal) throw new Error('no lesson');
  const round = after(steal, 'Hut', 3);
  expect(round.desks).toEqual([
    { pile: [3], worms: 0 },
    { pile: [], worms: 1 },
  ]);
  expect(round.worms).toBe(5);
  expect(takeable(steal)).toEqual([0, 1, 2, 3]);
});

it('the try-out knows what the theme base knows', () => {
  const text = readFileSync('../data/themes/am-strand.toml', 'utf8');
  const lists = [...text.matchAll(/^(?:typical|fits) = """([^"]*)"""/gm)].map(([, list = '']) =>
    list.split(',').map((word) => word.trim().replace(/\s+/g, ' ')),
  );
  expect([...BEACH.de, ...BEACH.en]).toEqual(lists.flat());
});
