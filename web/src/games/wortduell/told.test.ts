import { beforeEach, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { WortduellNews } from '../../protocol/types';
import { NOTHING, toldAfter } from './told';

beforeEach(() => language.choose('de'));

const names = {
  of: (seat: number) => ['Anna', 'Ben'][seat] ?? '',
  side: (side: number) => ['Anna', 'Ben'][side] ?? '',
  me: 0,
};
const after = (...news: WortduellNews[]) => toldAfter(NOTHING, news, true, names, (seat) => seat % 2);

it('a call tells the squares of the other side’s card', () => {
  const told = after(
    { news: 'called', seat: 1, letter: 'E', squares: ['G1', 'C4'] },
    { news: 'turn', side: 0, seat: 0 },
  );
  expect(told.text).toBe('Ben ruft E: 2 Felder, G1, C4.');
  expect([told.owner, [...told.squares]]).toEqual([0, ['G1', 'C4']]);
});

it('speaks to who has called', () => {
  expect(after({ news: 'called', seat: 0, letter: 'X', squares: [] }).text).toBe('X steht nicht auf der Karte. Pech.');
});

it('an answer by hand and what it costs', () => {
  const marked: WortduellNews = { news: 'marked', side: 1, seat: 1, missed: ['C4'], wrong: ['A1', 'A2'], lost: 3 };
  expect(after(marked, { news: 'called', seat: 0, letter: 'E', squares: ['C4'] }).text).toBe(
    'Ben hat 1 Feld vergessen und 2 Felder falsch genannt: 3 Punkte weniger. E steht auf 1 Feld: C4.',
  );
});

it('speaks to who has answered', () => {
  expect(after({ news: 'marked', side: 0, seat: 0, missed: [], wrong: ['A1'], lost: 1 }).text).toBe(
    'Du hast 1 Feld falsch genannt: 1 Punkt weniger.',
  );
});

it('who has no points loses none', () => {
  const marked: WortduellNews = { news: 'marked', side: 1, seat: 1, missed: ['C4'], wrong: [], lost: 0 };
  expect(after(marked).text).toBe('Ben hat 1 Feld vergessen. Unter null Punkte geht es nicht.');
});

it('a wrong guess shows no squares', () => {
  const told = after({ news: 'guessed', seat: 1, word: 'HAFEN', from: 'D2', to: 'H2', right: false });
  expect([told.text, told.owner]).toEqual(['Ben rät HAFEN, D2–H2: falsch.', null]);
});

it('what has nothing to say leaves what was told', () => {
  const told = after({ news: 'passed', seat: 1 });
  expect(toldAfter(told, [{ news: 'turn', side: 0, seat: 0 }], true, names, () => 0)).toBe(told);
});

it('who has just come hears only the last thing', () => {
  const news: WortduellNews[] = [
    { news: 'passed', seat: 0 },
    { news: 'called', seat: 1, letter: 'X', squares: [] },
    { news: 'turn', side: 0, seat: 0 },
  ];
  expect(toldAfter(NOTHING, news, false, names, (seat) => seat % 2).text).toBe('Ben ruft X: nicht auf der Karte.');
});
