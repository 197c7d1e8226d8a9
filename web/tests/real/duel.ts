import type { Locator, Page } from 'playwright-core';
import type { TableMessage, WortduellCard, WortduellPlace, WortduellView } from '../../src/protocol/types';
import { cellOf } from '../../src/games/wortduell/model';
import type { Company, Equipment } from './company';
import type { Guest } from './guest';

export interface DuelWish {
  answers?: 'Ihr selbst';
}

/** A round or the match is over. */
const END = /^(Die Runde g|Du hast gewonnen|Ihr habt gewonnen|.+ gewinn(t|en)$)/;

/** Somebody at a Wortduell table, with all that the server has told their page. */
export class Duellist {
  readonly told: WortduellView[] = [];
  /** Every message, letter by letter. */
  readonly heard: string[] = [];

  private constructor(readonly guest: Guest) {
    guest.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.heard.push(String(payload));
        const message = JSON.parse(String(payload)) as TableMessage<WortduellView | null>;
        if (message.type === 'table' && message.view) this.told.push(message.view);
      }),
    );
  }

  static async come(company: Company, name: string, equipment: Equipment = {}): Promise<Duellist> {
    return new Duellist(await company.guest(name, equipment));
  }

  get page(): Page {
    return this.guest.page;
  }

  get view(): WortduellView {
    const view = this.told.at(-1);
    if (!view) throw new Error(`${this.guest.name} has seen no table`);
    return view;
  }

  /** Their own card, which only they see. */
  get card(): WortduellCard {
    const card = this.view.side === null ? undefined : this.view.cards[this.view.side];
    if (!card) throw new Error(`${this.guest.name} has no card`);
    return card;
  }

  /** From the home page to the lobby of a new table; without a clock, as the machine may be busy. */
  async openTable({ answers }: DuelWish = {}): Promise<void> {
    const { page, hand } = this.guest;
    await page.goto(this.guest.home);
    await this.guest.chooseName();
    await this.guest.choose('Zusammen', 'Wortduell');
    await hand.press(page.getByText('Spielregeln des Tisches'));
    await hand.press(page.getByRole('group', { name: 'Zeit' }).getByText('ohne', { exact: true }));
    if (answers) await hand.press(page.getByRole('radio', { name: answers }));
    await this.guest.press('Tisch öffnen');
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
  }

  /** A key of the screen, whatever is known of its letter. */
  key(letter: string): Locator {
    return this.page
      .getByRole('toolbar', { name: 'Buchstaben' })
      .getByRole('button', { name: new RegExp(`^${letter}(,|$)`) });
  }

  /** A square of the card in sight; with two of them, of the first or second. */
  square(name: string, card = 0): Locator {
    return this.page.getByRole('grid').nth(card).locator(`[data-square="${name}"]`);
  }

  async call(letter: string): Promise<void> {
    await this.guest.hand.press(this.key(letter));
    await this.guest.press(`${letter} rufen`);
    await this.#isCalled(letter);
  }

  /** By squares and keys on the screen. */
  async solve(place: WortduellPlace): Promise<void> {
    const { hand } = this.guest;
    await hand.press(this.square(place.from));
    await hand.press(this.square(place.to));
    for (const letter of place.word) await hand.press(this.key(letter));
    await this.guest.press('Lösen');
    await this.#isSolved(place);
  }

  /** By keys alone: arrows, Space, letters, Enter. */
  async solveByKeys(place: WortduellPlace): Promise<void> {
    await this.#goTo(place.from);
    await this.page.keyboard.press('Space');
    await this.#goTo(place.to);
    await this.page.keyboard.press('Space');
    await this.page.keyboard.type(place.word.toLowerCase());
    await this.page.keyboard.press('Enter');
    await this.#isSolved(place);
  }

  async callByKeys(letter: string): Promise<void> {
    await this.#focusCard();
    await this.page.keyboard.press(letter.toLowerCase());
    await this.page.keyboard.press('Enter');
    await this.#isCalled(letter);
  }

  /** By the typed line, which a button shows; who tabs to it sees it anyway. */
  async say(line: string): Promise<void> {
    const closed = this.page.locator('button[aria-expanded=false]', { hasText: 'Befehl tippen' });
    if ((await closed.count()) > 0) await this.guest.hand.press(closed);
    await this.guest.hand.write(this.page.getByRole('textbox', { name: 'Befehl tippen' }), line);
    await this.page.keyboard.press('Enter');
  }

  async callByLine(letter: string): Promise<void> {
    await this.say(`ruf ${letter}`);
    await this.#isCalled(letter);
  }

  async solveByLine(place: WortduellPlace): Promise<void> {
    await this.say(`${place.word} ${place.from} ${place.to}`);
    await this.#isSolved(place);
  }

  /** The key tells it; where answers are given by hand, the table waits for one. */
  async #isCalled(letter: string): Promise<void> {
    const called = this.key(letter).and(this.page.locator('.hit, .miss'));
    await called
      .or(this.page.getByText(`sucht ${letter} auf`))
      .first()
      .waitFor();
  }

  /** The page says so, and if it was the last word, who has won. */
  async #isSolved({ word }: WortduellPlace): Promise<void> {
    const right = this.page.locator('.sentence:visible').getByText(`Richtig: ${word},`);
    await right
      .or(this.page.getByRole('heading', { name: END }))
      .first()
      .waitFor();
  }

  #stop(): Locator {
    return this.page.getByRole('grid').first().locator('[tabindex="0"]');
  }

  /** Tabs to the card, if the focus is not there. */
  async #focusCard(): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await this.#stop().evaluate((square) => square === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('the card cannot be reached by Tab');
  }

  async #goTo(square: string): Promise<void> {
    await this.#focusCard();
    const [here, there] = [cellOf((await this.#stop().getAttribute('data-square')) ?? ''), cellOf(square)];
    if (!here || !there) throw new Error(`no way to ${square}`);
    const steps = (by: number, back: string, on: string): string[] =>
      Array<string>(Math.abs(by)).fill(by < 0 ? back : on);
    const keys = [
      ...steps(there.x - here.x, 'ArrowLeft', 'ArrowRight'),
      ...steps(there.y - here.y, 'ArrowUp', 'ArrowDown'),
    ];
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
