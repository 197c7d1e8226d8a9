import { beforeEach, expect, it } from 'vitest';
import { catchFocus } from './focus';

let room: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><input><div><h3>Gilt das?</h3><button>Ja</button></div></main>';
  room = document.querySelector('div') as HTMLElement;
});

it('A3: focus that has fallen to the page gets a place, a heading too', () => {
  catchFocus(room, 'h3');
  expect(document.activeElement?.tagName).toBe('H3');
});

it('A3: what contains the room is no place, what is beside it is', () => {
  document.querySelector('main')?.focus();
  catchFocus(room, 'textarea', 'button', 'h3');
  expect(document.activeElement?.tagName).toBe('BUTTON');
  document.querySelector('input')?.focus();
  catchFocus(room, 'h3');
  expect(document.activeElement?.tagName).toBe('INPUT');
});
