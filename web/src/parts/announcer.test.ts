import { expect, it, vi } from 'vitest';
import { Announcer } from './announcer.svelte';

it('A4: what is said in one tick is said together, and later it is said anew', () => {
  vi.useFakeTimers();
  const announcer = new Announcer();
  announcer.say('Richtung senkrecht.');
  announcer.say('Gültig, zählt 7.');
  announcer.say('Gültig, zählt 7.');
  expect(announcer.said.text).toBe('Richtung senkrecht. Gültig, zählt 7.');
  vi.runAllTimers();
  announcer.say('Gültig, zählt 9.');
  expect(announcer.said.text).toBe('Gültig, zählt 9.');
  vi.useRealTimers();
});
