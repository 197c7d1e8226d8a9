import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from './browser';
import { LETRAMIX_SCENES } from './letramix';
import type { Scene } from './scenes';
import { leave, visit } from './visit';

/** LetraMix against a scripted server: nothing jumps, the focus has a place, the try-out teaches. */

const open = (name: keyof typeof LETRAMIX_SCENES, size: Size): Promise<Page> =>
  visit(LETRAMIX_SCENES[name] as Scene, size);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName);

/** Where tray, acts and sum are. */
async function places(page: Page): Promise<unknown[]> {
  const parts = [
    page.getByRole('group', { name: /^Setzkasten, / }),
    button(page, 'Fertig'),
    page.locator('.total.figure'),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => box && [Math.round(box.y), Math.round(box.height)]);
}

/** How far below its task the try-out's board begins: no sentence may push it down. */
const belowTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const top = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    return Math.round(top('[role=grid]') - top('.task'));
  });

describe.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  it('P9: tray, acts and sum stay where they are, whatever the verdict is', async () => {
    const seen: unknown[] = [];
    for (const name of ['letramix-start', 'letramix-wrong', 'letramix-minus', 'letramix-full']) {
      if (seen.length > 0) await leave();
      seen.push(await places(await open(name, size)));
    }
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  it('the try-out is done step by step, and says what counts', async () => {
    const page = await open('letramix-tryout', size);
    const below = await belowTask(page);
    for (const die of ['J, 6 Punkte', 'A, 1 Punkt', 'H, 2 Punkte', 'R, 1 Punkt']) await button(page, die).click();
    await page.getByText('JAHR zählt 10. B und D bleiben im Kasten').first().waitFor();
    await button(page, 'Weiter').click();
    for (const die of ['B, 3 Punkte', 'D, 3 Punkte']) await button(page, die).click();
    await page.getByText('10 und 7 sind 17.').first().waitFor();
    await button(page, 'Weiter').click();
    expect(await belowTask(page)).toBe(below);
    await button(page, 'Joker, 0 Punkte').click();
    await button(page, 'Joker als E').waitFor();
    expect(await page.getByText('JAHRE gilt.').count()).toBe(0);
    await button(page, 'Joker als E').click();
    await page.getByText('JAHRE gilt.').first().waitFor();
    expect(await belowTask(page)).toBe(below);
  });
});

it('P13: the big screen shows the code and fills 1920 × 1080 without scrolling', async () => {
  for (const name of [
    'letramix-screen-turn',
    'letramix-screen-roll',
    'letramix-screen-result',
    'letramix-screen-over',
  ]) {
    const page = await open(name, 'desktop');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBeLessThanOrEqual(1080);
    expect(await page.getByLabel('R U N E').count(), name).toBe(1);
    if (name !== 'letramix-screen-over') await leave();
  }
});

it('P small: one’s own layout can be turned into the best one without scrolling', async () => {
  const page = await open('letramix-result', 'desktop');
  const turn = await page.getByRole('button', { name: 'Meine Lage verwandeln' }).boundingBox();
  const footer = await page.locator('.bottom-bar').boundingBox();
  expect((turn?.y ?? 900) + (turn?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

it('A3: after a dialog the focus is on the field again', async () => {
  const page = await open('letramix-laid', 'desktop');
  expect(await focused(page)).toBe('gridcell');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Fertig?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page), { timeout: 5_000 }).toBe('gridcell');
  await page.keyboard.press('Enter');
  await button(page, 'Weiterlegen').click();
  await expect.poll(() => focused(page), { timeout: 5_000 }).toBe('gridcell');
});

it('the try-out is done by keyboard alone', async () => {
  const page = await open('letramix-tryout', 'desktop');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.type('jahr');
  await page.getByText('JAHR zählt 10. B und D bleiben im Kasten').first().waitFor();
});

it('P17: the arrow keys leaf through the turns as soon as the replay is there', async () => {
  const page = await open('letramix-replay', 'desktop');
  const current = page.locator('[aria-current=step]');
  expect(await current.innerText()).toContain('Anna, Runde 1: 30 Punkte');
  await page.keyboard.press('ArrowRight');
  expect(await current.innerText()).toContain('JAHR, WORT, BAD');
  expect(page.url()).toContain('zug=2');
});
