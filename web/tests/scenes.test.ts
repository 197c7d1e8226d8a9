import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faintTexts, violations } from './axe';
import { context, launch, show, SIZES, type Size, type Theme } from './browser';
import { SCENES, type Scene } from './scenes';
import { StandIn } from './stand-in';

/** Set SHOTS to a folder to keep a picture of every screen. */
const SHOTS = process.env.SHOTS;
/** Each size is looked at whole in one theme; in the other one, only colours can differ. */
const LOOKS: Record<Size, readonly [Theme, Theme]> = { phone: ['light', 'dark'], desktop: ['dark', 'light'] };

/** Colours take a moment to fade into the other theme: so long, so many times is waited before they are blamed. */
const FADING = 500;
const TIMES = 8;

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
  if (SHOTS) mkdirSync(SHOTS, { recursive: true });
});

afterAll(() => browser.close());

function isWiderThanItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

async function faintWhenFaded(page: Page): Promise<string[]> {
  let found = await faintTexts(page);
  for (let times = 0; found.length > 0 && times < TIMES; times++) {
    await page.waitForTimeout(FADING);
    found = await faintTexts(page);
  }
  return found;
}

/** All that is wrong with a scene. */
async function look(name: string, scene: Scene, size: Size): Promise<Record<string, unknown>> {
  const [theme, other] = LOOKS[size];
  const server = new StandIn(scene.script);
  const made = await context(browser, size, theme, scene.seated);
  const page = await made.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await show(page, await server.listen(), scene);
    await page.locator('main').first().waitFor({ state: 'attached' });
    await shoot(page, `${name}-${size}-${theme}`);
    const found = { [theme]: await violations(page), wide: await isWiderThanItsWindow(page) };
    await page.emulateMedia({ colorScheme: other });
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().flatMap((a) => (a instanceof CSSTransition ? a.finished : []))),
    );
    await shoot(page, `${name}-${size}-${other}`);
    return {
      ...found,
      [other]: await faintWhenFaded(page),
      complaints: complaints.filter((text) => !text.includes('404')),
    };
  } finally {
    await made.close();
    server.close();
  }
}

describe.concurrent.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  it.each(Object.entries(SCENES))('%s', async (name, scene) => {
    expect(await look(name, scene, size)).toEqual({ light: [], dark: [], wide: false, complaints: [] });
  });
});
