import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../i18n/index.svelte';
import LiveRegion from './LiveRegion.svelte';
import { Announcer, announcer } from './announcer.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (announcer: Announcer): string[] =>
  announcer.said.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));

it('A4: what comes together is said together, the shortest first, and nothing twice', () => {
  const announcer = new Announcer();
  announcer.say('Ben klaut RUHE und legt TRUHE, das sind vier Steine.');
  announcer.say('Du bist dran.');
  announcer.say('Du bist dran.');
  vi.advanceTimersByTime(100);
  expect(texts(announcer)).toEqual(['Du bist dran. Ben klaut RUHE und legt TRUHE, das sind vier Steine.']);
});

it('A4: what comes later is said after it, not in its place', () => {
  const announcer = new Announcer();
  announcer.say('Richtung senkrecht.');
  vi.advanceTimersByTime(100);
  announcer.say('Gültig, zählt 9.');
  vi.advanceTimersByTime(100);
  expect(texts(announcer)).toEqual(['Richtung senkrecht.', 'Gültig, zählt 9.']);
  vi.advanceTimersByTime(10_000);
  expect(texts(announcer)).toEqual([]);
});

it('the same sentence can be said again later', () => {
  const announcer = new Announcer();
  announcer.say('Das liegt nicht im Vorrat.');
  vi.advanceTimersByTime(100);
  announcer.say('Das liegt nicht im Vorrat.');
  vi.advanceTimersByTime(100);
  expect(texts(announcer)).toHaveLength(2);
});

it('A7, P18: a sentence is read in the language it was written in, also after the page has another', () => {
  const region = mount(LiveRegion, { target: document.body });
  language.choose('en');
  announcer.say('Ben says Hai.');
  vi.advanceTimersByTime(100);
  language.choose('de');
  announcer.say('Du bist dran.');
  vi.advanceTimersByTime(100);
  flushSync();
  const heard = [...document.querySelectorAll<HTMLElement>('[role=log] p')].map(({ lang, textContent }) => [
    lang,
    textContent,
  ]);
  expect(heard).toEqual([
    ['en', 'Ben says Hai.'],
    ['de', 'Du bist dran.'],
  ]);
  void unmount(region);
});

it('A7, P18: words of the table within a sentence are read in the table’s language, wherever they stand', () => {
  const region = mount(LiveRegion, { target: document.body });
  language.choose('en');
  announcer.say('Stolen: KLEBEN; new: DATUM.', ['DATUM', 'KLEBEN']);
  announcer.say('Your turn.');
  vi.advanceTimersByTime(100);
  flushSync();
  const sentence = [...document.querySelectorAll('[role=log] p')].at(-1);
  expect(sentence?.textContent?.trim()).toBe('Your turn. Stolen: KLEBEN; new: DATUM.');
  const words = [...(sentence?.querySelectorAll<HTMLElement>('span') ?? [])].map(({ lang, textContent }) => [
    lang,
    textContent,
  ]);
  expect(words).toEqual([
    ['de', 'KLEBEN'],
    ['de', 'DATUM'],
  ]);
  language.choose('de');
  void unmount(region);
});
