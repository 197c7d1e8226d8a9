import { describe, expect, it } from 'vitest';
import { emptyDraft, layoutOf, recallAll, tray } from './model';
import { JAHR, faces } from './samples';
import { backspace, clearAll, cursorAt, layWord, moveCursor, removeAtCursor, turnCursor } from '../../parts/cursor';
import { type Desk, layLetter, recallAt, type, typeDie } from './typing';
import { wordsOf } from './words';

const fresh: Desk = { draft: emptyDraft(faces('JAHRBDWOTASE*')), cursor: cursorAt({ x: 0, y: 0 }, 'across') };
const typed = (desk: Desk, letters: string): Desk => [...letters].reduce((d, letter) => type(d, letter), desk);
const words = (desk: Desk): string[] => wordsOf(desk.draft).map((w) => w.word);

describe('typing', () => {
  it('lays letters along the cursor', () => {
    const desk = typed(fresh, 'jahr');
    expect(words(desk)).toEqual(['JAHR']);
    expect(desk.cursor).toMatchObject({ x: 4, y: 0 });
  });

  it('skips dice that lie already', () => {
    const desk = typed({ draft: JAHR, cursor: cursorAt({ x: 1, y: -2 }, 'down') }, 'es');
    expect(words(desk)).toContain('EBADS');
  });

  it('turns down', () => {
    expect(typed(turnCursor(fresh), 'bad').cursor).toMatchObject({ x: 0, y: 3, direction: 'down' });
  });

  it('takes the joker where the letter is missing', () => {
    expect(layoutOf(type(fresh, 'z').draft)).toEqual([[12, 0, 0, 'Z']]);
    expect(layoutOf(type(fresh, 'a', true).draft)).toEqual([[12, 0, 0, 'A']]);
  });

  it('does nothing without a die for it', () => {
    const desk = type(fresh, 'z');
    expect(type(desk, 'y')).toBe(desk);
    expect(type(desk, '1')).toBe(desk);
  });

  it('rule C9: an umlaut takes two dice, or none', () => {
    expect(words(type(fresh, 'ä'))).toEqual(['AE']);
    expect(words(type(fresh, 'ß'))).toEqual(['SS']);
    const without = typed(fresh, 'ez');
    expect(type(without, 'ö')).toBe(without);
  });

  it('names the joker under the cursor', () => {
    const desk = moveCursor(typed(fresh, 'z'), -1, 0);
    expect(layoutOf(type(desk, 'q', true).draft)).toEqual([[12, 0, 0, 'Q']]);
  });

  it('places a tapped die at the cursor', () => {
    const desk = typeDie(typeDie(fresh, 3), 1);
    expect(words(desk)).toEqual(['RA']);
  });

  it('stops at the edge of the field', () => {
    const edge: Desk = { ...fresh, cursor: cursorAt({ x: 13, y: 0 }, 'across') };
    const once = type(edge, 'j');
    expect(once.cursor).toMatchObject({ x: 13, y: 0 });
    expect(type(once, 'a')).toBe(once);
    expect(moveCursor(edge, 1, 0).cursor.x).toBe(13);
  });
});

describe('taking back', () => {
  it('steps back over what was typed and leaves crossing dice', () => {
    const crossing = typed({ draft: JAHR, cursor: cursorAt({ x: 1, y: -2 }, 'down') }, 'es');
    const once = backspace(crossing, recallAt);
    expect(once.cursor).toMatchObject({ x: 1, y: 2 });
    const twice = backspace(once, recallAt);
    expect(layoutOf(twice.draft)).toEqual(layoutOf(JAHR));
    expect(twice.cursor).toMatchObject({ x: 1, y: -2 });
  });

  it('takes the die before the cursor where nothing was typed', () => {
    const desk = backspace({ draft: JAHR, cursor: cursorAt({ x: 4, y: 0 }, 'across') }, recallAt);
    expect(tray(desk.draft)).toContain(3);
    expect(desk.cursor).toMatchObject({ x: 3, y: 0 });
  });

  it('removes the die under the cursor', () => {
    const desk = removeAtCursor({ draft: JAHR, cursor: cursorAt({ x: 0, y: 0 }, 'across') }, recallAt);
    expect(tray(desk.draft)).toContain(0);
  });

  it('takes all back and returns to where the word began', () => {
    const desk = clearAll(typed(fresh, 'jahr'), recallAll);
    expect(desk.draft.placed).toEqual([]);
    expect(desk.cursor).toMatchObject({ x: 0, y: 0, trail: [] });
  });
});

describe('a whole word', () => {
  it('is laid through dice that show its letters', () => {
    const draft = layWord(JAHR, 'RASE', { x: 3, y: 0 }, 'across', layLetter);
    expect('trouble' in draft ? draft : wordsOf(draft).map((w) => w.word)).toContain('JAHRASE');
  });

  it('gives an open joker its letter', () => {
    const open = typeDie({ draft: JAHR, cursor: cursorAt({ x: 4, y: 0 }, 'across') }, 12).draft;
    const draft = layWord(open, 'RE', { x: 3, y: 0 }, 'across', layLetter);
    expect('trouble' in draft ? draft : layoutOf(draft)).toContainEqual([12, 4, 0, 'E']);
  });

  it('says why it cannot', () => {
    expect(layWord(JAHR, 'ZZ', { x: 0, y: 3 }, 'across', layLetter)).toEqual({ trouble: 'missing', letter: 'Z' });
    expect(layWord(JAHR, 'SEE', { x: 0, y: 0 }, 'across', layLetter)).toEqual({
      trouble: 'taken',
      cell: { x: 0, y: 0 },
    });
    expect(layWord(JAHR, 'ES', { x: 13, y: 3 }, 'across', layLetter)).toEqual({ trouble: 'edge' });
  });
});
