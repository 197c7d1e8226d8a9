import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faintTexts, violations } from './axe';
import { context, launch, settle, show, SIZES, type Size, THEMES, type Theme } from './browser';
import { Accepted, take } from './pictures';
import { ENGINE_SCENES, SCENES, type Scene } from './scenes';
import { StandIn } from './stand-in';
import { holdStill } from './still';
import { smallTargets } from './targets';
import { coveredByToasts } from './toasts';

/** Set SHOTS to a folder to keep a large picture of every screen there. */
const SHOTS = process.env.SHOTS;
/** Set ACCEPT to take the pictures of this run for the right ones. */
const ACCEPT = process.env.ACCEPT;
const accepted = new Accepted(join(import.meta.dirname, 'accepted'), join(import.meta.dirname, '../shots/diff'));

/** Each size is looked at whole in one theme; in the other one, only colours can differ. */
const LOOKS: Record<Size, readonly [Theme, Theme]> = { phone: ['light', 'dark'], desktop: ['dark', 'light'] };

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
  if (SHOTS) mkdirSync(SHOTS, { recursive: true });
});

afterAll(() => browser.close());

function isWiderThanItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** On a busy machine parts of a page come late: so long is waited before a picture is accepted, and for a change to pass. */
const LATE = 1500;
const TRIES = 8;

/** What differs from the last accepted picture. Where there is none yet, nothing does. */
async function changes(page: Page, name: string): Promise<string[]> {
  if (SHOTS) {
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
    return [];
  }
  if (ACCEPT) {
    await page.waitForTimeout(LATE);
    accepted.accept(name, await take(page));
  }
  if (ACCEPT || !accepted.has(name)) return [];
  let change = accepted.compare(name, await take(page));
  for (let tries = 0; change !== null && tries < TRIES; tries++) {
    await page.waitForTimeout(LATE / 2);
    change = accepted.compare(name, await take(page));
  }
  return change === null ? [] : [change];
}

/** P6: what somebody's leaving would cover, where a game is played and no dialog is open. */
async function covered(page: Page, server: StandIn, { path, script }: Scene): Promise<string[]> {
  const isPlayed = path === 'tisch/t1' && script.frame.stage === 'playing' && !script.instead;
  if (!isPlayed || (await page.locator(':modal').count()) > 0) return [];
  server.tell([{ news: 'left', seat: 1, name: 'Friederike' }]);
  return coveredByToasts(page);
}

/** What is left of a phone above its on-screen keyboard. */
const ABOVE_KEYS = { width: 390, height: 480 };
const FIELD = 'input:not([type=radio], [type=checkbox], [type=range], .command:not(.shown) input):visible';

/** What is wrong while one types on a phone: the field has to stay in sight. */
async function wrongWhileTyping(page: Page): Promise<string[]> {
  const field = page.locator(`:modal ${FIELD}, body:not(:has(:modal)) main ${FIELD}`).first();
  if ((await field.count()) === 0 || !(await field.isEditable())) return [];
  await page.setViewportSize(ABOVE_KEYS);
  await field.focus();
  await settle(page);
  const isInSight = await field.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  const wrong = [...(await violations(page)), ...(isInSight ? [] : ['the field is out of sight'])];
  await page.setViewportSize(SIZES.phone);
  return wrong;
}

/** All that is wrong with a scene. */
async function look(name: string, scene: Scene, size: Size): Promise<Record<string, unknown>> {
  const [theme, other] = LOOKS[size];
  const server = new StandIn(scene.script, { still: true });
  const made = await context(browser, size, theme, scene.seated, await server.proxy());
  await holdStill(made);
  const page = await made.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await show(page, StandIn.ADDRESS, scene);
    await page.locator('main').first().waitFor({ state: 'attached' });
    const changed = await changes(page, `${name}-${size}-${theme}`);
    const found = { [theme]: await violations(page), wide: await isWiderThanItsWindow(page) };
    await page.emulateMedia({ colorScheme: other });
    changed.push(...(await changes(page, `${name}-${size}-${other}`)));
    return {
      ...found,
      [other]: await faintTexts(page),
      changed,
      typing: size === 'phone' ? await wrongWhileTyping(page) : [],
      small: size === 'phone' ? await smallTargets(page) : [],
      covered: await covered(page, server, scene),
      complaints: complaints.filter((text) => !/404|503/.test(text)),
    };
  } finally {
    await made.close();
    server.close();
  }
}

const FINE = { light: [], dark: [], wide: false, changed: [], small: [], covered: [], typing: [], complaints: [] };

describe.concurrent.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  it.each(Object.entries(SCENES))('%s', async (name, scene) => {
    expect(await look(name, scene, size)).toEqual(FINE);
  });
});

it('every scene has its accepted picture, and there is none beside', () => {
  const picturesOf = (scenes: object): string[] =>
    Object.keys(scenes).flatMap((name) =>
      Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => `${name}-${size}-${theme}`)),
    );
  const pictures = picturesOf(SCENES);
  const known = [...pictures, ...picturesOf(ENGINE_SCENES)];
  const beside = accepted.names().filter((name) => !known.includes(name));
  if (ACCEPT) beside.forEach((name) => accepted.forget(name));
  else expect(beside).toEqual([]);
  const isWhole = accepted.exists && process.env.CI === 'true';
  if (isWhole) expect(pictures.filter((name) => !accepted.names().includes(name))).toEqual([]);
});
