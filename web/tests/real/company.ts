import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launch, SIZES, type Size, type Theme } from '../browser';
import { Guest } from './guest';
import { keyboard, mouse, touch } from './hands';
import { Server } from './server';

const HANDS = { mouse, touch, keyboard };

export interface Equipment {
  size?: Size;
  theme?: Theme;
  hand?: keyof typeof HANDS;
  /** Where they find the server. */
  home?: string;
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
      if (task.result?.state === 'fail') await this.#picture();
      await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
      await this.server.stop();
      expect(this.#guests.splice(0).flatMap((guest) => guest.complaints)).toEqual([]);
    });
    afterAll(() => this.#browser.close());
  }

  /** What everybody saw when a test failed. */
  async #picture(): Promise<void> {
    await Promise.all(this.#guests.map(({ name, page }) => page.screenshot({ path: `shots/failed-${name}.png` })));
  }

  async guest(name: string, equipment: Equipment = {}): Promise<Guest> {
    const { size = 'desktop', theme = 'light', hand = 'mouse', home = this.server.address } = equipment;
    const phone = size === 'phone';
    const context = await this.#browser.newContext({
      viewport: SIZES[size],
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
      isMobile: phone,
      colorScheme: theme,
      locale: 'de-DE',
    });
    this.#contexts.push(context);
    const page = await context.newPage();
    const guest = new Guest(name, page, await HANDS[hand](page), home);
    this.#guests.push(guest);
    return guest;
  }
}
