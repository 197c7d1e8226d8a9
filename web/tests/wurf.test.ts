import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ANSWER } from '../src/games/wurf-und-wort/testing';
import type { WurfUndWortAction, WurfUndWortView } from '../src/protocol/types';
import { pressWay, type Size } from './browser';
import type { Script } from './stand-in';
import { SEARCHING, VOTING, wurf } from './wurf-und-wort';
import { server, visit } from './visit';

/** Wurf & Wort by keys and finger, against a scripted server. */

const open = (size: Size, script: Script): Promise<Page> => visit({ path: 'tisch/t1', script, seated: true }, size);

const sent = (): WurfUndWortAction[] =>
  server.commands.flatMap((c) => (c.type === 'act' ? [c.action as WurfUndWortAction] : []));

/** Whoever stops is first. */
const stopping: Script['command'] = (message, script) => {
  const action = message.type === 'act' ? (message.action as WurfUndWortAction) : null;
  const view = script.view as WurfUndWortView;
  if (action?.do === 'stop')
    script.view = { ...view, phase: { phase: 'naming', seat: 0, until: 60_000 } } satisfies WurfUndWortView;
};

it('P small: no letter is cut in the field for a word', async () => {
  const page = await open('phone', wurf({ phase: 'naming', seat: 0, until: 60_000 }));
  const cut = await page.getByLabel('Dein Wort').evaluate((field) => {
    const { font, lineHeight } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return null;
    pen.font = font;
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText('ÄÖg');
    const { fontBoundingBoxAscent: top, fontBoundingBoxDescent: bottom } = pen.measureText('ÄÖg');
    // The line is centred on the font's box.
    const spare = (parseFloat(lineHeight) - top - bottom) / 2;
    return Math.max(above - top - spare, below - bottom - spare);
  });
  expect(cut).toBeLessThanOrEqual(0);
});

describe('Stopp', () => {
  it('by the space bar, from anywhere; the press carries its own time; then the word is typed and checked for one’s own eyes', async () => {
    const page = await open('desktop', wurf(SEARCHING, {}, { command: stopping }));
    await page.locator('button.stop').waitFor();
    await page.mouse.click(5, 300);
    await page.keyboard.press('Space');
    await page.getByText('Du warst zuerst!').last().waitFor();
    const [stop] = sent();
    expect(stop).toMatchObject({ do: 'stop' });
    const pressed = stop?.do === 'stop' ? stop.pressed : 0;
    expect(pressed).toBeGreaterThan(30_000);
    expect(pressed).toBeLessThan(45_000);
    await page.keyboard.type('Abreise');
    const checks = page.getByRole('list', { name: 'Prüfung' });
    await checks.getByText('M fehlt').waitFor();
    await checks.getByText('A ist verboten').waitFor();
    await checks.getByText('3 Silben: Ab-rei-se').waitFor();
    expect(sent()).toHaveLength(1);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Regenschirm');
    await checks.getByText('kein A').waitFor();
    await checks.getByText('3 Silben: Re-gen-schirm').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(sent).toContainEqual({ do: 'answer', word: 'Regenschirm' });
  });

  it('by finger, as soon as it touches, on the lower half of the phone', async () => {
    const page = await open('phone', wurf(SEARCHING, {}, {}));
    const box = await page.locator('button.stop').boundingBox();
    expect(box?.height).toBeGreaterThan(844 * 0.35);
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: 195, y: (box?.y ?? 0) + 100 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.getByText('Gedrückt').waitFor();
    await expect.poll(sent).toHaveLength(1);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(100);
    expect(sent()).toHaveLength(1);
  });

  it('too early is locked for a moment, and shows nothing of the card', async () => {
    const page = await open('desktop', wurf({ ...SEARCHING, reveal: 200_000, until: 290_000 }));
    expect(await page.getByText('Was man oft vergisst').count()).toBe(0);
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.getByText('Zu früh!').waitFor();
    expect(sent()).toHaveLength(1);
  });
});

