import { expect, it } from 'vitest';
import { type KeyPress, commandOf } from './keyboard';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it.each([
  ['ArrowLeft', { key: 'move', dx: -1, dy: 0 }],
  ['ArrowDown', { key: 'move', dx: 0, dy: 1 }],
  [' ', { key: 'turn' }],
  ['Backspace', { key: 'back' }],
  ['Delete', { key: 'remove' }],
  ['Escape', { key: 'recall' }],
  ['Enter', { key: 'finish' }],
  ['?', { key: 'help' }],
  ['w', { key: 'letter', letter: 'w', joker: false }],
  ['ü', { key: 'letter', letter: 'ü', joker: false }],
  ['ß', { key: 'letter', letter: 'ß', joker: false }],
])('%s', (key, command) => {
  expect(commandOf(press(key))).toEqual(command);
});

it('takes the joker with Shift', () => {
  expect(commandOf(press('W', { shiftKey: true }))).toEqual({ key: 'letter', letter: 'W', joker: true });
});

it('types a capital without Shift as a letter: Caps Lock is on', () => {
  expect(commandOf(press('W'))).toEqual({ key: 'letter', letter: 'W', joker: false });
});

it('types umlauts with Alt where the keyboard has none', () => {
  expect(commandOf(press('a', { altKey: true }))).toEqual({ key: 'letter', letter: 'Ä', joker: false });
});

it('takes back a step with Ctrl+Z and leaves other shortcuts to the browser', () => {
  expect(commandOf(press('z', { ctrlKey: true }))).toEqual({ key: 'undo' });
  expect(commandOf(press('Z', { metaKey: true }))).toEqual({ key: 'undo' });
  expect(commandOf(press('r', { ctrlKey: true }))).toBeNull();
  expect(commandOf(press('Tab'))).toBeNull();
  expect(commandOf(press('5'))).toBeNull();
});
