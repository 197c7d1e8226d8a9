import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Size } from './browser';
import type { Script } from './stand-in';
import type { Scene } from './scenes';
import { DUELL_SCENES, RIVAL, duell, manual, printing, teams } from './wortduell';
import { server, visit } from './visit';

/** Wortduell by finger and keys, against a scripted server. */

const open = (size: Size, script: Script, path = 'tisch/t1'): Promise<Page> =>
  visit({ path, script, seated: true }, size);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const square = (page: Page, name: string) => page.getByRole('grid').first().locator(`[data-square="${name}"]`);
const attempt = (page: Page) => page.getByRole('img', { name: 'Dein Versuch: H A F E N' });
const sent = () => server.commands.map((command) => 'action' in command && command.action);

it('by finger: a word is solved on a phone, and a letter called', async () => {
  const page = await open('phone', duell());
  await square(page, 'D2').tap();
  await square(page, 'H2').tap();
  await button(page, 'H').tap();
  await button(page, 'F').tap();
  await attempt(page).waitFor();
  await button(page, 'Lösen').tap();
  await attempt(page).waitFor({ state: 'detached' });
  await button(page, 'O').tap();
  await button(page, 'O rufen').tap();
  await expect.poll(sent).toEqual([
    { do: 'guess', word: 'HAFEN', from: 'D2', to: 'H2' },
    { do: 'call', letter: 'O' },
  ]);
});

it('by keys alone: the card has the focus when one’s turn begins', async () => {
  const page = await open('desktop', duell());
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'Space', ...Array<string>(4).fill('ArrowRight'), 'Space'])
    await page.keyboard.press(key);
  await page.keyboard.type('hafen');
  await page.keyboard.press('Enter');
  await expect.poll(sent).toEqual([{ do: 'guess', word: 'HAFEN', from: 'D2', to: 'H2' }]);
  // One command at a time: the next can be given when this one is done and the desk is empty again.
  await attempt(page).waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent().length).toBe(2);
  // What was told is shown where it stands, and said.
  server.script.view = {
    ...(server.script.view as object),
    cards: [
      (server.script.view as { cards: unknown[] }).cards[0],
      { ...RIVAL, rows: ['...O..ASS', ...RIVAL.rows.slice(1)], known: [...RIVAL.known, 'D1'] },
    ],
  };
  server.tell([{ news: 'called', seat: 0, letter: 'O', squares: ['D1'] }]);
  await page.getByRole('gridcell', { name: 'D1, O, bekannt, neu' }).waitFor();
  await page.getByRole('log').getByText('O steht auf 1 Feld: D1.').waitFor({ state: 'attached' });
});

it('an answer by hand: a phone shows one’s own card at once', async () => {
  const page = await open('phone', manual);
  await page.getByRole('gridcell', { name: 'D2, L' }).tap();
  await page.getByRole('gridcell', { name: 'I7, L' }).tap();
  await button(page, '2 Felder nennen').tap();
  await expect.poll(sent).toEqual([{ do: 'mark', squares: ['D2', 'I7'] }]);
});

it('a suggestion is taken over by who is on turn', async () => {
  const page = await open('desktop', teams(0));
  await button(page, 'Übernehmen: HAFEN D2–H2, von Mia').click();
  await button(page, 'Lösen').click();
  await expect.poll(sent).toEqual([{ do: 'guess', word: 'HAFEN', from: 'D2', to: 'H2' }]);
});

it('who watches sees both cards equally large, side by side', async () => {
  const { path, script } = DUELL_SCENES['duell-watch'] as Scene;
  const page = await visit({ path, script });
  const boxes = await Promise.all(
    [0, 1].map((card) =>
      page
        .getByRole('img', { name: /^Karte (von|des) |s Karte/ })
        .nth(card)
        .boundingBox(),
    ),
  );
  const [left, right] = boxes;
  expect(left && { y: left.y, width: left.width, height: left.height }).toEqual(
    right && { y: right.y, width: right.width, height: right.height },
  );
});

/** Opens a scene of the list. */
async function scene(name: string, size: Size): Promise<Page> {
  const { path, script } = DUELL_SCENES[name] as Scene;
  return open(size, script, path);
}

it('P8: who has tapped no square is asked once before every missed one costs', async () => {
  const page = await open('phone', manual);
  await button(page, 'Nicht auf der Karte').tap();
  const dialog = page.getByRole('dialog', { name: 'Kein L auf deiner Karte?' });
  await dialog.waitFor();
  expect(sent()).toEqual([]);
  await dialog.getByRole('button', { name: 'Nicht auf der Karte' }).tap();
  await expect.poll(sent).toEqual([{ do: 'mark', squares: [] }]);
});

