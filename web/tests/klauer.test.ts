import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PlacedTile, WoerterklauerLevel } from '../src/protocol/types';
import type { Size } from './browser';
import type { Script } from './stand-in';
import { FORM, KLAUER_VIEW, LEADS, LIEBEN, PLAY, TWO_WRONG, judging } from './woerterklauer';
import { server, visit } from './visit';

/** Wörterklauer by mouse, finger and keys, against a scripted server that knows a few drafts. */

const open = (size: Size, script: Script = judging([LEADS, FORM, LIEBEN])): Promise<Page> =>
  visit({ path: 'tisch/t1', script, seated: true }, size);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cell = (page: Page, name: string) => page.locator(`[role=gridcell][aria-label^="${name},"]`);
const tile = (page: Page, letter: string) => page.locator('.pool button.slot').and(button(page, letter)).first();

interface Point {
  x: number;
  y: number;
}

async function middle(what: ReturnType<typeof cell>): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: ReturnType<typeof cell>, to: ReturnType<typeof cell>): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** A finger would hide what it carries: it is that far above. */
const ABOVE_FINGER = 44;

async function swipe(page: Page, from: ReturnType<typeof cell>, to: ReturnType<typeof cell>): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  const session = await page.context().newCDPSession(page);
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await tell('touchStart', [start]);
  for (let step = 1; step <= 6; step++) {
    const y = start.y + ((end.y + ABOVE_FINGER - start.y) * step) / 6;
    await tell('touchMove', [{ x: start.x + ((end.x - start.x) * step) / 6, y }]);
  }
  await tell('touchEnd', []);
}

const many = (key: string, count: number): string[] => Array<string>(count).fill(key);

type Sent = { do: string; field?: PlacedTile[] };
const sent = (): Sent | undefined =>
  server.commands.map((c) => ('action' in c ? (c.action as Sent) : undefined)).at(-1);
const sorted = (field: readonly PlacedTile[] | undefined): string =>
  (field ?? [])
    .map((p) => p.join())
    .sort()
    .join(' ');
const lies = (field: readonly PlacedTile[]) => expect.poll(() => sorted(sent()?.field)).toBe(sorted(field));

describe('a turn', () => {
  it('by mouse: letters are dragged, the lead is seen, and the turn ends after asking', async () => {
    const page = await open('desktop');
    await drag(page, tile(page, 'K'), cell(page, 'K14'));
    for (const [letter, name] of [
      ['D', 'Q8'],
      ['A', 'Q9'],
      ['U', 'Q11'],
      ['M', 'Q12'],
    ] as const) {
      await drag(page, tile(page, letter), cell(page, name));
    }
    await lies(LEADS.field);
    await page.locator('.lead').getByText('Du führst mit 15 – der Zug darf enden.').waitFor();
    expect(await cell(page, 'L14').getAttribute('aria-label')).toContain('rot');
    await button(page, 'Zug beenden').click();
    await page.locator('dialog').getByRole('button', { name: 'Zug beenden' }).click();
    await expect.poll(() => sent()?.do).toBe('end_turn');
    expect(sorted(sent()?.field)).toBe(sorted(LEADS.field));
  });

  it('by finger: two taps put a letter before a word, a swipe lays one', async () => {
    const page = await open('phone');
    await cell(page, 'L14').tap();
    await button(page, 'Vorn anlegen').tap();
    await tile(page, 'K').tap();
    await page.getByRole('region', { name: 'Winkelhaken mit KLEBEN' }).waitFor();
    await swipe(page, tile(page, 'D'), cell(page, 'Q8'));
    for (const [letter, name] of [
      ['A', 'Q9'],
      ['U', 'Q11'],
      ['M', 'Q12'],
    ] as const) {
      await swipe(page, tile(page, letter), cell(page, name));
    }
    await lies(LEADS.field);
    await page.getByText('+15', { exact: true }).waitFor();
  });

  it('by keys alone', async () => {
    const page = await open('desktop');
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press(
      ...many('ArrowRight', 3),
      ...many('ArrowDown', 6),
      'k',
      ...many('ArrowUp', 6),
      'Space',
      'd',
      'a',
      'u',
      'm',
    );
    await lies(LEADS.field);
    await page.locator('.lead').getByText('Du führst mit 15').waitFor();
    await press('Enter');
    await page.locator('dialog').waitFor();
    await press('Enter');
    await expect.poll(() => sent()?.do).toBe('end_turn');
  });

  it('without the lead it does not end, and says why', async () => {
    const page = await open('desktop');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: 'Zug beenden, noch nicht möglich: Dir fehlen noch 3 Steine zur Führung.' })
      .waitFor();
    expect(server.commands).toEqual([]);
  });
});