describe('without eyes or mouse', () => {
  /** What the live regions of the page say, from now on. */
  const listen = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver((changes) =>
        changes.forEach(({ target, addedNodes }) => {
          const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], output');
          const text = [...addedNodes].map((node) => node.textContent?.trim()).join(' ');
          if (region && text) heard.push(text);
        }),
      ).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  const heard = (page: Page): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');

  it('A5: the card is called out once, the theme first, and not again on Stopp or on what rivals do', async () => {
    const page = await open('desktop', wurf({ ...SEARCHING, reveal: 200_000, until: 290_000, passed: [] }));
    await listen(page);
    const card = 'Was man oft vergisst: mit R, mit M, ohne A, 3 Silben. 9 Punkte. Karte 4 von 25.';
    server.script.view = wurf(SEARCHING).view;
    server.tell();
    await expect.poll(() => heard(page)).toContain(card);
    for (const phase of [
      { ...SEARCHING, passed: [1, 3] },
      { phase: 'naming' as const, seat: 1, until: 60_000 },
    ]) {
      server.script.view = wurf(phase).view;
      server.tell();
      await page.waitForTimeout(100);
    }
    expect((await heard(page)).filter((text) => text.includes('oft vergisst'))).toEqual([card]);
  });

  it('A3: focus has a place at the start, after Stopp, in the review, the vote and after the card', async () => {
    const page = await open('desktop', wurf(SEARCHING));
    await expect.poll(() => focused(page)).toBe('Stopp! Sobald du ein Wort weißt');
    const tell = (phase: WurfUndWortView['phase']): void => {
      server.script.view = wurf(phase).view;
      server.tell();
    };
    tell({ phase: 'naming', seat: 0, until: 60_000 });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    tell({ phase: 'review', answers: [ANSWER], until: 60_000, passed: [] });
    await expect.poll(() => focused(page)).toBe('Passt das zur Karte?');
    tell(VOTING);
    await expect.poll(() => focused(page)).toBe('Gilt „Regenschirm“?');
    tell({
      phase: 'settled',
      ended: { answers: [], entries: [{ result: 'nobody', points: 0 }], points: [0, 0, 0, 0], fitting: [] },
      until: 60_000,
      passed: [],
    });
    await expect.poll(() => focused(page)).toBe('Weiter');
    tell(SEARCHING);
    await expect.poll(() => focused(page)).toBe('Stopp! Sobald du ein Wort weißt');
  });

  it('A6: the typed line says the time', async () => {
    const page = await open('desktop', wurf(SEARCHING));
    await page.getByLabel('Befehl tippen').first().focus();
    await page.keyboard.type('zeit');
    await page.keyboard.press('Enter');
    await page.getByText(/^Noch \d+ Sekunden\.$/).waitFor();
  });
});

describe('on a phone', () => {
  const bottom = async (page: Page, selector: string): Promise<number> => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.y ?? 9999) + (box?.height ?? 0);
  };

  it.each([
    ['naming', { phase: 'naming', seat: 0, until: 60_000 }],
    ['collecting', { phase: 'collecting', reveal: 25_000, until: 70_000, passed: [], answered: [] }],
  ] as const)('theme, dice and field stay visible over the on-screen keyboard while %s', async (_, phase) => {
    const page = await open('phone', wurf(phase as unknown as WurfUndWortView['phase']));
    await page.setViewportSize({ width: 390, height: 480 });
    const top = (await page.locator('section.card').boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(await bottom(page, 'section.card .dice')).toBeLessThan(480);
    expect(await bottom(page, 'form:not(.command) input')).toBeLessThan(480);
  });

  it('nothing moves while one types', async () => {
    const page = await open('phone', wurf({ phase: 'naming', seat: 0, until: 60_000 }));
    const back = page.getByRole('button', { name: 'Rückzieher' });
    const before = await back.boundingBox();
    for (const word of ['R', 'Regenschirm', 'Abreisevergissmeinnicht']) {
      await page.getByLabel('Dein Wort').fill(word);
      await page.waitForTimeout(400);
      expect(await back.boundingBox()).toEqual(before);
    }
  });

  it('P small: “Stopp!” stays clear of its second line', async () => {
    const page = await open('phone', wurf(SEARCHING));
    const ink = await page.locator('.stop .word').evaluate((word) => {
      const { top } = word.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(word).fontSize);
      const line = parseFloat(getComputedStyle(word).lineHeight);
      // Where the foot of a p ends: the descender is a quarter of the size.
      return top + line / 2 + size * 0.6;
    });
    const note = await page.locator('.stop .note').boundingBox();
    expect(note?.y).toBeGreaterThan(ink);
  });
});

describe('the others', () => {
  it('object with N, vote with J, and say what they want by the typed line', async () => {
    const page = await open('desktop', wurf({ phase: 'review', answers: [ANSWER], until: 60_000, passed: [] }));
    await page.keyboard.press('n');
    await expect.poll(sent).toEqual([{ do: 'object', seat: 1, ground: 'unsuitable' }]);
    server.script.view = wurf(VOTING).view;
    server.tell();
    await page.getByRole('heading', { name: 'Gilt „Regenschirm“?' }).waitFor();
    await page.keyboard.press('j');
    await expect.poll(() => sent().at(-1)).toEqual({ do: 'thumb', thumb: 'up' });
    await page.getByLabel('Befehl tippen').first().focus();
    await page.keyboard.type('karte');
    await page.keyboard.press('Enter');
    await page.getByText('Was man oft vergisst, Faktor 3').waitFor();
  });
});

it('against the computer as many sit down as the game needs', async () => {
  const page = await visit({ path: '', script: { ...wurf(SEARCHING), openTables: [] } }, 'phone');
  await pressWay(page, 'Gegen den Computer: Wurf & Wort');
  await page.getByRole('button', { name: /^Frieda Lehrling/ }).click();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.locator('button.stop').waitFor();
  const bot = { do: 'bot', level: 'lehrling' };
  expect(server.commands.map((c) => 'action' in c && c.action)).toEqual([bot, bot, { do: 'start' }]);
});

it('the television plays nothing and tells no secrets, but how to join', async () => {
  const script = wurf(SEARCHING, {}, { seat: null });
  const page = await visit({ path: 'tisch/t1/leinwand', script, seated: true });
  await page.getByRole('img', { name: 'R U N E' }).waitFor();
  await page.getByRole('heading', { name: 'Was man oft vergisst' }).waitFor();
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  await page.keyboard.press('Space');
  expect(server.commands).toEqual([]);
});