it('P14: cards are printed, covered on the screen, six on a page, and the same after a reload', async () => {
  const page = await open('desktop', printing, 'karten/wortduell?karten=12&stufe=easy&satz=7');
  const first = page.getByRole('img', { name: 'Karte 1, verdeckt' });
  await first.waitFor();
  expect(new URL(page.url()).search).toBe('?karten=12&stufe=easy&satz=7');
  await page.reload();
  await first.waitFor();
  expect(new URL(page.url()).search).toBe('?karten=12&stufe=easy&satz=7');
  const letter = page.locator('.paper [data-square="A1"] span', { hasText: 'P' }).first();
  expect(await letter.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => letter.isVisible()).toBe(true);
  expect(await button(page, 'Andere Karten').isVisible()).toBe(false);
  const printed = String(await page.pdf({ preferCSSPageSize: true }).then((pdf) => pdf.toString('latin1')));
  // Eight cards and eight sheets: two pages of each, and no card is cut by the end of a page.
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
});

it('every key is large enough for a finger on the phone', async () => {
  const page = await open('phone', duell());
  const keys = await page.getByRole('toolbar', { name: 'Buchstaben' }).getByRole('button').all();
  expect(keys).toHaveLength(27);
  for (const key of keys) {
    const box = await key.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

it('squares of the card are 44 px high on the phone, and as wide as nine columns let them be', async () => {
  const page = await open('phone', duell());
  const box = await square(page, 'I1').boundingBox();
  // Nine times 44 and the numbers of the rows are more than 390: the card takes the whole width of the window.
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(41);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, -1);
});

it('P9: keys and main act stay where they are, whatever one has in mind', async () => {
  const page = await open('phone', duell());
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=toolbar], .act')].map((element) => element.getBoundingClientRect().top),
    );
  const before = await places();
  expect(before).toHaveLength(2);
  await button(page, 'O').tap();
  expect(await places()).toEqual(before);
  await square(page, 'D2').tap();
  expect(await places()).toEqual(before);
  await square(page, 'H2').tap();
  expect(await places()).toEqual(before);
  await button(page, 'Auswahl aufheben').tap();
  await page
    .getByRole('group', { name: 'Welche Karte' })
    .getByRole('button', { name: /^Meine Karte/ })
    .tap();
  await page.getByRole('grid', { name: 'Deine Karte' }).waitFor();
  expect(await places()).toEqual(before);
});

it('P9: who answers finds the card, the main act and the tools where they were', async () => {
  const page = await open('phone', duell());
  const places = () =>
    page.evaluate(() =>
      ['[role=grid]', '.tools', '.button.main'].map((part) => {
        const { top, bottom } = [...document.querySelectorAll(part)]
          .find((one) => one.checkVisibility({ visibilityProperty: true }))!
          .getBoundingClientRect();
        return part === '.button.main' ? bottom : top;
      }),
    );
  await button(page, 'O').tap();
  const before = await places();
  Object.assign(server.script, manual);
  server.tell();
  await button(page, 'Nicht auf der Karte').waitFor();
  expect(await places()).toEqual(before);
});

it('A7: in forced colours a letter that was called does not look like one that was not', async () => {
  const page = await open('desktop', duell());
  await page.emulateMedia({ forcedColors: 'active' });
  const fill = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).evaluate((key) => getComputedStyle(key).backgroundColor);
  expect(await fill('E, gerufen, 6 Felder')).not.toBe(await fill('O'));
  const boxes = page.locator('ul i.duel-known, ul i.duel-found');
  const looks = await boxes.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor + getComputedStyle(one).outlineStyle),
  );
  expect(new Set(looks).size).toBe(2);
});

it('A7: the header is not cut at 320 px', async () => {
  const page = await open('phone', duell());
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('header *')].filter((one) => one.getBoundingClientRect().right > window.innerWidth),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it('the try-out is done by keys alone', async () => {
  const page = await open('desktop', duell(), 'regeln/wortduell');
  await page.getByRole('tab', { name: 'Ausprobieren' }).click();
  const task = (text: string) => page.locator('.task', { hasText: text }).waitFor();
  await task('ruf es');
  await page.getByRole('gridcell').first().press('e');
  await page.keyboard.press('Enter');
  await task('E steht auf 6 Feldern.');
  await button(page, 'Weiter').press('Enter');
  await task('Tipp B5 an');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  const toB5 = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Space'];
  for (const key of [...toB5, 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await task('Genau');
  await page.keyboard.type('z');
  await page.keyboard.press('Enter');
  await task('ZEH ist es nicht.');
});

it('P17: a replay goes turn by turn with the arrow keys, in words, and a turn has an address', async () => {
  const page = await scene('duell-replay', 'desktop');
  await page.getByRole('button', { name: /Anna ruft E/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.spoken', { hasText: 'Runde 1: Anna ruft E. 6 Treffer:' }).waitFor();
  expect(new URL(page.url()).search).toBe('?zug=2');
});

it('P13: headings of the big screen have one line each, and all of it is on the screen', async () => {
  const page = await scene('duell-screen', 'desktop');
  await page.setViewportSize({ width: 1920, height: 1080 });
  const heights = await page
    .locator('main h2')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize)),
    );
  expect(heights.every((lines) => lines < 1.6)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  expect(await page.locator('header').getByText('Mitmachen').count()).toBeGreaterThan(0);
});
