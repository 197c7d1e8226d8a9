import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Guest } from './guest';

/** The first time alone is at the server; meanwhile the engine comes. */
export async function settleIn(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.goto(guest.home);
  await guest.chooseName();
  await begin(guest, 'Allein', 'LetraMix');
  await page.waitForURL(/\/tisch\/(?!hier-)/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('setzkasten.engine'))).not.toBeNull();
}

/** Waits until the service worker has kept everything that belongs to its release. */
export async function allIsKept(page: Page): Promise<void> {
  const isAllKept = async (): Promise<boolean> => {
    const name = (await caches.keys()).find((cache) => cache.startsWith('release '));
    const known = name && (await (await caches.open(name)).match('release'));
    if (!known) return false;
    const { files } = (await known.json()) as { files: string[] };
    const there = new Set((await (await caches.open('files')).keys()).map(({ url }) => url));
    return files.every((file) => there.has(new URL(file, document.baseURI).href));
  };
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
}

/** Starts a game by yourself; `choose` picks what is chosen in the dialog. */
export async function begin(
  guest: Guest,
  way: 'Allein' | 'Gegen den Computer',
  game: string,
  choose: () => Promise<void> = async () => undefined,
): Promise<void> {
  await guest.choose(way, game);
  await choose();
  await guest.press('Los geht’s');
}

/** In this browser, from the home page. */
export async function beginHere(...[guest, ...wish]: Parameters<typeof begin>): Promise<void> {
  await guest.page.goto(guest.home);
  await begin(guest, ...wish);
  await guest.page.waitForURL(/\/tisch\/hier-/);
}

/** In this browser, and again until one has the first turn: `isOn` is there only then. */
export async function beginFirst(
  guest: Guest,
  game: string,
  isOn: () => Promise<boolean>,
  choose?: () => Promise<void>,
) {
  for (let tries = 0; tries < 12; tries++) {
    await beginHere(guest, 'Gegen den Computer', game, choose);
    if (await isOn()) return;
  }
  throw new Error('the computer always begins');
}
