import { describe, expect, it } from 'vitest';
import type { Layout, LetramixDesk, LetramixWorth } from '../../protocol/types';
import { emptyDraft, layoutOf, place } from './model';
import { JAHR } from './samples';
import { type Verdict, verdict } from './verdict';

const WORTH: LetramixWorth = { points: 22, full: false, words: [], unused: 3, jokers: [] };
const desk = (layout: Layout, worth: LetramixWorth | null, counts: Layout | null = null): LetramixDesk => ({
  shown: 'open',
  layout,
  worth,
  counts,
  done: false,
});

describe('what the player is told', () => {
  it('is the server’s word where it is about this layout', () => {
    expect(verdict(JAHR, desk(layoutOf(JAHR), WORTH), true)).toMatchObject({
      status: 'valid',
      sum: 22,
      counts: { points: 22 },
    });
  });

  it('is our own sum until the server has answered', () => {
    expect(verdict(JAHR, desk([], null), true)).toMatchObject({ status: 'checking', sum: 22 });
  });

  it('is what the judge of this browser says until then', () => {
    const layout = layoutOf(JAHR);
    const told = (laid: Layout, worth: LetramixWorth | null): Verdict =>
      verdict(JAHR, desk(laid, worth), true, { layout, worth: { ...WORTH, points: 21 } });
    expect(told([], null)).toMatchObject({ status: 'valid', sum: 21 });
    expect(told(layout, WORTH)).toMatchObject({ status: 'valid', sum: 22 });
    expect(told(layout, null)).toMatchObject({ status: 'invalid' });
    const other = place(JAHR, 11, { x: 4, y: 0 });
    expect(verdict(other, desk([], null), true, { layout, worth: WORTH })).toMatchObject({ status: 'checking' });
  });

  it('rule C6: what was valid last counts also before the server has heard of a wrong one', () => {
    const wrong = place(JAHR, 11, { x: 4, y: 0 });
    const told = verdict(wrong, desk(layoutOf(JAHR), WORTH), true, { layout: layoutOf(wrong), worth: null });
    expect(told).toMatchObject({ status: 'invalid', counts: { points: 22 } });
  });

  it('rule C6: names the last valid layout where this one is not', () => {
    const wrong = place(JAHR, 11, { x: 4, y: 0 });
    const told = verdict(wrong, desk(layoutOf(wrong), null, layoutOf(JAHR)), true);
    expect(told.status).toBe('invalid');
    expect(told.counts.points).toBe(22);
    expect(told.counts.words.map((w) => w.word)).toEqual(['JAHR', 'WORT', 'BAD']);
  });

  it('rule 5.3.5: all dice are taken off where there was no valid layout', () => {
    expect(verdict(JAHR, desk(layoutOf(JAHR), null), true).counts).toEqual({ points: -26, words: [] });
    expect(verdict(emptyDraft(JAHR.faces), desk([], null), true)).toMatchObject({
      status: 'empty',
      counts: { points: -26 },
    });
  });

  it('rule C6: says nothing about validity without Prüfhilfe', () => {
    expect(verdict(JAHR, desk(layoutOf(JAHR), null), false)).toMatchObject({ status: 'unchecked', sum: 22 });
  });

  it('rule 5.3.3: shows the letter that was found for an open joker', () => {
    const open = place(JAHR, 12, { x: 3, y: 2 });
    const told = verdict(open, desk(layoutOf(open), { ...WORTH, jokers: ['E'] }), true);
    expect(told.words.map((w) => w.word)).toContain('WORTE');
  });
});
