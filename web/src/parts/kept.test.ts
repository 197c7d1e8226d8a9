import { expect, it } from 'vitest';
import { Kept } from './kept';

it('gives the object of before while it says the same', () => {
  const kept = new Kept<{ name: string; taken: boolean }>();
  const first = kept.keep('a', { name: 'A1', taken: false });
  expect(kept.keep('a', { name: 'A1', taken: false })).toBe(first);
  expect(kept.keep('b', { name: 'A1', taken: false })).not.toBe(first);
  const changed = kept.keep('a', { name: 'A1', taken: true });
  expect(changed).toEqual({ name: 'A1', taken: true });
  expect(kept.keep('a', { name: 'A1', taken: true })).toBe(changed);
});
