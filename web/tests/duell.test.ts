import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { context, launch, show, type Size } from './browser';
import { type Script, StandIn } from './stand-in';
import type { Scene } from './scenes';
import { DUELL_SCENES, RIVAL, duell, manual, teams } from './wortduell';

/** Wortduell by finger and keys, against a scripted server. */

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

async function open(size: Size, script: Script, path = 'tisch/t1'): Promise<Page> {
  server = new StandIn(script);
  const base = await server.listen();
  visit = await context(browser, size, 'light', true);
  const page = await visit.newPage();
  await show(page, base, { path, script });
  return page;
}

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
  await page.getByRole('status').getByText('O steht auf 1 Feld: D1.').waitFor();
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
  server = new StandIn(script);
  const base = await server.listen();
  visit = await context(browser, 'desktop', 'light');
  const page = await visit.newPage();
  await show(page, base, { path, script });
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