describe('the composing stick', () => {
  it('by mouse: a letter is dropped between two others, and one part moves', async () => {
    const page = await open('desktop');
    await cell(page, 'L14').click();
    await drag(page, tile(page, 'I'), button(page, 'Zwischen L und E einfügen'));
    await lies(LIEBEN.field);
    await page.locator('.verdict').getByText('klaut 5, I kommt dazu.').waitFor();
  });

  it('by keys: a form steals nothing, and Backspace takes it back', async () => {
    const page = await open('desktop');
    for (const key of [...many('ArrowRight', 4), ...many('ArrowDown', 6), 'Space', 'End', 'd'])
      await page.keyboard.press(key);
    await lies(FORM.field);
    await page.locator('.verdict').getByText('Nur dein D zählt.').waitFor();
    await page.keyboard.press('Backspace');
    await page.getByText('Noch nichts gelegt.').waitFor();
  });

  it('steps are taken back one by one', async () => {
    const page = await open('desktop');
    await page.getByLabel('Befehl tippen').first().focus();
    await page.keyboard.type('LEBEN > KLEBEN');
    await page.keyboard.press('Enter');
    await page.getByText('LEBEN ist jetzt KLEBEN.').waitFor();
    await button(page, 'KLEBEN zurücknehmen').click();
    await page.getByText('Noch nichts gelegt.').waitFor();
  });
});

describe('P9: on the phone nothing moves while one works', () => {
  /** Where the parts are, without what is in them. */
  const places = (page: Page) =>
    page.evaluate(() =>
      ['header', '.ground', '.pool .tiles', '.side-column > .acts'].map((part) => {
        const { top, height } = document.querySelector(part)?.getBoundingClientRect() ?? { top: -1, height: -1 };
        return `${part} ${Math.round(top)} ${part === '.side-column > .acts' ? '' : Math.round(height)}`;
      }),
    );
  const atLevel = (level: WoerterklauerLevel) =>
    judging([LEADS, FORM, LIEBEN], { options: { ...KLAUER_VIEW.options, level } });

  it.for<WoerterklauerLevel>(['I', 'II', 'III', 'IV'])('at level %s', async (level) => {
    const page = await open('phone', atLevel(level));
    const before = await places(page);
    const same = async (): Promise<void> => expect(await places(page)).toEqual(before);
    await cell(page, 'L14').tap();
    await same();
    await button(page, 'Vorn anlegen').tap();
    await tile(page, 'G').tap();
    await page.locator('.verdict').getByText('steht nicht in der Wortliste').waitFor();
    await same();
    await button(page, 'Zurück').tap();
    await same();
    await cell(page, 'L14').tap();
    await button(page, 'Hinten anlegen').tap();
    await tile(page, 'D').tap();
    await page.locator('.verdict').getByText('Nur dein D zählt.').waitFor();
    await same();
    await button(page, 'Weglegen').tap();
    await same();
    if (level === 'IV') {
      await cell(page, 'I11').tap();
      await button(page, 'Auflösen').tap();
      await page.getByRole('group', { name: 'Vorrat, 13 Buchstaben' }).waitFor();
      await same();
    }
    server.script.view = { ...KLAUER_VIEW, phase: { ...PLAY, seat: 1 } };
    server.tell();
    await page.getByText('Ben überlegt …').waitFor();
    await same();
    server.script.view = {
      ...KLAUER_VIEW,
      phase: { phase: 'vowels', seat: 0, aside: 4, until: 55_000, claim_from: null },
    };
    server.tell();
    await page.getByText('Kein Vokal im Vorrat').first().waitFor();
    await same();
  });

  it('with two wrong words the verdict keeps to its slot, and a dialog has all of it', async () => {
    const page = await open('phone', judging([]));
    const before = await places(page);
    server.script.view = { ...KLAUER_VIEW, phase: { ...PLAY, draft: TWO_WRONG } };
    await page.reload();
    const verdict = page.locator('.verdict');
    await verdict.getByText('GLEBEN und GRAKETEN gelten nicht.').waitFor();
    expect((await verdict.boundingBox())?.height).toBe(56);
    expect(await verdict.evaluate((slot) => slot.scrollHeight - slot.clientHeight)).toBe(0);
    expect(await places(page)).toEqual(before);
    await button(page, 'Ganz lesen').tap();
    const dialog = page.getByRole('dialog', { name: 'Dein Zug' });
    await dialog.getByText('meintest du').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(2);
  });

  it('and every target is large enough for a finger', async () => {
    const page = await open('phone', atLevel('IV'));
    await cell(page, 'L14').tap();
    const small = await page
      .locator('main button:visible, [role=gridcell]')
      .evaluateAll((found) =>
        found
          .filter((one) => one.getBoundingClientRect().width < 43.9 || one.getBoundingClientRect().height < 43.9)
          .map((one) => one.ariaLabel ?? one.textContent),
      );
    expect(small).toEqual([]);
  });
});
