import { describe, expect, it } from 'vitest';
import {
  type Draft,
  at,
  draftOf,
  fieldOf,
  freshDraft,
  isUntouched,
  letterOf,
  place,
  recall,
  recallAll,
  sameField,
  shuffle,
  tileFor,
  tray,
} from './model';
import { changesOf, runAt, runsOf } from './runs';
import { fieldFrom } from './samples';
import { insert, remove, replace, takeBack } from './shift';

const SOCKE = freshDraft(fieldFrom(['SOCKE'], 'LGN'));
const words = (draft: Draft): string[] => runsOf(draft).map((r) => r.text);
const tile = (draft: Draft, letter: string): number => tileFor(draft, letter) ?? -1;
const inPool = (draft: Draft): string =>
  tray(draft)
    .map((t) => letterOf(draft, t))
    .join('');
const run = (draft: Draft, x = 0, y = 0) => runAt(draft, { x, y }, 'across')!;

describe('laying', () => {
  it('on a letter exchanges it: the old one goes to the pool (A.28)', () => {
    const locke = place(SOCKE, tile(SOCKE, 'L'), { x: 0, y: 0 });
    expect(words(locke)).toEqual(['LOCKE']);
    expect(inPool(locke)).toBe('GNS');
  });

  it('taken back, the old letter comes home', () => {
    const locke = place(SOCKE, tile(SOCKE, 'L'), { x: 0, y: 0 });
    const back = recall(locke, at(locke, { x: 0, y: 0 })!.tile);
    expect(words(back)).toEqual(['SOCKE']);
    expect(isUntouched(back)).toBe(true);
  });

  it('moved on, it leaves the old letter behind', () => {
    const l = tile(SOCKE, 'L');
    const moved = place(place(SOCKE, l, { x: 0, y: 0 }), l, { x: 0, y: 3 });
    expect(words(moved)).toEqual(['SOCKE']);
    expect(at(moved, { x: 0, y: 3 })?.tile).toBe(l);
  });

  it('everything can be taken back at once', () => {
    const laid = place(place(SOCKE, tile(SOCKE, 'L'), { x: 0, y: 0 }), tile(SOCKE, 'N'), { x: 5, y: 0 });
    expect(isUntouched(recallAll(laid))).toBe(true);
  });

  it('takes a letter that was never on the field first', () => {
    const two = freshDraft(fieldFrom(['SO'], 'LS'));
    const exchanged = place(two, tile(two, 'L'), { x: 0, y: 0 });
    expect(exchanged.base.pool).toContain(tileFor(exchanged, 'S'));
  });

  it('takes a letter that has to be built in again first, but not in the place of another one (Q4, W24)', () => {
    const aester = freshDraft(fieldFrom(['AESTER'], 'ACID'));
    const [a, fresh] = [at(aester, { x: 0, y: 0 })?.tile, tile(aester, 'A')];
    const ester = recall(aester, a ?? -1);
    expect(tileFor(ester, 'A')).toBe(a);
    expect(tileFor(ester, 'A', 'exchange')).toBe(fresh);
  });

  it('shuffles into an order that looks different', () => {
    expect(inPool(shuffle(SOCKE, () => 0.99))).not.toBe('LGN');
  });

  it('goes over the wire and back', () => {
    const laid = place(SOCKE, tile(SOCKE, 'G'), { x: -1, y: 0 });
    const field = fieldOf(laid);
    expect(sameField(field, fieldOf(draftOf(laid.base, [...field].reverse())))).toBe(true);
    expect(sameField(field, fieldOf(SOCKE))).toBe(false);
  });
});

