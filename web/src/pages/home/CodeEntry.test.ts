import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { router } from '../../shell/router.svelte';
import CodeEntry from './CodeEntry.svelte';

let unmountEntry: () => void = () => undefined;
let gone: string[] = [];
const go = router.go.bind(router);

beforeEach(() => {
  gone = [];
  router.go = (path) => void gone.push(path);
  const entry = mount(CodeEntry, { target: document.body });
  unmountEntry = () => void unmount(entry);
  flushSync();
});
afterEach(() => {
  unmountEntry();
  router.go = go;
});

const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement;
const cells = (): number => document.querySelectorAll('.cell').length;

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

function paste(text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  field().dispatchEvent(event);
  flushSync();
}

function submit(): void {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

describe('the field for a code', () => {
  it('takes four letters, and six where codes are longer', () => {
    type('rune');
    expect(cells()).toBe(4);
    submit();
    type('runeb');
    expect(cells()).toBe(6);
    submit();
    type('runeba');
    submit();
    expect(gone).toEqual(['code/RUNE', 'code/RUNEBA']);
  });

  it.each([
    ['https://spiele.example/RUNE', 'RUNE'],
    ['https://spiele.example/RUNEBA/ ', 'RUNEBA'],
    ['runeba', 'RUNEBA'],
  ])('takes the code out of %s', (text, code) => {
    paste(text);
    expect(field().value).toBe(code);
  });
});
