import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { context, launch, show } from './browser';
import { Accepted, take } from './pictures';
import { decode, type Picture } from './png';
import { SCENES, type Scene } from './scenes';
import { StandIn } from './stand-in';
import { holdStill } from './still';

/** The visual comparison itself: it has to be silent when nothing changed, and loud when something did. */

let browser: Browser;
let folder: string;
let accepted: Accepted;

beforeAll(async () => {
  browser = await launch();
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  accepted = new Accepted(join(folder, 'accepted'), join(folder, 'diff'));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function visit(name: string, use: (page: Page) => Promise<void>): Promise<void> {
  const scene = SCENES[name] as Scene;
  const server = new StandIn(scene.script, { still: true });
  const made = await context(browser, 'phone', 'light', scene.seated, await server.proxy());
  await holdStill(made);
  const page = await made.newPage();
  await show(page, StandIn.ADDRESS, scene);
  await use(page);
  await made.close();
  server.close();
}

// A clock, a QR code with the address, and a field with the caret.
describe.each(['wurf-voting', 'lobby', 'wurm-turn'])('a picture of %s', (name) => {
  it('is the same on another visit', async () => {
    await visit(name, async (page) => accepted.accept(name, await take(page)));
    await visit(name, async (page) => {
      await page.waitForTimeout(1100);
      expect(accepted.compare(name, await take(page))).toBeNull();
    });
  });

  it('is small', () => {
    expect(statSync(join(accepted.folder, `${name}.png`)).size).toBeLessThan(20_000);
  });

  it('differs when a button is gone, and a file shows where', async () => {
    await visit(name, async (page) => {
      await page.evaluate(() => {
        const isInSight = (button: Element): boolean => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return width > 40 && button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        };
        const button = [...document.querySelectorAll<HTMLElement>('main button')].find(isInSight);
        button?.style.setProperty('visibility', 'hidden');
      });
      const change = accepted.compare(name, await take(page));
      expect(change).toMatch(new RegExp(`^${name}: \\d+ pixels differ, see .*${name}.png$`));
      const sheet = decode(readFileSync(join(accepted.diffs, `${name}.png`)));
      expect(sheet).toMatchObject({ width: 3 * 195, height: 422 });
    });
  });
});

it('without an accepted picture there is something to say', async () => {
  await visit('lobby', async (page) =>
    expect(accepted.compare('other', await take(page))).toBe('other: there is no accepted picture'),
  );
});

describe('of hairlines', () => {
  /** White, with upright lines at these places. */
  function lines(...places: number[]): Picture {
    const [width, height] = [60, 60];
    const data = Buffer.alloc(width * height * 4, 255);
    for (let y = 0; y < height; y++) for (const x of places) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    return { width, height, data };
  }

  it.each([
    ['a pixel aside are the same', lines(10, 12), lines(11, 13), null],
    ['that have gone are missed', lines(10, 30), lines(10), /^lines: \d+ pixels differ/],
    ['that have moved further are seen', lines(10, 30), lines(10, 34), /^lines: \d+ pixels differ/],
  ])('those %s', (_, before, after, said) => {
    accepted.accept('lines', before);
    const change = accepted.compare('lines', after);
    if (said === null) expect(change).toBeNull();
    else expect(change).toMatch(said);
  });
});
