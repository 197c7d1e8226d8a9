import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAllGames } from '../browser';
import { allIsKept, beginHere, settleIn } from './alone';
import { Company } from './company';
import { Front } from './front';

const company = new Company(7);
const WEB = join(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setzkasten-release-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a release that differs in what its page begins with. */
function buildNext(outDir: string): void {
  const script = `
    const { build } = await import('vite');
    const mark = "document.documentElement.dataset.release = 'next';";
    const transform = (code, id) => (id.endsWith('/src/main.ts') ? code + mark : undefined);
    const plugins = [{ name: 'next', transform }];
    await build({ logLevel: 'error', build: { outDir: ${JSON.stringify(outDir)} }, plugins });`;
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  execFileSync('node', ['--input-type=module', '-e', script], { cwd: WEB, env });
}

const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.release === 'next');

it('a new release is offered on the home page, and neither breaks nor interrupts a game', async () => {
  const next = join(folder, 'next');
  buildNext(next);
  const front = await Front.to(company.server.address);
  try {
    const anna = await company.guest('Anna', { plays: 'here', home: front.address });
    const { page } = anna;
    await settleIn(anna);
    await allIsKept(page);
    await beginHere(anna, 'Allein', 'LetraMix');
    await anna.press('Würfeln');
    front.folder = next;
    const isWaiting = async (): Promise<boolean> => {
      const there = await navigator.serviceWorker.ready;
      await there.update();
      return there.waiting !== null;
    };
    await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
    // A part that has not been needed so far is of the old release, and still there.
    await anna.press('Regeln');
    await page.getByRole('tab', { name: 'Ausprobieren' }).waitFor();
    await page.keyboard.press('Escape');
    await anna.lay();
    const laid = await anna.desk.laid();
    expect(await isNext(page)).toBe(false);
    expect(await page.getByText('neue Fassung').count()).toBe(0);

    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await page.getByText('Es gibt eine neue Fassung von Setzkasten.').waitFor();
    await anna.press('Neu laden');
    await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
    await page.getByRole('link', { name: /^weiter: LetraMix, allein · auf diesem Gerät/ }).click();
    await anna.isValid();
    expect(await anna.desk.laid()).toEqual(laid);
  } finally {
    front.close();
  }
});

it('can be installed', async () => {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  // A private window can install nothing.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), { executablePath, args });
  try {
    await context.addInitScript(meetAllGames);
    const page = await context.newPage();
    await page.goto(company.server.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${company.server.address}manifest.webmanifest`);
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  } finally {
    await context.close();
  }
});
