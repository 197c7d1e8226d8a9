import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { admin, LOOKED } from './admin';
import { violations } from './axe';
import { context, launch, settle, show, SIZES, type Size } from './browser';
import { type Scene, SCENES } from './scenes';
import { type Script, StandIn, TOKEN } from './stand-in';

/** What the judge says of a word, what it means (W12), and "Wort melden". */

let browser: Browser;
let server: StandIn;
let visit: BrowserContext;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

afterEach(async () => {
  await visit.close();
  server.close();
});

async function open(scene: Scene, size: Size): Promise<Page> {
  server = new StandIn(scene.script);
  visit = await context(browser, size, 'light', scene.seated);
  const page = await visit.newPage();
  await show(page, await server.listen(), scene);
  return page;
}

const BETWEEN = SCENES.between as Scene;
const answer: NonNullable<Script['answer']> = (question) => {
  const found = BETWEEN.script.answer?.(question);
  if (question.ask !== 'word') return found;
  const gloss = { label: { de: 'Pflanze', en: 'plant' }, de: 'Kaustrauch im Jemen', en: 'khat' };
  const sentence = { de: `${question.word}: Substantiv`, en: `${question.word}: noun` };
  return { word: question.word, allowed: true, reason: 'ok', sentence, gloss };
};
const SCENE: Scene = { ...BETWEEN, script: { ...BETWEEN.script, answer } };

const firstWord = (page: Page) => page.locator('button[title^="Was sagt die Wortliste"]').first();

describe.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  it('a word says what it is and what it means, and is reported with two taps', async () => {
    const page = await open(SCENE, size);
    const word = (await firstWord(page).locator('b').innerText()).trim();
    await firstWord(page).click();
    await page.getByText(`${word}: Substantiv – Pflanze: Kaustrauch im Jemen`).waitFor();
    await page.getByRole('button', { name: 'Wort melden' }).first().click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('radio').count()).toBe(2);
    expect(await dialog.getByRole('button', { name: 'Melden', exact: true }).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Das ist kein Wort').check();
    await dialog.getByRole('button', { name: 'Melden', exact: true }).click();
    await page.getByText(`${word} ist gemeldet. Danke.`).first().waitFor();
    expect(server.acts).toEqual([`POST words {"word":"${word}","game":"letramix","claim":"wrong"}`]);
  });

  it('by keys alone', async () => {
    const page = await open(SCENE, size);
    await firstWord(page).focus();
    await page.keyboard.press('Enter');
    const report = page.getByRole('button', { name: 'Wort melden' }).first();
    await report.waitFor();
    await report.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await report.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(server.acts).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    const isYes = () => page.evaluate(() => document.activeElement?.textContent?.trim() === 'Melden');
    for (let tries = 0; tries < 8 && !(await isYes()); tries++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => server.acts.length).toBe(1);
    expect(server.acts[0]).toContain('"claim":"why"');
  });
});

it('on the English page German words are marked as German', async () => {
  const page = await open(SCENE, 'desktop');
  await page.evaluate(() => localStorage.setItem('setzkasten.language', 'en'));
  await page.reload();
  await page.locator('button[title^="What does the word list say"]').first().click();
  await page.getByText(': noun – plant: khat').waitFor();
  expect(await page.locator('.verdict b[lang=de]').count()).toBe(1);
  expect(await page.locator('.verdict span[lang=en]').innerText()).toBe('khat');
});

it('the operator sees reported words, copies lines for the corrections, and is done with them', async () => {
  const script: Script = {
    ...admin(),
    act: (_, told) => {
      told.admin = { ...LOOKED, words: LOOKED.words.slice(1) };
    },
  };
  const page = await open({ path: 'verwaltung', script }, 'desktop');
  await page.getByLabel('Kennwort der Verwaltung').fill(TOKEN);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: /^Urteile über Wörter/ });
  await table.getByText('FLÜMBEL', { exact: true }).waitFor();
  const lines = page.getByLabel(/^Zeilen für data\/lexicon\/corrections\.txt/);
  expect(await lines.inputValue()).toBe(LOOKED.words.map(({ correction }) => correction).join('\n'));
  await visit.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Zeilen kopieren' }).click();
  await page.getByText('Die Zeilen sind kopiert.').first().waitFor();
  await page.getByRole('button', { name: 'Wort erledigt: FLÜMBEL' }).click();
  await page.getByText('FLÜMBEL ist erledigt.').first().waitFor();
  await table.getByText('FLÜMBEL', { exact: true }).waitFor({ state: 'detached' });
  expect(server.acts).toEqual(['DELETE admin/words/FL%C3%9CMBEL']);
  await settle(page);
  expect(await violations(page)).toEqual([]);
});
