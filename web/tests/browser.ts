import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Scene } from './scenes';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
export const THEMES = ['light', 'dark'] as const;
export type Size = keyof typeof SIZES;
export type Theme = (typeof THEMES)[number];

/** Debian's Chromium, or another by CHROMIUM. As root it has no sandbox. */
export function launch(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
}

/** In the browser of somebody who has played before: the games' first screens do not come. */
export function meetAllGames(): void {
  // The browser's own page for a cut line has no storage.
  if (!location.protocol.startsWith('http')) return;
  for (const game of ['woerterklauer', 'letramix', 'wurf-und-wort', 'wortduell', 'buecherwurm'])
    localStorage.setItem(`setzkasten.met.${game}`, 'yes');
}

/**
 * In a browser on a metered line: no engine is fetched, so whoever plays alone plays at the server. Tests of tables in
 * the browser do without.
 */
export function payByTheMegabyte(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

export async function context(
  browser: Browser,
  size: Size,
  theme: Theme,
  seated = false,
  proxy?: string,
): Promise<BrowserContext> {
  const made = await browser.newContext({
    ...(proxy && { proxy: { server: proxy } }),
    viewport: SIZES[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    hasTouch: size === 'phone',
    colorScheme: theme,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await made.addInitScript(payByTheMegabyte);
  await made.addInitScript(meetAllGames);
  await made.addInitScript(
    (seats) => {
      localStorage.setItem('setzkasten.name', 'Anna');
      if (seats && localStorage.getItem('setzkasten.seats') === null) localStorage.setItem('setzkasten.seats', seats);
    },
    seated ? JSON.stringify([{ table: 't1', secret: 'key' }]) : null,
  );
  return made;
}

/** "Zusammen: LetraMix": on the phone a game is a row that asks for the way. */
export async function pressWay(page: Page, name: string): Promise<void> {
  const row = page.getByRole('button', { name: `Spielen: ${name.split(': ')[1]} ` });
  if (await row.isVisible()) await row.click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Opens a scene and does what leads to what it shows. */
export async function show(page: Page, base: string, scene: Scene): Promise<void> {
  if (scene.before) await page.addInitScript(scene.before, scene.given ?? null);
  await page.goto(base + scene.path);
  await settle(page);
  if (scene.text) await page.getByText(scene.text).first().waitFor();
  for (const name of scene.press ?? []) await pressWay(page, name);
  for (const name of scene.tap ?? []) await page.locator(`[role=gridcell][aria-label^="${name}"]`).click();
  for (const [label, text] of Object.entries(scene.write ?? {}))
    await page.getByLabel(label, { exact: true }).fill(text);
  for (const name of scene.then ?? []) {
    const wish = { name, exact: true };
    await page.getByRole('button', wish).or(page.getByRole('menuitem', wish)).click();
    await settle(page);
  }
  await page.waitForTimeout(scene.patience ?? 0);
  await settle(page);
}

/** So long nothing has to come or go until a page counts as settled. */
const QUIET = 150;

/** Waits until everything is fetched and nothing comes or goes any more. Clocks may run: they only change their text. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (quiet) => {
    const isFetching = (): boolean =>
      document.querySelector('main') === null || document.querySelector('.loading') !== null;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (isFetching()) return wait();
        watcher.disconnect();
        resolve();
      };
      let timer = setTimeout(look, quiet);
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(look, quiet);
      };
      const watcher = new MutationObserver(wait);
      watcher.observe(document, { subtree: true, childList: true });
    });
    await document.fonts.ready;
  }, QUIET);
}
