import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../axe';
import { Company } from './company';
import type { Guest } from './guest';

const company = new Company(5);

const header = ({ page, name }: Guest) => page.getByRole('button', { name: `Du spielst als ${name}`, exact: true });
const link = (page: Page, name: RegExp) => page.getByRole('link', { name });

/** A game of one round, alone at the server. */
async function playARound(guest: Guest): Promise<string> {
  await guest.openTable({ rounds: 1 });
  await guest.press('Allein starten');
  const { points } = await guest.takeTurn();
  await guest.standing();
  return points;
}

/** The server settles a table when it is over: that may take a moment. */
async function openProfile({ page, home }: Guest, games: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${home}profil`);
      await page.getByRole('heading', { name: 'Deine Geräte' }).waitFor();
      return page.locator('dd').first().innerText();
    })
    .toBe(String(games));
}

/** From the home page to a table with somebody, whoever it may be. */
async function find(guest: Guest): Promise<string> {
  await guest.page.goto(guest.home);
  await guest.chooseName();
  await guest.press('Mitspieler finden');
  const dialog = guest.page.getByRole('dialog', { name: 'Mitspieler finden' });
  await guest.hand.press(dialog.getByText('LetraMix', { exact: true }));
  await guest.hand.press(dialog.getByRole('button', { name: 'Suchen' }));
  await guest.page.waitForURL('**/tisch/*');
  return guest.page.url();
}

it('who has played as a guest finds the game again after a restart of browser and server', async () => {
  const before = await company.guest('Anna');
  const points = await playARound(before);
  await company.server.restart();
  const anna = await company.guest('Anna', { was: before });
  await anna.page.goto(anna.home);
  await header(anna).waitFor();
  await link(anna.page, /^ansehen: LetraMix/).waitFor();

  await openProfile(anna, 1);
  const game = anna.page.getByRole('listitem').filter({ hasText: 'LetraMix allein' });
  await game.getByText(new RegExp(`^${points} Punkte?$`)).waitFor();
  expect(await violations(anna.page)).toEqual([]);
  await link(anna.page, /^Wiederholung: LetraMix/).click();
  await anna.page.getByText('Zug 1 von 1').waitFor();
  // The server was away for a moment.
  before.forgive(/ERR_|WebSocket/);
});

it('a phone is connected by code, which is good once, and goes on in the middle of a turn', async () => {
  const anna = await company.guest('Anna');
  await anna.playAlone();
  const name = await anna.page.evaluate(() => localStorage.getItem('setzkasten.name') ?? '');
  await anna.page.goto(`${anna.home}profil`);
  await anna.press('Code zeigen');
  const shown = anna.page.getByLabel(/^Code: /);
  const code = (await shown.innerText()).replace(/\s/g, '');
  expect(code).toMatch(/^[A-Z0-9]{8}$/);

  const phone = await company.guest(name, { size: 'phone', hand: 'touch' });
  await phone.page.goto(`${phone.home}v`);
  await phone.hand.write(phone.page.getByLabel('Code vom anderen Gerät'), code.toLowerCase());
  await phone.press('Verbinden');
  await phone.page.getByRole('heading', { name, exact: true }).waitFor();
  await anna.page.getByText('Das andere Gerät ist verbunden.').first().waitFor();

  const other = await company.guest('Ben');
  await other.page.goto(`${other.home}v`);
  await other.hand.write(other.page.getByLabel('Code vom anderen Gerät'), code);
  await other.press('Verbinden');
  await other.page.getByRole('alert').waitFor();
  other.forgive(/404/);

  await phone.page.goto(phone.home);
  await phone.hand.press(link(phone.page, /^weiter: LetraMix/));
  await phone.lay();
  await phone.finish();
  await phone.page.getByRole('heading', { name: 'Ergebnis der ersten Runde' }).waitFor();

  // Signed off again, it knows nobody any more.
  await anna.page.reload();
  await anna.button(/^Abmelden: /).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Abmelden', exact: true }).click();
  await anna.page
    .getByText(/ist abgemeldet\.$/)
    .first()
    .waitFor();
  await phone.page.goto(`${phone.home}profil`);
  await phone.page.getByRole('heading', { name: 'Noch kein Profil' }).waitFor();
});

it('a stranger is found, and after being avoided not found again', async () => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => company.guest(name)));
  if (!anna || !ben) throw new Error('somebody is missing');
  const table = await find(anna);
  await anna.button('Wir suchen jemanden.').waitFor();
  expect(await find(ben)).toBe(table);
  await anna.button('Wir suchen jemanden.').waitFor({ state: 'detached' });
  await anna.press('Menü');
  await anna.page.getByRole('menuitem', { name: 'Jemanden melden oder meiden' }).click();
  await anna.button(/^Meiden: /).click();
  await anna.page
    .getByText(/setzen wir nicht mehr zusammen\.$/)
    .first()
    .waitFor();
  const next = await find(anna);
  expect(next).not.toBe(table);
  expect(await find(ben)).not.toBe(next);
  await anna.page.goto(`${anna.home}profil`);
  await anna.button(/^Aufheben: /).click();
  await anna.button(/^Aufheben: /).waitFor({ state: 'detached' });
});

it('everything is downloaded and deleted, and a running game goes on with "Gast"', async () => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => company.guest(name)));
  if (!anna || !ben) throw new Error('somebody is missing');
  await playARound(anna);
  await anna.openTable({ rounds: 1 });
  await ben.sitDownByLink(await anna.link());
  await anna.press('Starten');
  await ben.page.getByText('Anna').first().waitFor();

  await openProfile(anna, 1);
  const coming = anna.page.waitForEvent('download');
  await anna.page.getByRole('link', { name: 'Meine Daten herunterladen' }).click();
  const data: unknown = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  expect(JSON.stringify(data)).toContain('Anna');
  expect(JSON.stringify(data)).toContain('letramix');
  // Of the other's there is nothing.
  expect(JSON.stringify(data)).not.toContain('Ben');

  await anna.press('Alles löschen');
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Alles löschen' }).click();
  await anna.page.getByText('Alles ist gelöscht.').first().waitFor();
  await ben.page.getByText('Gast').first().waitFor();
  await anna.page.goto(`${anna.home}profil`);
  await anna.page.getByRole('heading', { name: 'Noch kein Profil' }).waitFor();
  expect((await anna.page.context().cookies()).map(({ value }) => value)).toEqual([]);
});
