import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { TableConnection } from '../../net/connection.svelte';
import { formerSeat, keepSeat, keptSeat } from '../../net/seats';
import Closed from './Closed.svelte';

it('tells whom the host has taken off the table, and keeps the old secret', () => {
  language.choose('de');
  keepSeat('ABCDEFGHJKLM', '3.x');
  const connection = new TableConnection('ABCDEFGHJKLM', '3.x');
  const sentence = { de: 'Zuschauen kannst du.', en: 'You may watch.' };
  const page = mount(Closed, {
    target: document.body,
    props: { connection, bye: { type: 'bye', reason: 'kicked', sentence } },
  });
  flushSync();
  expect(document.querySelector('h1')?.textContent).toBe('Du wurdest vom Tisch genommen.');
  expect(document.querySelector('p')?.textContent).toBe('Zuschauen kannst du.');
  expect(document.querySelector('button')?.textContent).toBe('Zuschauen');
  expect([keptSeat('ABCDEFGHJKLM'), formerSeat('ABCDEFGHJKLM')]).toEqual([null, '3.x']);
  void unmount(page);
});
