import { describe, expect, it } from 'vitest';
import { JAHR, faces } from './samples';
import {
  at,
  dieFor,
  draftOf,
  emptyDraft,
  isFull,
  layoutOf,
  letterAt,
  nameJoker,
  place,
  placeLetter,
  placeOf,
  recall,
  recallAll,
  sameLayout,
  shuffle,
  tray,
  unusedValue,
} from './model';

const fresh = emptyDraft(faces('JAHRBDWOTASE*'));

describe('placing', () => {
  it('lays a die of the tray on a free cell', () => {
    const draft = place(fresh, 0, { x: 2, y: 3 });
    expect(layoutOf(draft)).toEqual([[0, 2, 3]]);
    expect(tray(draft)).not.toContain(0);
  });

  it('sends the die that lay there back into the tray when one comes from the tray', () => {
    const draft = place(place(fresh, 0, { x: 0, y: 0 }), 1, { x: 0, y: 0 });
    expect(layoutOf(draft)).toEqual([[1, 0, 0]]);
  });

  it('swaps two dice that both lie', () => {
    const two = place(place(fresh, 0, { x: 0, y: 0 }), 1, { x: 1, y: 0 });
    expect(layoutOf(place(two, 1, { x: 0, y: 0 }))).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  it('leaves a die alone that is laid where it lies', () => {
    const draft = place(fresh, 0, { x: 1, y: 1 });
    expect(layoutOf(place(draft, 0, { x: 1, y: 1 }))).toEqual([[0, 1, 1]]);
  });

  it('lays nothing beyond the field', () => {
    expect(place(fresh, 0, { x: 14, y: 0 })).toBe(fresh);
    expect(place(fresh, 13, { x: 0, y: 0 })).toBe(fresh);
  });
});

describe('the joker', () => {
  it('stands for a letter only if one is said', () => {
    const open = place(fresh, 12, { x: 0, y: 0 });
    expect(layoutOf(open)).toEqual([[12, 0, 0]]);
    expect(layoutOf(nameJoker(open, 12, 'U'))).toEqual([[12, 0, 0, 'U']]);
    expect(layoutOf(nameJoker(nameJoker(open, 12, 'U'), 12, null))).toEqual([[12, 0, 0]]);
  });

  it('keeps its letter when it is moved and loses it in the tray', () => {
    const named = place(fresh, 12, { x: 0, y: 0 }, 'U');
    expect(layoutOf(place(named, 12, { x: 4, y: 0 }))).toEqual([[12, 4, 0, 'U']]);
    expect(layoutOf(place(recall(named, 12), 12, { x: 4, y: 0 }))).toEqual([[12, 4, 0]]);
  });

  it('takes part only where no die shows the letter, or where it is wanted', () => {
    expect(dieFor(fresh, 'A')).toBe(1);
    expect(dieFor(fresh, 'A', true)).toBe(12);
    expect(dieFor(fresh, 'Z')).toBe(12);
    expect(dieFor(placeLetter(fresh, 'Z', { x: 0, y: 0 }), 'Y')).toBeNull();
  });

  it('gives no other die a letter', () => {
    expect(layoutOf(place(fresh, 0, { x: 0, y: 0 }, 'Q'))).toEqual([[0, 0, 0]]);
    expect(nameJoker(fresh, 12, 'U')).toBe(fresh);
  });
});

describe('taking back', () => {
  it('puts a die where it was in the tray', () => {
    const draft = place(fresh, 3, { x: 0, y: 0 });
    expect(tray(recall(draft, 3))).toEqual(tray(fresh));
    expect(recall(draft, 4)).toBe(draft);
  });

  it('takes all back', () => {
    expect(tray(recallAll(JAHR))).toHaveLength(13);
    expect(recallAll(fresh)).toBe(fresh);
  });
});

describe('the tray', () => {
  it('is shuffled without losing a die', () => {
    const draft = shuffle(JAHR, () => 0.999);
    expect([...tray(draft)].sort()).toEqual([...tray(JAHR)].sort());
    expect(tray(draft)).not.toEqual(tray(JAHR));
    expect(draft.placed).toBe(JAHR.placed);
  });

  it('costs what its dice are worth, the joker nothing', () => {
    expect(unusedValue(JAHR)).toBe(3);
  });
});

describe('layouts of the server', () => {
  it('come and go unchanged', () => {
    const layout = layoutOf(JAHR);
    expect(layoutOf(draftOf(JAHR.faces, layout))).toEqual(layout);
  });

  it('are compared whatever their order', () => {
    expect(
      sameLayout(
        [
          [0, 1, 1],
          [12, 0, 0, 'U'],
        ],
        [
          [12, 0, 0, 'U'],
          [0, 1, 1],
        ],
      ),
    ).toBe(true);
    expect(sameLayout([[12, 0, 0]], [[12, 0, 0, 'U']])).toBe(false);
  });

  it('are moved into the field where they lie beyond it', () => {
    const far = draftOf(JAHR.faces, [
      [0, 40, -30],
      [1, 41, -30],
    ]);
    expect(layoutOf(far)).toEqual([
      [0, 0, 0],
      [1, 1, 0],
    ]);
  });
});

it('knows what lies where', () => {
  const there = at(JAHR, { x: 0, y: 0 });
  expect(there && letterAt(JAHR, there)).toBe('J');
  expect(placeOf(JAHR, 12)).toBeNull();
  expect(isFull(JAHR)).toBe(false);
});
