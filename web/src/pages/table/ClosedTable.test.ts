import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import ClosedTable from './ClosedTable.svelte';

it.each([
  ['lobby', 'Diese Einladung ist abgelaufen.'],
  ['untouched', 'Dieser Tisch ist geschlossen: 14 Tage lang war niemand hier.'],
  ['operator', 'Dieser Tisch ist geschlossen: Der Betreiber hat ihn beendet.'],
] as const)('says why a table is closed: %s', (why, sentence) => {
  language.choose('de');
  const page = mount(ClosedTable, { target: document.body, props: { why } });
  flushSync();
  expect(document.querySelector('h1')?.textContent).toBe(sentence);
  expect(document.querySelector('a.button')?.getAttribute('href')).toBe('.');
  void unmount(page);
});
