import type { Locator, Page } from 'playwright-core';
import type { Cell } from '../../src/parts/grid';

/** The dice of one player, as the page shows them. */
export class Desk {
  readonly tray: Locator;

  constructor(readonly page: Page) {
    this.tray = page.getByRole('group', { name: /^Setzkasten, / });
  }

  /** Waits for dice, and until those that have just been thrown lie still. */
  async settled(): Promise<void> {
    await this.tray.evaluate((tray) =>
      Promise.allSettled(tray.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  }

  /** What the dice in the tray show, but for jokers. */
  async letters(): Promise<string[]> {
    const names = await labels(this.tray.getByRole('button'));
    return names.map((name) => name.split(',')[0] ?? '').filter((letter) => letter !== 'Joker');
  }

  /** A die in the tray. */
  die(letter: string): Locator {
    return this.tray.getByRole('button', { name: new RegExp(`^${letter},`) }).first();
  }

  cell(cell: Cell): Locator {
    return this.page.locator(`[data-cell="${cell.x},${cell.y}"]`);
  }

  /** What lies: "K13, H, 2 Punkte, HAUS waagrecht" for every die. */
  async laid(): Promise<string[]> {
    return (await labels(this.page.locator('[data-cell]'))).filter((name) => !name.endsWith('leer'));
  }
}

function labels(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) => found.map((element) => element.ariaLabel ?? ''));
}
