import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { context, launch, show, type Size } from './browser';
import type { Scene } from './scenes';
import { StandIn } from './stand-in';

/** Whoever imports this has a browser for all tests of the file, and in each of them a scripted server of its own. */

let browser: Browser;
let close: (() => Promise<void>) | null = null;

/** The server of the last visit. */
export let server: StandIn;

beforeAll(async () => {
  browser = await launch();
});

afterEach(leave);
afterAll(() => browser.close());

/** Opens a scene with a server of its own. `prepare` gets the page before anything is fetched. */
export async function visit(
  scene: Scene,
  size: Size = 'desktop',
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const own = new StandIn(scene.script);
  server = own;
  const base = await own.listen();
  const guest = await context(browser, size, 'light', scene.seated);
  close = async () => {
    await guest.close();
    own.close();
  };
  const page = await guest.newPage();
  await prepare?.(page);
  await show(page, base, scene);
  return page;
}

/** Ends the visit before its test does. */
export async function leave(): Promise<void> {
  await close?.();
  close = null;
}
