import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ClientMessage, SeatInfo } from '../src/protocol/types';
import { settle, type Size } from './browser';
import { NAMING, wurm } from './buecherwurm';
import { PLAYING, SCENES, VIEW } from './scenes';
import type { Script } from './stand-in';
import { LEADS, playing } from './woerterklauer';
import { duell } from './wortduell';
import { SEARCHING, WURF_FRAME, wurf } from './wurf-und-wort';
import { visit } from './visit';

/** What has to hold in every game. */

/** Of one name; a seat more than a game has would not be there. */
const annas = (count: number): SeatInfo[] =>
  Array.from({ length: count }, () => ({ name: 'Anna', kind: 'person', presence: 'here' }));

const GAMES: Record<string, { script: Script; seats: number }> = {
  letramix: { script: { frame: PLAYING, view: VIEW }, seats: 3 },
  // For two only: the third watches, and has no seat.
  woerterklauer: { script: playing({ draft: LEADS }), seats: 2 },
  'wurf-und-wort': { script: wurf(SEARCHING), seats: WURF_FRAME.seats.length },
  wortduell: {
    script: duell(undefined, { sides: [0, 1, 0], writers: [2, 1] }),
    seats: 3,
  },
  buecherwurm: { script: wurm(NAMING), seats: 3 },
};

let errors: string[];

function open(script: Script, viewport?: { width: number; height: number }, path = 'tisch/t1'): Promise<Page> {
  errors = [];
  return visit({ path, script, seated: true }, 'desktop', async (page) => {
    page.on('pageerror', (error) => errors.push(error.message));
    if (viewport) await page.setViewportSize(viewport);
  });
}

/** How much of a television's room has something in it, from the first thing below the header to the last. */
function filled(page: Page): Promise<{ wide: number; high: number }> {
  return page.evaluate(() => {
    const things = [...document.querySelectorAll('main *')].filter(
      (one) => one.childElementCount === 0 && one.checkVisibility(),
    );
    const boxes = things.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
    const least = (side: 'left' | 'top'): number => Math.min(...boxes.map((box) => box[side]));
    const most = (side: 'right' | 'bottom'): number => Math.max(...boxes.map((box) => box[side]));
    return { wide: (most('right') - least('left')) / innerWidth, high: (most('bottom') - least('top')) / innerHeight };
  });
}

describe.each(Object.entries(GAMES))('%s', (_, { script, seats }) => {
  it('P1: guests of one name play, and their host can tell them apart', async () => {
    const frame = { ...script.frame, seats: annas(seats) };
    const start = (message: ClientMessage, now: Script): void => {
      if (message.type !== 'arrange' || message.action.do !== 'start') return;
      Object.assign(now, { frame, view: script.view });
    };
    const options = script.games?.[0]?.options ?? VIEW.options;
    const house = { allow: [], refuse: [] };
    const lobby = { ...frame, stage: 'lobby', clock: { stopped: 0 }, options, house } as Script['frame'];
    const page = await open({ ...script, frame: lobby, view: null, command: start });
    const begin = page.getByRole('button', { name: 'Starten' });
    await begin.click();
    await begin.waitFor({ state: 'detached' });
    await page.reload();
    await settle(page);
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    for (let guest = 2; guest <= seats; guest++)
      await page.getByRole('menuitem', { name: `Anna ${guest} vom Tisch nehmen` }).waitFor();
    expect(errors).toEqual([]);
  });

  it('a reload keeps everything that was on the page', async () => {
    const page = await open(script);
    const seen = async (): Promise<string> => {
      await settle(page);
      // But for the time, and for what was said in the meantime.
      const tree = await page.locator('body').ariaSnapshot();
      return tree.replace(/^.*timer.*\n|\d+:\d\d|noch \d+ .*|^- log.*(\n +.*)*/gm, '');
    };
    const before = await seen();
    await page.reload();
    expect(await seen()).toBe(before);
    expect(errors).toEqual([]);
  });

  it('P small: who watches is told so once', async () => {
    const page = await open({ ...script, seat: null }, { width: 390, height: 844 });
    await page.getByText('Du schaust zu.').first().waitFor();
    expect(await page.getByText(/du schaust zu/i).count()).toBe(1);
  });

  it('P13: the big screen fills the room, shows the code and never scrolls', async () => {
    const page = await open({ ...script, seat: null }, { width: 1920, height: 1080 }, 'tisch/t1/leinwand');
    await page.getByLabel('R U N E').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
    const { wide, high } = await filled(page);
    expect(wide).toBeGreaterThan(0.8);
    expect(high).toBeGreaterThan(0.7);
  });

  it('A2: at 320 px the typed line is at hand, has a name and leads to keys and commands', async () => {
    const page = await open(script, { width: 320, height: 640 });
    await page.getByRole('button', { name: 'Befehl tippen' }).click();
    const line = page.getByRole('textbox', { name: 'Befehl tippen' });
    await expect.poll(() => line.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.locator('form.command').getByRole('button', { name: 'Tasten und Befehle' }).click();
    await page.getByRole('dialog', { name: 'Tasten und Befehle' }).waitFor();
  });
});

const REPLAYS = ['letramix-replay', 'klauer-replay', 'wurf-replay', 'duell-replay', 'wurm-replay'];
const SIZES: readonly Size[] = ['phone', 'desktop'];

it.each(REPLAYS.flatMap((name) => SIZES.map((size) => [name, size] as const)))(
  'P9: who leafs through %s on the %s finds the buttons where they were',
  async (name, size) => {
    const scene = SCENES[name];
    if (!scene) throw new Error(`no scene ${name}`);
    const page = await visit({ ...scene, press: [] }, size);
    const onward = page.getByRole('button', { name: 'Ein Zug vor' });
    const top = async (): Promise<number> => Math.round((await onward.boundingBox())?.y ?? -1);
    const tops = [await top()];
    while ((await onward.getAttribute('aria-disabled')) !== 'true') {
      await onward.click();
      await settle(page);
      tops.push(await top());
    }
    expect(tops.length).toBeGreaterThan(1);
    expect(tops).toEqual(tops.map(() => tops[0]));
  },
);
