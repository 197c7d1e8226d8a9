import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import type { BuecherwurmPhase, BuecherwurmView } from '../../src/games/buecherwurm/wire';
import { type Wish, doubtful, rightWord, theft } from './buecherwurm-words';
import { Company } from './company';
import type { Guest } from './guest';
import { overhear } from './overhear';

const company = new Company(4);
/** A whole game to 21, on a machine that may have a lot to do. */
const LONG = 600_000;
/** Cem's seat. */
const BY_KEYS = 2;

/** How the languages of a table are called. */
const OPTION = { de: 'Deutsch', en: 'English' };

/** What the page says, whatever language the table plays in. */
const SAID = {
  term: 'Dein Begriff',
  name: 'Nennen',
  down: /^Gilt nicht/,
  refused: (word: string) => `„${word}“ gilt nicht.`,
  pass: /^Passen: −2/,
  passYes: 'Passen',
  failed: /keinen Begriff gefunden: −2/,
  worm: '1 Bücherwurm',
  standing: 'Endstand',
  won: /gewinn/,
};

/** Three people at a table, one by mouse, one by finger, one by keys alone. */
class Party {
  readonly told: ReturnType<typeof overhear<BuecherwurmView>>;
  /** Terms that have been said for nothing. */
  readonly tried = new Set<string>();

  constructor(
    readonly guests: readonly Guest[],
    readonly said: typeof SAID,
    host: Guest,
  ) {
    this.told = overhear<BuecherwurmView>(host.page);
  }

  get view(): BuecherwurmView | null {
    return this.told.at(-1)?.view ?? null;
  }

  guest(seat: number): Guest {
    return this.guests[seat] as Guest;
  }

  /** Waits until the table is otherwise than it was. */
  async after(what: () => Promise<void>): Promise<BuecherwurmView> {
    const before = this.told.length;
    await what();
    await expect.poll(() => this.told.length).toBeGreaterThan(before);
    return this.view as BuecherwurmView;
  }

  /** Says a term; a rival's die is chosen first. */
  async name(seat: number, { word, die }: Wish, pick = false): Promise<BuecherwurmView> {
    const { page, hand, press } = this.#on(seat);
    this.tried.add(word);
    return this.after(async () => {
      if (pick) await hand.press(page.locator(`button[data-die="${die}"][aria-pressed=false]`));
      await hand.write(page.getByLabel(this.said.term, { exact: true }), word);
      await press(this.said.name);
    });
  }

  #on(seat: number) {
    const guest = this.guest(seat);
    return { page: guest.page, hand: guest.hand, press: (name: string) => guest.press(name) };
  }

  /** Whoever chooses takes the easy theme, or is too slow and gets it. */
  async choose(): Promise<void> {
    const { phase, options } = this.view as BuecherwurmView;
    if (phase.phase !== 'choosing') return;
    const title = phase.card[0]?.title[options.language] ?? '';
    const theme = this.guest(phase.seat).page.locator('.choose').getByRole('button', { name: title });
    await this.#inTime(() => this.#press(phase.seat, theme, '1'), 'choosing');
    await expect.poll(() => this.view?.phase.phase).toBe('naming');
  }

  /** All others are against it, and it is refused before everybody's eyes. */
  async voteDown(word: string): Promise<void> {
    const { phase } = this.view as BuecherwurmView;
    if (phase.phase !== 'voting') throw new Error(`“${word}” went through: try another seed`);
    const down = (seat: number): Promise<void> => this.#press(seat, this.guest(seat).button(this.said.down), 'n');
    await this.#inTime(() => Promise.all(phase.vote.voters.map(down)), 'voting');
    await Promise.all(
      this.guests.map(({ page }) => page.getByText(this.said.refused(word)).first().waitFor({ state: 'attached' })),
    );
    await expect.poll(() => this.view?.phase.phase).toBe('naming');
  }

  /** Presses something; who plays by keys has a key for it. */
  async #press(seat: number, what: Locator, key: string): Promise<void> {
    if (seat !== BY_KEYS) return this.guest(seat).hand.press(what);
    await what.waitFor();
    await this.guest(seat).page.keyboard.press(key);
  }

  /** Does something that the table waits for only a while. */
  async #inTime(what: () => Promise<unknown>, phase: BuecherwurmPhase['phase']): Promise<void> {
    const late = expect.poll(() => this.view?.phase.phase).not.toBe(phase);
    await Promise.race([what().catch(() => late), late]);
  }

  async fail(seat: number): Promise<void> {
    const { page, hand } = this.#on(seat);
    await this.guest(seat).press(this.said.pass);
    await this.after(() =>
      hand.press(page.getByRole('dialog').getByRole('button', { name: this.said.passYes, exact: true })),
    );
    await Promise.all(
      this.guests.map((guest) => guest.page.locator('.past').getByText(this.said.failed).first().waitFor()),
    );
  }
}

