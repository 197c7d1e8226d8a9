import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ClientMessage, SeatInfo } from '../src/protocol/types';
import { context, launch, settle, show } from './browser';
import { NAMING, wurm } from './buecherwurm';
import { PLAYING, VIEW } from './scenes';
import { type Script, StandIn } from './stand-in';
import { LEADS, playing } from './woerterklauer';
import { duell } from './wortduell';
import { SEARCHING, WURF_FRAME, wurf } from './wurf-und-wort';

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

let browser: Browser;
let server: StandIn;
let visit: BrowserContext;
let errors: string[];

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

afterEach(async () => {
  await visit.close();
  server.close();
});

async function open(script: Script): Promise<Page> {
  server = new StandIn(script);
  errors = [];
  visit = await context(browser, 'desktop', 'light', true);
  const page = await visit.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await show(page, await server.listen(), { path: 'tisch/t1', script });
  return page;
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
      // But for the time.
      return (await page.locator('body').ariaSnapshot()).replace(/^.*timer.*\n|\d+:\d\d|noch \d+ .*/gm, '');
    };
    const before = await seen();
    await page.reload();
    expect(await seen()).toBe(before);
    expect(errors).toEqual([]);
  });
});
