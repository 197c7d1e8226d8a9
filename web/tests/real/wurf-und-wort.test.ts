import { expect, it } from 'vitest';
import type { WurfUndWortView } from '../../src/protocol/types';
import { Company } from './company';
import type { Guest } from './guest';
import { overhear } from './overhear';
import { forbiddenWord, miscountedWord, rightWord, unsuitableWord } from './wurf-words';

/** With this seed the five cards allow all that is played here, a right word on the last one. */
const company = new Company(3);
const ROUNDS = 5;

type Told = ReturnType<typeof overhear<WurfUndWortView>>;

/** The view of a card as soon as it is searched for; it is covered until its reveal. */
async function searching(told: Told, round: number): Promise<WurfUndWortView> {
  const find = (): WurfUndWortView | undefined =>
    told
      .map(({ view }) => view)
      .find((view) => view?.round === round && view.phase.phase === 'searching' && view.card) ?? undefined;
  await expect.poll(find).toBeDefined();
  return find() as WurfUndWortView;
}

/** Presses Stopp once the dice lie, and is first. */
async function stop(guest: Guest): Promise<void> {
  await guest.page.locator('button.stop.open').waitFor();
  await guest.press(/^Stopp!/);
  await guest.page.getByRole('heading', { name: 'Du warst zuerst!' }).waitFor();
}

/** Types a word after Stopp, looks at the checks if there is something to be seen, and says it. */
async function name(guest: Guest, word: string, seen?: RegExp): Promise<void> {
  await stop(guest);
  await guest.hand.write(guest.page.getByLabel('Dein Wort'), word);
  if (seen) await guest.page.getByRole('list', { name: 'Prüfung' }).getByText(seen).waitFor();
  await guest.page.keyboard.press('Enter');
}

/** All have seen what came of it, and go on; who is slow is taken along after eight seconds. */
async function settled(guests: readonly Guest[], text: string | RegExp): Promise<void> {
  await Promise.all(guests.map(({ page }) => page.locator('.outcome').getByText(text).waitFor()));
  const next = ({ page }: Guest) => page.locator('.hands').getByRole('button', { name: /^(Weiter|Zum Endstand)$/ });
  await Promise.all(
    guests.map((guest) =>
      next(guest)
        .click({ timeout: 4000 })
        .catch(() => undefined),
    ),
  );
}

/** Objects, unless the bot was faster, and votes the word down. */
async function voteDown(guests: readonly Guest[], word: string): Promise<void> {
  const [first] = guests;
  await first?.page
    .getByRole('button', { name: 'passt nicht zur Karte' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await Promise.all(
    guests.map(async ({ page }) => {
      await page.getByRole('heading', { name: `Gilt „${word}“?` }).waitFor();
      const down = page.getByRole('button', { name: /^Gilt nicht/ });
      if ((await down.getAttribute('aria-pressed')) === 'false') await down.click();
    }),
  );
}

it('three people and a bot play five cards: a wrong count, a forbidden letter, a word voted down, a backing out, a tied vote', async () => {
  const anna = await company.guest('Anna');
  const ben = await company.guest('Ben', { size: 'phone', hand: 'touch' });
  const cem = await company.guest('Cem', { theme: 'dark' });
  const all = [anna, ben, cem];
  const told = overhear<WurfUndWortView>(anna.page);
  await anna.openTableOf('Wurf & Wort', () => anna.page.getByText('5', { exact: true }).click());
  await ben.sitDownByLink(await anna.link());
  await cem.sitDownByCode(await anna.code());
  await anna.addBot();

  // A television watches all the time.
  const television = await company.guest('Fernseher');
  await television.page.goto(`${anna.page.url()}/leinwand`);
  await television.page.getByRole('heading', { name: 'Wer spielt mit?' }).waitFor();
  await anna.press('Starten');

  const plays: Record<string, (view: WurfUndWortView) => (() => Promise<void>) | undefined> = {
    miscounted: (view) => {
      const word = miscountedWord(view);
      return word === undefined
        ? undefined
        : async () => {
            // The table splits the word while she types, for her eyes alone; she says it all the same.
            await name(anna, word, /statt \d Silben: /);
            await ben.page
              .getByText(/statt \d Silben/)
              .first()
              .waitFor();
            // She could appeal, but sees it.
            await anna.press('Einsehen');
            await settled(all, /bekommen (je )?10 Punkte/);
            add(10, [ben, cem]);
          };
    },
    forbidden: (view) => {
      const word = forbiddenWord(view);
      return word === undefined
        ? undefined
        : async () => {
            await name(ben, word);
            await settled(all, /bekommen (je )?10 Punkte/);
            add(10, [anna, cem]);
          };
    },
    unsuitable: (view) => {
      const word = unsuitableWord(view);
      return word === undefined
        ? undefined
        : async () => {
            await name(cem, word);
            await voteDown([anna, ben], word);
            await settled(all, /(verliert|verlierst) 3 Punkte/);
            add(-3, [cem]);
          };
    },
    backOut: () => async () => {
      await stop(anna);
      await anna.press('Rückzieher');
      await anna.press(/^Wirklich\?/);
      await settled(all, /(verliert|verlierst) 10 Punkte/);
      add(-10, [anna]);
    },
  };
  const points = new Map(all.map((guest) => [guest, 0]));
  const add = (sum: number, guests: readonly Guest[]): void =>
    guests.forEach((guest) => points.set(guest, (points.get(guest) ?? 0) + sum));

  for (let round = 1; round < ROUNDS; round++) {
    const view = await searching(told, round);
    const found = Object.keys(plays).flatMap((play) => {
      const run = plays[play]?.(view);
      return run ? [{ play, run }] : [];
    })[0];
    if (!found) throw new Error(`nothing to be played on card ${round}: try another seed`);
    await found.run();
    delete plays[found.play];
    await television.page.getByRole('list', { name: 'Punktestand' }).waitFor();
  }
  expect(Object.keys(plays)).toEqual([]);

  // Cem goes: two voters are left, one down, the bot up, and in doubt it counts.
  const last = await searching(told, ROUNDS);
  const word = rightWord(last);
  if (word === undefined) throw new Error(`no right word on the last card: try another seed`);
  await cem.page.close();
  await expect.poll(() => told.at(-1)?.frame.seats[2]?.presence).toBe('away');
  await name(anna, word);
  await voteDown([ben], word);
  await settled([anna, ben], new RegExp(`${last.worth} Punkt`));
  add(last.worth, [anna]);

  const standing = await anna.standing();
  for (const guest of all) {
    const shown = String(points.get(guest)).replace('-', '−');
    expect(standing).toContainEqual(expect.stringMatching(new RegExp(`${guest.name}.* ${shown}$`)));
  }
  expect(standing).toHaveLength(4);
  await anna.page.getByText('Alle Karten').waitFor();
  await television.page.getByRole('heading', { name: /gewinn/ }).waitFor();
});