async function seated(language: 'de' | 'en', target: number): Promise<Party> {
  const anna = await company.guest('Anna');
  const ben = await company.guest('Ben', { size: 'phone', hand: 'touch' });
  const cem = await company.guest('Cem', { hand: 'keyboard', theme: 'dark' });
  const party = new Party([anna, ben, cem], SAID, anna);
  await anna.openTableOf('Bücherwurm', async () => {
    // In the dialog: the header's switch for the page's language is called "English", too, and is there first.
    const dialog = anna.page.getByRole('dialog');
    await dialog.getByText(OPTION[language], { exact: true }).click();
    await dialog.getByText('zehnfach', { exact: true }).click();
    await anna.hand.write(anna.page.getByLabel('Punkte', { exact: true }), String(target));
  });
  await ben.sitDownByLink(await anna.link());
  await cem.sitDownByCode(await anna.code());
  return party;
}

/** A steal, a vote, a failed turn, and on to the end; returns what has been played. */
async function play(party: Party): Promise<void> {
  const todo = new Set(['theft', 'vote', 'failure']);
  // In the lobby there is no view; how good somebody's line is may be told before it begins.
  await expect.poll(() => party.view).not.toBeNull();
  for (let turns = 0; turns < 120; turns++) {
    const view = party.view as BuecherwurmView;
    if (view.phase.phase === 'over') {
      expect([...todo]).toEqual([]);
      return;
    }
    if (view.phase.phase === 'choosing') await party.choose();
    if (view.phase.phase !== 'naming') continue;
    const { seat } = view.phase;
    const stolen = todo.has('theft') ? theft(view) : undefined;
    const doubted = todo.has('vote') && !todo.has('theft') ? doubtful(view) : undefined;
    if (stolen) {
      await steal(party, seat, stolen);
      todo.delete('theft');
    } else if (doubted) {
      await party.name(seat, doubted);
      await party.voteDown(doubted.word);
      todo.delete('vote');
    } else if (todo.has('failure') && todo.size === 1) {
      await party.fail(seat);
      todo.delete('failure');
    } else {
      const wish = rightWord(view, party.tried);
      if (wish) await party.name(seat, wish);
      else await party.fail(seat);
    }
  }
  throw new Error('it does not end');
}

async function steal(party: Party, seat: number, wish: Wish): Promise<void> {
  const before = (party.view as BuecherwurmView).round?.worms ?? 0;
  const { round } = await party.name(seat, wish, true);
  const named = round?.named.at(-1);
  expect(named).toMatchObject({ seat, die: wish.die });
  expect(round?.worms).toBe(before - 1);
  expect(round?.desks[named?.from ?? -1]?.worms).toBe(1);
  await Promise.all(
    party.guests.map(({ page }) => page.locator('.desks').getByRole('img', { name: party.said.worm }).waitFor()),
  );
}

async function ends({ guests, said, view }: Party): Promise<void> {
  const totals = view?.totals ?? [];
  for (const { page } of guests) {
    const list = page.getByRole('list', { name: said.standing });
    await list.waitFor();
    const rows = await list.getByRole('listitem').allInnerTexts();
    guests.forEach(({ name }, seat) => {
      const shown = String(totals[seat]).replace('-', '−');
      expect(rows.map((row) => row.split('\n').join(' '))).toContainEqual(
        expect.stringMatching(new RegExp(`${name}.* ${shown}$`)),
      );
    });
  }
}

it(
  'a German table: by mouse, by finger and by keys alone to the target, with a steal, a vote and a failed turn; a television watches',
  async () => {
    const party = await seated('de', 21);
    const [anna] = party.guests as [Guest];
    const television = await company.guest('Fernseher');
    await television.page.goto(`${anna.page.url()}/leinwand`);
    await television.page.getByRole('heading', { name: 'Wer spielt mit?' }).waitFor();
    await party.after(() => anna.press('Starten'));
    await play(party);
    await ends(party);
    await television.page.getByRole('heading', { name: party.said.won }).waitFor();
  },
  LONG,
);

it(
  'P18: an English table: themes and terms are English, the page is as before, and the replay shows it again',
  async () => {
    const party = await seated('en', 21);
    const [anna, ben] = party.guests as [Guest, Guest];
    await party.after(() => anna.press('Starten'));
    await ben.page
      .getByText(/^(Ben|Anna|Cem) wählt$|^Wähl (ein|das) Thema$/)
      .first()
      .waitFor();
    await play(party);
    await ends(party);

    // All of it can be seen again.
    await anna.page.goto(anna.page.url().replace('/tisch/', '/wiederholung/'));
    await anna.page.getByText(/Zug 1 von \d+/).waitFor();
    await anna.page
      .getByText(/Runde 1: (Anna|Ben|Cem) wählt und würfelt/)
      .first()
      .waitFor();
    await anna.page.getByText('noch 7 weiße Würfel').waitFor();
  },
  LONG,
);
