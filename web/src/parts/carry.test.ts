import { expect, it } from 'vitest';
import { type Carry, type Step, RESTING, carry } from './carry';

const down: Step<string> = { type: 'down', what: 'A', pointer: 1, at: { x: 10, y: 10 } };
const move = (x: number, y: number, pointer = 1): Step<string> => ({ type: 'move', pointer, at: { x, y } });
const after = (...steps: Step<string>[]): Carry<string> => steps.reduce<Carry<string>>((c, s) => carry(c, s), RESTING);

it('is a tap while the pointer moves less than 6 px', () => {
  expect(after(down, move(14, 13)).is).toBe('pressed');
});

it('is in the hand from 6 px on, also when it comes back', () => {
  expect(after(down, move(16, 10)).is).toBe('carried');
  expect(after(down, move(40, 10), move(10, 10))).toMatchObject({ is: 'carried', at: { x: 10, y: 10 } });
});

it('rests when it is let go or taken away', () => {
  expect(after(down, move(40, 10), { type: 'up', pointer: 1 })).toEqual(RESTING);
  expect(after(down, { type: 'cancel', pointer: 1 })).toEqual(RESTING);
});

it('knows only one pointer at a time', () => {
  const second: Step<string> = { type: 'down', what: 'B', pointer: 2, at: { x: 0, y: 0 } };
  expect(after(down, second, move(90, 90, 2))).toMatchObject({ is: 'pressed', what: 'A' });
  expect(after(down, { type: 'up', pointer: 2 }).is).toBe('pressed');
});
