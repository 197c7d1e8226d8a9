import { expect, it } from 'vitest';
import { violations } from '../axe';
import { Company } from './company';

const company = new Company(5);

it('a name is reported, muted, a restart announced and a table closed, while others are at the table', async () => {
  const [anna, ben, operator] = await Promise.all(
    ['Anna', 'Blödmann', 'Betreiberin'].map((name) => company.guest(name)),
  );
  if (!anna || !ben || !operator) throw new Error('somebody is missing');
  await anna.openTable({ rounds: 1 });
  await ben.page.goto(anna.page.url());
  await ben.hand.write(ben.page.getByLabel('Dein Name'), ben.name);
  await ben.press('Hinsetzen');
  await anna.page.getByText('Blödmann').first().waitFor();
  await anna.press('Menü');
  await anna.page.getByRole('menuitem', { name: 'Jemanden melden oder meiden' }).click();
  await anna.press('Namen melden: Blödmann');
  await anna.page.getByText('„Blödmann“ ist gemeldet. Danke.').first().waitFor();

  const { page } = operator;
  const enter = async (token: string) => {
    await operator.hand.write(page.getByLabel('Kennwort der Verwaltung'), token);
    await operator.press('Anmelden');
  };
  await page.goto(`${company.server.address}verwaltung`);
  await enter('falsch');
  await page.getByRole('alert').getByText('Das Kennwort stimmt nicht.').waitFor();
  operator.forgive(/401/);
  await enter(company.server.token());
  await page.getByRole('heading', { name: 'Überblick' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await operator.button('Namen sperren: Blödmann').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sperren', exact: true }).click();
  await page.getByText('Es ist nichts gemeldet.').waitFor();
  await Promise.all([anna, ben].map((guest) => guest.page.locator('main').getByText('Gast').waitFor()));

  await page.getByLabel('Uhrzeit').fill('20:15');
  await operator.press('Ankündigen');
  await page.getByRole('dialog').getByRole('button', { name: 'Ankündigen' }).click();
  await Promise.all([anna, ben].map((guest) => guest.button('Neustart 20:15').waitFor()));

  await operator.button(/^Tisch schließen: /).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tisch schließen', exact: true }).click();
  const closed = 'Der Betreiber hat ihn beendet.';
  await Promise.all([anna, ben].map((guest) => guest.page.getByText(closed, { exact: false }).first().waitFor()));
});
