import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { context, launch, show, SIZES, type Size, THEMES } from './browser';
import { SCENES } from './scenes';
import { StandIn } from './stand-in';

/** Set SHOTS to a folder to keep a picture of every screen. */
const SHOTS = process.env.SHOTS;

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
  if (SHOTS) mkdirSync(SHOTS, { recursive: true });
});

afterAll(() => browser.close());

function isWiderThanItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

describe.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  describe.each(THEMES)('%s', (theme) => {
    it.each(Object.entries(SCENES))('%s', async (name, scene) => {
      const server = new StandIn(scene.script);
      const base = await server.listen();
      const made = await context(browser, size, theme, scene.seated);
      const page = await made.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      try {
        await show(page, base, scene);
        if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${size}-${theme}.png`) });
        expect(await violations(page)).toEqual([]);
        expect(await isWiderThanItsWindow(page)).toBe(false);
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
      } finally {
        await made.close();
        server.close();
      }
    });
  });
});
