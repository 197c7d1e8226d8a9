import { basename, join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launch, meetAllGames, payByTheMegabyte, SIZES, type Size, type Theme } from '../browser';
import { Guest } from './guest';
import { keyboard, mouse, touch } from './hands';
import { Server } from './server';

const SHOTS = join(import.meta.dirname, '../../shots');
const HANDS = { mouse, touch, keyboard };

export interface Equipment {
  size?: Size;
  theme?: Theme;
  hand?: keyof typeof HANDS;
  /** Do they play alone in their own browser once they can, and without a line? */
  plays?: 'here' | 'at the server';
  /** Where they find the server. */
  home?: string;
  /** Somebody whose browser was closed: this is the same one, opened again. */
  was?: Guest;
}

/** Closes a browser; what it keeps on disk stays. */
async function closed({ page }: Guest): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const kept = await page.context().storageState();
  await page.close();
  return kept;
}

/** A browser for the tests of a file, and for each test a server with fresh dice; guests come as they are asked. */
export class Company {
  server!: Server;
  #browser!: Browser;
  #contexts: BrowserContext[] = [];
  #guests: Guest[] = [];

  constructor(seed: number) {
    beforeAll(async () => {
      this.#browser = await launch();
    });
    beforeEach(async () => {
      this.server = await Server.start(seed);
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await this.#picture(basename(task.file.name, '.test.ts'));
      await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
      await this.server.stop();
      expect(this.#guests.splice(0).flatMap((guest) => guest.complaints)).toEqual([]);
    });
    afterAll(() => this.#browser.close());
  }

  /** What everybody saw when a test failed. */
  async #picture(file: string): Promise<void> {
    const shoot = ({ name, page }: Guest): Promise<unknown> =>
      page.screenshot({ path: join(SHOTS, `failed-${file}-${name}.png`) });
    await Promise.all(this.#guests.map(shoot));
  }

  async guest(name: string, equipment: Equipment = {}): Promise<Guest> {
    const { size = 'desktop', theme = 'light', hand = 'mouse', home = this.server.address } = equipment;
    const isHere = equipment.plays === 'here';
    const phone = size === 'phone';
    const context = await this.#browser.newContext({
      viewport: SIZES[size],
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
      isMobile: phone,
      colorScheme: theme,
      locale: 'de-DE',
      serviceWorkers: isHere ? 'allow' : 'block',
      ...(equipment.was && { storageState: await closed(equipment.was) }),
    });
    if (!isHere) await context.addInitScript(payByTheMegabyte);
    await context.addInitScript(meetAllGames);
    this.#contexts.push(context);
    const page = await context.newPage();
    const guest = new Guest(name, page, await HANDS[hand](page), home);
    this.#guests.push(guest);
    return guest;
  }
}
