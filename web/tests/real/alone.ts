import { expect } from 'vitest';
import type { Guest } from './guest';

/** The first time alone is at the server; meanwhile all that is needed comes here, and is kept. */
export async function settleIn(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.goto(guest.home);
  await guest.hand.write(page.getByLabel('Dein Name'), guest.name);
  await begin(guest, 'Allein', 'LetraMix');
  await page.waitForURL(/\/tisch\/(?!hier-)/);
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

/** In the page: has the service worker kept everything that belongs to its release? */
async function isAllKept(): Promise<boolean> {
  const name = (await caches.keys()).find((cache) => cache.startsWith('release '));
  const known = name && (await (await caches.open(name)).match('release'));
  if (!known) return false;
  const { files } = (await known.json()) as { files: string[] };
  const there = new Set((await (await caches.open('files')).keys()).map(({ url }) => url));
  return files.every((file) => there.has(new URL(file, document.baseURI).href));
}
