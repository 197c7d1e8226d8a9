import { join } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { context, launch, show, type Size, type Theme } from './browser';
import { Accepted, take } from './pictures';
import { SCENES } from './scenes';
import { StandIn } from './stand-in';
import { holdStill } from './still';
import { smallTargets } from './targets';

const accepted = new Accepted(process.env.OLD ?? join(import.meta.dirname, 'accepted'), '/tmp/m/css/diff');
mkdirSync('/tmp/m/css/now', { recursive: true });
const RE = new RegExp(process.env.SC ?? '.');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const LOOKS: Record<Size, readonly [Theme, Theme]> = { phone: ['light', 'dark'], desktop: ['dark', 'light'] };
for (const size of (process.env.SIZE ?? 'phone desktop').split(' ') as Size[])
  describe.concurrent(size, () => {
    for (const [name, scene] of Object.entries(SCENES).filter(([name]) => RE.test(name)))
      it(name, async () => {
        const server = new StandIn(scene.script, { still: true });
        const made = await context(browser, size, LOOKS[size][0], scene.seated, await server.proxy());
        await holdStill(made);
        const page = await made.newPage();
        try {
          await show(page, StandIn.ADDRESS, scene);
          await page.locator('main').first().waitFor({ state: 'attached' });
          if (process.env.EV) console.log('EV ' + JSON.stringify(await page.evaluate((sel) => [...document.querySelectorAll(sel)].map((e) => { const r = e.getBoundingClientRect(); return [e.tagName + '.' + e.getAttribute('class'), Math.round(r.x), Math.round(r.y), Math.round(r.width), Math.round(r.height)]; }), process.env.EV), null, 0));
          const out: string[] = [];
          for (const theme of process.env.BOTH ? LOOKS[size] : LOOKS[size].slice(size === 'desktop' ? 1 : 0, size === 'desktop' ? 2 : 1)) {
            await page.emulateMedia({ colorScheme: theme });
            const id = `${name}-${size}-${theme}`;
            let change = accepted.compare(id, await take(page));
            for (let i = 0; change && i < 2; i++) {
              await page.waitForTimeout(600);
              change = accepted.compare(id, await take(page));
            }
            if (change) out.push(change);
          }
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          if (wide) out.push('WIDE');
          if (size === 'phone') out.push(...(await smallTargets(page)).map((s) => `small ${JSON.stringify(s)}`));
          if (out.length) console.log('DIFF ' + name + ' ' + size + ': ' + out.join(' | '));
        } finally {
          await made.close();
          server.close();
        }
      });
  });
