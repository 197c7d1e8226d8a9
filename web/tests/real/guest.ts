import type { Locator, Page } from 'playwright-core';
import { Desk } from './desk';
import type { Hand } from './hands';
import { type Crossing, crossing } from './words';

export interface TableWish {
  rounds: number;
  mode?: 'Reihum' | 'Alle zugleich';
}

/** What a turn has brought. */
export interface Turn extends Crossing {
  points: string;
}

/** A bot takes half a minute, and the machine may be busy. */
const PATIENCE = 120_000;

/** Somebody with a browser of their own. */
export class Guest {
  readonly desk: Desk;
  /** What the page has said to the console that it should not have. */
  readonly complaints: string[] = [];

  constructor(
    readonly name: string,
    readonly page: Page,
    readonly hand: Hand,
    readonly home: string,
  ) {
    this.desk = new Desk(page);
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()));
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Such complaints were to be expected. */
  forgive(what: RegExp): void {
    this.complaints.splice(0, Infinity, ...this.complaints.filter((text) => !what.test(text)));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  press(name: string | RegExp): Promise<void> {
    return this.hand.press(this.button(name));
  }

  /** From the home page to the lobby of a new table of LetraMix. */
  openTable({ rounds, mode }: TableWish): Promise<void> {
    return this.openTableOf('LetraMix', async () => {
      if (mode) await this.hand.choose(this.page.getByRole('radio', { name: mode }));
      await this.hand.write(this.page.getByLabel('Runden', { exact: true }), String(rounds));
    });
  }

  /** From the home page to the lobby of a new table, with its options chosen. */
  async openTableOf(game: string, choose: () => Promise<void>): Promise<void> {
    await this.page.goto(this.home);
    await this.chooseName();
    await this.choose('Zusammen', game);
    await this.hand.press(this.page.getByText('Spielregeln des Tisches'));
    await choose();
    await this.press('Tisch öffnen');
    await this.page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
  }

  /** On the home page; who has played before has a name. */
  async chooseName(): Promise<void> {
    const name = this.page.getByLabel('Dein Name');
    if (await name.isVisible()) await this.hand.write(name, this.name);
  }

  /** Two clicks from the home page, and the dice fall. */
  async playAlone(): Promise<void> {
    await this.page.goto(this.home);
    await this.choose('Allein', 'LetraMix');
    await this.press('Los geht’s');
    await this.press('Würfeln');
    await this.desk.settled();
  }

  /** How to play a game; on the phone its row asks for it. */
  async choose(way: string, game: string): Promise<void> {
    const row = this.page.getByRole('button', { name: `Spielen: ${game} ` });
    const chosen = this.page.getByRole('button', { name: `${way}: ${game}`, exact: true });
    await row.or(chosen).filter({ visible: true }).first().waitFor();
    if (await row.isVisible()) await this.hand.press(row);
    await this.hand.press(chosen);
  }

  /** What the lobby shows to be passed on. */
  async link(): Promise<string> {
    const address = this.page.getByText(new URL(this.home).host);
    return `http://${await address.innerText()}`;
  }

  async code(): Promise<string> {
    return (await this.link()).slice(-4);
  }

  async sitDownByLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.#sitDown();
  }

  async sitDownByCode(code: string): Promise<void> {
    await this.page.goto(this.home);
    await this.hand.write(this.page.getByLabel('Mit Code an einen Tisch'), code.toLowerCase());
    await this.press('Los');
    await this.#sitDown();
  }

  async #sitDown(): Promise<void> {
    await this.hand.write(this.page.getByLabel('Dein Name'), this.name);
    await this.press('Hinsetzen');
    await this.page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
  }

  /** Lets a weak computer player sit down. */
  async addBot(): Promise<void> {
    await this.press('Frieda, Lehrling dazusetzen');
  }

  /** Waits for their turn, rolls, lays and finishes. */
  async takeTurn(): Promise<Turn> {
    await this.button('Würfeln').waitFor();
    await this.press('Würfeln');
    const words = await this.lay();
    return { ...words, points: await this.finish() };
  }

  /** Lays two words that are good. */
  async lay(): Promise<Crossing> {
    await this.desk.settled();
    const words = crossing(await this.desk.letters());
    await this.hand.lay(this.desk, words);
    await this.isValid();
    return words;
  }

  /** Waits until the server has found the layout good. */
  async isValid(): Promise<void> {
    await this.page.getByText('gültig', { exact: true }).waitFor({ state: 'attached' });
  }

  /** Says "Fertig" twice, and gives what the layout is said to count. */
  async finish(): Promise<string> {
    await this.press('Fertig');
    const asked = this.page.getByRole('dialog', { name: 'Fertig?' });
    const [, points = ''] = /zählt (−?\d+) Punkte?\./.exec(await asked.innerText()) ?? [];
    await this.hand.press(asked.getByRole('button', { name: 'Fertig', exact: true }));
    return points;
  }

  /** Who has how many points in the end, from the first on. */
  async standing(): Promise<string[]> {
    const list = this.page.getByRole('list', { name: 'Endstand' });
    await list.waitFor();
    const rows = await list.getByRole('listitem').allInnerTexts();
    return rows.map((row) => row.split('\n').join(' '));
  }
}
