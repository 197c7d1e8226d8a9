import { expect, it } from 'vitest';
import { common, freest } from './place';

const ROOM = { left: 0, top: 0, width: 390, height: 844 };
const NOTE = { width: 300, height: 44 };

it('P6: a toast lies where nothing is read', () => {
  const heading = { left: 0, top: 0, width: 390, height: 200, weight: 1 };
  const card = { left: 0, top: 300, width: 390, height: 544, weight: 1 };
  const place = freest(NOTE, ROOM, [heading, card]);
  expect([heading, card].map((one) => common(place, one))).toEqual([0, 0]);
});

it('P6: where there is no such place, it covers what matters least', () => {
  const card = { left: 0, top: 100, width: 390, height: 744, weight: 9 };
  const status = { left: 0, top: 0, width: 390, height: 100, weight: 1 };
  expect(freest(NOTE, ROOM, [card, status]).top).toBe(0);
});

it('P6: a note that is measured by the browser is as large as it is', () => {
  const heading = { left: 0, top: 0, width: 390, height: 200, weight: 1 };
  expect(freest(new DOMRect(0, 0, 300, 44), ROOM, [heading]).top).toBe(200);
});
