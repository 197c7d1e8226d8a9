import type { Locator } from 'playwright-core';
import { type Cell, along } from '../../src/parts/grid';
import { type Link, laid } from './chain';
import type { Guest } from './guest';
import { type Level, type Steal, stealFrom } from './steals';

/** Where the cursor stands before anything lies. */
const START: Cell = { x: -2, y: 0 };

/** Somebody who plays Wörterklauer with their own hands. */
export class Thief {
  readonly #pool: Locator;

  constructor(readonly guest: Guest) {
    this.#pool = guest.page.getByRole('group', { name: /^Vorrat, / });
  }

  get name(): string {
    return this.guest.name;
  }

  openTable(level: Level): Promise<void> {
    const radio = this.guest.page.getByRole('radio', { name: new RegExp(`^${level}:`) });
    return this.guest.openTableOf('Wörterklauer', () => this.guest.hand.choose(radio));
  }

  /** Waits for their turn. */
  async isOn(): Promise<this> {
    await this.#pool.getByRole('button').first().waitFor();
    return this;
  }

  async letters(): Promise<string[]> {
    return this.#pool.getByRole('button').evaluateAll((found) => found.map((tile) => tile.ariaLabel?.charAt(0) ?? ''));
  }

  /** A tile of the pool; one that was taken off the field first. */
  async #tile(letter: string): Promise<Locator> {
    const off = this.#pool.getByRole('button', { name: `${letter}, vom Feld`, exact: true }).first();
    return (await off.count()) > 0 ? off : this.#pool.getByRole('button', { name: letter, exact: true }).first();
  }

  cell({ x, y }: Cell): Locator {
    return this.guest.page.locator(`[data-cell="${x},${y}"]`);
  }

  /** The cell where the only word on the field begins. */
  async start(): Promise<Cell> {
    const first = this.guest.page.locator('[data-cell]:not([aria-label$="leer"])').first();
    const [x = 0, y = 0] = ((await first.getAttribute('data-cell')) ?? '').split(',').map(Number);
    return { x, y };
  }

  /** The first word of the game, across. */
  layFirst(word: string): Promise<void> {
    const { hand, page } = this.guest;
    return hand.carry ? this.#layAcross(word, START) : page.keyboard.type(word.toLowerCase());
  }

  async #layAcross(word: string, from: Cell): Promise<void> {
    for (const [i, letter] of [...word].entries()) await this.#lay(letter, along(from, 'across', i));
  }

  async #lay(letter: string, cell: Cell): Promise<void> {
    await this.guest.hand.carry?.(await this.#tile(letter), this.cell(cell));
    await this.guest.page
      .locator(`[data-cell="${cell.x},${cell.y}"][aria-label*=", ${letter},"]`)
      .waitFor({ state: 'attached' });
  }

  /** The word that lies there becomes another one, by the technique of the level. */
  async steal(steal: Steal): Promise<void> {
    const { hand, page } = this.guest;
    const from = await this.start();
    switch (steal.level) {
      case 'I':
        return this.#lay(steal.to.charAt(steal.at), along(from, 'across', steal.at));
      case 'II':
        await hand.press(this.cell(from));
        await hand.press(page.locator(`[data-spot="slot,${steal.at - 1}"]`));
        await this.guest.press('Dahinter einfügen');
        return hand.press(await this.#tile(steal.to.charAt(steal.at)));
      case 'III':
        return this.#takeOut(steal);
      case 'IV':
        await hand.press(this.cell(from));
        await this.guest.press('Auflösen');
        return this.#layAcross(steal.to, from);
    }
  }

  /** Lays the letters that make another word of the one that lies there. */
  async become(word: string, link: Link): Promise<void> {
    const from = await this.start();
    for (const [place, letter] of laid(word, link)) await this.#lay(letter, along(from, 'across', place - link.before));
  }

  /** By keys: the cursor stands below the first letter. */
  async #takeOut({ down, at, row }: Extract<Steal, { level: 'III' }>): Promise<void> {
    const { keyboard } = this.guest.page;
    const keys = [
      'ArrowUp',
      'Delete',
      ...Array<string>(at).fill('ArrowRight'),
      ...Array<string>(row).fill('ArrowUp'),
      'Space',
    ];
    for (const key of keys) await keyboard.press(key);
    // The letter that lies there already is passed over.
    await keyboard.type((down.slice(0, row) + down.slice(row + 1)).toLowerCase());
  }

  /** Waits until the server has found that it leads, and ends the turn. */
  async endTurn(): Promise<void> {
    await this.guest.press('Zug beenden');
    await this.#confirm('Zug beenden?', 'Zug beenden');
  }

  async resign(): Promise<void> {
    const { guest } = this;
    await guest.press('Menü');
    await guest.hand.press(guest.page.getByRole('menuitem', { name: 'Aufgeben' }));
    await this.#confirm('Aufgeben?', 'Aufgeben');
  }

  /** Swaps so many letters with the Tausch-Joker. */
  async swap(count: number): Promise<void> {
    await this.guest.press('Tausch-Joker');
    const asked = this.guest.page.getByRole('dialog', { name: 'Tausch-Joker' });
    const tiles = asked.getByRole('group').getByRole('button');
    for (let i = 0; i < count; i++) await this.guest.hand.press(tiles.nth(i));
    await this.guest.hand.press(asked.getByRole('button', { name: `${count} tauschen` }));
    await asked.waitFor({ state: 'hidden' });
  }

  async #confirm(title: string, yes: string): Promise<void> {
    const asked = this.guest.page.getByRole('dialog', { name: title });
    await this.guest.hand.press(asked.getByRole('button', { name: yes, exact: true }));
  }

  /** "Anna 0, Ben 5", with the own side first. */
  standing(own: number, other: Thief, others: number): Promise<void> {
    return this.guest.page
      .getByRole('img', { name: `${this.name} ${own}, ${other.name} ${others}`, exact: true })
      .waitFor();
  }
}

/** Two people at a table of this level; who begins comes first. */
export async function pair(anna: Thief, ben: Thief, level: Level): Promise<[Thief, Thief]> {
  await anna.openTable(level);
  await ben.guest.sitDownByCode(await anna.guest.code());
  await anna.guest.press('Starten');
  // The other one waits until the test is over.
  const first = await Promise.race(
    [anna, ben].map((thief) => thief.isOn().catch(() => new Promise<never>(() => undefined))),
  );
  return first === anna ? [anna, ben] : [ben, anna];
}

/** The first one lays a word, the second steals it; `before` happens in between. */
export async function layAndSteal(
  first: Thief,
  second: Thief,
  level: Level,
  before = (): void => undefined,
): Promise<Steal> {
  const steal = stealFrom(await first.letters(), level);
  await first.layFirst(steal.first);
  await first.endTurn();
  await second.isOn();
  before();
  await second.steal(steal);
  return steal;
}
