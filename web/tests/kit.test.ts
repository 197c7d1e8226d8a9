import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Size } from './browser';
import { SCENES, type Scene } from './scenes';
import { smallTargets } from './targets';
import { leave, server, visit } from './visit';

/** What every page and game has from the shell and the kit. */

const open = (name: string, size: Size = 'desktop', isNew = false): Promise<Page> =>
  visit(SCENES[name] as Scene, size, async (page) => {
    if (isNew) await page.addInitScript(forgetGames);
  });

/** In the browser of somebody who comes for the first time. */
function forgetGames(): void {
  if (sessionStorage.getItem('isForgotten') !== null) return;
  sessionStorage.setItem('isForgotten', 'yes');
  for (const key of Object.keys(localStorage)) if (key.startsWith('setzkasten.met.')) localStorage.removeItem(key);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

it.each(['home-all', 'home-person'])(
  'P small: %s fits 1440 × 900 without scrolling, with all five games',
  async (scene) => {
    const page = await open(scene);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(7);
    expect(tall).toBeLessThanOrEqual(900);
  },
);

it('home on the phone is at most 1,600 px tall', async () => {
  const page = await open('home-all', 'phone');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600);
});

it('P small: nobody starts alone at a table for two', async () => {
  const { path, script, seated } = SCENES['klauer-lobby'] as Scene;
  const { frame } = script;
  if (!frame) throw new Error('a lobby has a frame');
  const page = await visit({
    path,
    seated,
    script: { ...script, frame: { ...frame, seats: frame.seats.slice(0, 1) } },
  });
  await button(page, 'Starten').waitFor();
  expect(await button(page, 'Allein starten').count()).toBe(0);
});

it('P16: a finished game leads back to its replay', async () => {
  const page = await open('home-all');
  await page.getByRole('heading', { name: 'Deine Tische' }).waitFor();
  await page.getByRole('link', { name: /^weiter: LetraMix/ }).waitFor();
});

it('A3: a dialog gives the focus back to what opened it', async () => {
  const page = await open('lobby');
  await button(page, 'Ändern').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await button(page, 'Schließen').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Ändern');
});

it('A3: on another page the content has the focus', async () => {
  const page = await open('home-all');
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inhalt');
});

it('A4: with a dialog open its own live region speaks', async () => {
  const page = await open('lobby');
  await button(page, 'Ändern').click();
  expect(await page.getByRole('dialog').getByRole('log').count()).toBe(1);
});

it.each(['desktop', 'phone'] as const)('P6: a toast lies over no heading, card or figure (%s)', async (size) => {
  const page = await open('lobby', size);
  await button(page, 'Link kopieren').click();
  const toast = page.locator('.toast').first();
  await toast.waitFor();
  await page.waitForTimeout(200);
  const covered = await page.evaluate(() => {
    const own = document.querySelector('.toast')?.getBoundingClientRect();
    if (!own) return ['no toast'];
    return [...document.querySelectorAll('h1, h2, h3, .figure, .case-frame, .card')]
      .filter((element) => element.closest('.hidden') === null && !element.classList.contains('hidden'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom;
      })
      .map((element) => element.textContent);
  });
  expect(covered).toEqual([]);
});

it('the lobby: one takes a free sign, not one that is taken', async () => {
  const page = await open('lobby');
  await page.getByRole('radio', { name: 'Quadrat' }).click({ force: true });
  await page.getByRole('radio', { name: 'Raute' }).click();
  await expect
    .poll(() => server.commands.map((command) => 'action' in command && command.action))
    .toEqual([{ do: 'sign', sign: 1 }]);
});

it('the lobby: a guest says that they are ready', async () => {
  const page = await open('lobby-guest');
  await button(page, 'Ich bin bereit').click();
  await expect
    .poll(() => server.commands.map((command) => 'action' in command && command.action))
    .toEqual([{ do: 'ready', ready: false }]);
});

it('a game that is new here shows its first screen, once', async () => {
  const page = await open('home-all', 'phone', true);
  await page.getByRole('button', { name: 'Spielen: LetraMix ' }).click();
  await button(page, 'Allein: LetraMix').click();
  await button(page, 'Los geht’s').click();
  await page.getByText('Ziel:').waitFor();
  await button(page, 'In 60 Sekunden lernen').click();
  await page.getByRole('list', { name: 'Schritte' }).waitFor();
  await button(page, 'Noch einmal').waitFor();
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('setzkasten.met.letramix'))).toBe('yes');
});

it('the first time against the computer, and alone, there is twice the time', async () => {
  const glass = async (isNew: boolean): Promise<string> => {
    const page = await open('home-all', 'desktop', isNew);
    await button(page, 'Allein: LetraMix').click();
    return page.getByRole('dialog', { name: 'LetraMix allein' }).innerText();
  };
  expect(await glass(true)).toContain('5:00');
  await leave();
  expect(await glass(false)).toContain('2:30');
});

it('P17: arrow keys leaf through a replay right after loading, and the address says where', async () => {
  const page = await open('duell-replay');
  await page.getByRole('slider', { name: 'Züge' }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('zug=2');
});
