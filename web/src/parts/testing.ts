import { flushSync } from 'svelte';

/** Types a line into the table that is shown, and gives its answer. */
export function typeLine(line: string): string {
  const input = document.querySelector<HTMLInputElement>('.command input');
  if (!input) throw new Error('no typed line is shown');
  input.value = line;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  flushSync();
  return document.querySelector('output')?.textContent ?? '';
}