describe('the composing stick', () => {
  const REGEN = freshDraft(fieldFrom(['..A...', 'REGEN.', '..R...'], 'ITX', 0, -1));

  it('replaces', () => {
    expect(words(replace(SOCKE, run(SOCKE), 0, tile(SOCKE, 'L'))!.draft)).toEqual(['LOCKE']);
  });

  it('adds at both ends without moving anything', () => {
    const front = insert(SOCKE, run(SOCKE), 0, tile(SOCKE, 'G'), 'before');
    expect(typeof front !== 'string' && words(front.draft)).toEqual(['GSOCKE']);
    const behind = insert(SOCKE, run(SOCKE), 5, tile(SOCKE, 'N'), 'before');
    expect(typeof behind !== 'string' && words(behind.draft)).toEqual(['SOCKEN']);
  });

  it('inserts, and the wished part moves with all that hangs on it (A.31)', () => {
    const before = insert(REGEN, run(REGEN), 2, tile(REGEN, 'I'), 'before');
    if (typeof before === 'string') throw new Error(before);
    expect(words(before.draft)).toEqual(['REIGEN', 'AGR']);
    expect(at(before.draft, { x: -1, y: 0 })).not.toBeNull();
    const after = insert(REGEN, run(REGEN), 2, tile(REGEN, 'I'), 'after');
    if (typeof after === 'string') throw new Error(after);
    expect(words(after.draft)).toEqual(['REIGEN', 'AGR']);
    expect(at(after.draft, { x: 3, y: -1 })).not.toBeNull();
  });

  it('cannot insert where words hang in a ring', () => {
    const ring = freshDraft(fieldFrom(['ABC', 'D.E', 'FGH'], 'X'));
    expect(insert(ring, run(ring), 1, tile(ring, 'X'), 'before')).toBe('ring');
  });

  it('moves the other part where the wished one cannot', () => {
    const edge = freshDraft(fieldFrom(['REGEN'], 'I', -12, 0));
    const done = insert(edge, run(edge, -12), 2, tile(edge, 'I'), 'before');
    expect(typeof done !== 'string' && [done.side, ...words(done.draft)]).toEqual(['after', 'REIGEN']);
  });

  it('takes a letter out and closes the gap (A.32)', () => {
    const reigen = freshDraft(fieldFrom(['REIGEN'], 'S'));
    const done = remove(reigen, run(reigen), 2, 'after');
    expect(done && words(done.draft)).toEqual(['REGEN']);
    expect(inPool(done!.draft)).toBe('SI');
  });
});

describe('what has changed', () => {
  it('names the old word', () => {
    const locke = place(SOCKE, tile(SOCKE, 'L'), { x: 0, y: 0 });
    expect(changesOf(SOCKE, locke).map((c) => [c.stems[0]?.text, c.run?.text])).toEqual([['SOCKE', 'LOCKE']]);
  });

  it('tells a new word from a changed one', () => {
    const mond = ['M', 'N', 'D'].reduce(
      (d, letter, i) => place(d, tile(d, letter), { x: 1, y: [-1, 1, 2][i]! }),
      freshDraft(fieldFrom(['SOCKE'], 'MND')),
    );
    expect(changesOf(freshDraft(mond.base), mond).map((c) => [c.stems.length, c.run?.text])).toEqual([[0, 'MOND']]);
  });

  it('can be taken back one by one', () => {
    const two = freshDraft(fieldFrom(['SOCKE'], 'LMND'));
    const locke = place(two, tile(two, 'L'), { x: 0, y: 0 });
    const both = ['M', 'N', 'D'].reduce(
      (d, letter, i) => place(d, tile(d, letter), { x: 1, y: [-1, 1, 2][i]! }),
      locke,
    );
    const changes = changesOf(two, both);
    const left = (text: string): string[] =>
      words(
        takeBack(
          both,
          changes.find((c) => c.run?.text === text)!,
        ),
      );
    expect(left('LOCKE').sort()).toEqual(['MOND', 'SOCKE'].sort());
    expect(left('MOND')).toEqual(['LOCKE']);
  });

  it('what was moved for an inserted letter goes home with it', () => {
    const regen = freshDraft(fieldFrom(['REGEN'], 'I'));
    const done = insert(regen, run(regen), 2, tile(regen, 'I'), 'before');
    if (typeof done === 'string') throw new Error(done);
    const [change] = changesOf(regen, done.draft);
    expect(isUntouched(takeBack(done.draft, change!))).toBe(true);
  });
});
