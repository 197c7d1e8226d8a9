import { beforeEach, expect, it } from 'vitest';
import { forgetSeat, formerSeat, keepSeat, keptSeat, keptSeats } from './seats';

beforeEach(() => localStorage.clear());

it('knows the seats of this browser, and those it had', () => {
  keepSeat('ONE', 'a');
  keepSeat('TWO', 'b');
  expect(keptSeats().map((seat) => seat.table)).toEqual(['TWO', 'ONE']);
  expect(formerSeat('ONE')).toBeNull();
  forgetSeat('ONE');
  expect([keptSeat('ONE'), formerSeat('ONE')]).toEqual([null, 'a']);
  // Lost already: what it was stays known.
  forgetSeat('ONE');
  expect(formerSeat('ONE')).toBe('a');
  expect(keptSeat('TWO')).toBe('b');
});
