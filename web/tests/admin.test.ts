import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { admin, COMING, LOOKED } from './admin';
import { violations } from './axe';
import { settle } from './browser';
import { LOBBY, PLAYING, VIEW } from './scenes';
import { type Script, TOKEN } from './stand-in';
import { server, visit } from './visit';

const open = (path: string, script: Script, seated = true): Promise<Page> => visit({ path, script, seated });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const token = (page: Page) => page.getByLabel('Kennwort der Verwaltung');

async function enter(page: Page, given = TOKEN): Promise<void> {
  await token(page).fill(given);
  await button(page, 'Anmelden').click();
}

async function signedIn(script: Script = admin()): Promise<Page> {
  const page = await open('verwaltung', script);
  await enter(page);
  await page.getByRole('heading', { name: 'Überblick' }).waitFor();
  return page;
}

/** Presses a button, and then the one that says yes. */
async function sure(page: Page, name: string, yes: string): Promise<void> {
  await button(page, name).first().click();
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
}

describe('the token', () => {
  it('that is wrong says so and shows nothing', async () => {
    const page = await open('verwaltung', admin());
    await enter(page, 'a-wrong-token');
    await page.getByRole('alert').getByText('Das Kennwort stimmt nicht.').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      'a-wrong-token',
    );
  });

  it('that is missing is asked for', async () => {
    const page = await open('verwaltung', admin());
    await button(page, 'Anmelden').click();
    await page.getByRole('alert').getByText('Ohne Kennwort geht es nicht.').waitFor();
    expect(await token(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('that is right is kept in the tab only, outlives a reload and ends with it', async () => {
    const page = await signedIn();
    expect(page.url()).not.toContain(TOKEN);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(TOKEN);
    await page.reload();
    await page.getByRole('heading', { name: 'Überblick' }).waitFor();
    await button(page, 'Abmelden').click();
    await token(page).waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(TOKEN);
    await page.reload();
    await token(page).waitFor();
  });
});

describe('acts', () => {
  it('close and delete a table, after being asked', async () => {
    const page = await signedIn();
    await button(page, 'Tisch schließen: RUNE').click();
    await button(page, 'Abbrechen').click();
    expect(server.acts).toEqual([]);
    await sure(page, 'Tisch schließen: RUNE', 'Tisch schließen');
    await page.getByText('Tisch RUNE ist geschlossen.').first().waitFor();
    await sure(page, 'Tisch löschen: SALU', 'Löschen');
    await page.getByText('Tisch SALU ist gelöscht.').first().waitFor();
    expect(server.acts).toEqual(['POST admin/tables/BCDFGHJKLMNP/close', 'DELETE admin/tables/CDFGHJKLMNPR']);
  });

  it('mute a name that was reported, or at a table, or any', async () => {
    const page = await signedIn({
      ...admin(),
      act: (_, script) => {
        script.admin = { ...LOOKED, reports: [] };
      },
    });
    await sure(page, 'Namen sperren: Blödmann', 'Sperren');
    await page.getByText('Es ist nichts gemeldet.').waitFor();
    await sure(page, 'Namen sperren: Eichhorn', 'Sperren');
    await page.getByLabel('Name oder Muster').fill(' Blöd* ');
    await page.keyboard.press('Enter');
    await button(page, 'Namen freigeben: Dumm*').click();
    await page.getByText('„Dumm*“ kann wieder gewählt werden.').first().waitFor();
    expect(server.acts).toEqual([
      'POST admin/tables/BCDFGHJKLMNP/guests/7/mute',
      'POST admin/tables/CDFGHJKLMNPR/guests/0/mute',
      'POST admin/names {"name":"Blöd*"}',
      'DELETE admin/names/dumm*',
    ]);
  });

  it('a report is done with', async () => {
    const page = await signedIn();
    await button(page, 'Meldung erledigt: Blödmann').click();
    await page.getByText('Die Meldung ist erledigt.').first().waitFor();
    expect(server.acts).toEqual(['DELETE admin/reports/BCDFGHJKLMNP/7']);
  });

  it('announce a restart and call it off', async () => {
    const page = await signedIn({
      ...admin(),
      act: (act, script) => {
        const restart = act.startsWith('POST') ? COMING : null;
        script.admin = { ...LOOKED, overview: { ...LOOKED.overview, restart } };
      },
    });
    await button(page, 'Ankündigen').click();
    await page.getByText('Gib eine Uhrzeit an.').waitFor();
    await page.getByLabel('Uhrzeit').fill('20:15');
    await button(page, 'Ankündigen').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Der Server startet um 20:15 Uhr neu. Eure Partie geht danach weiter.').waitFor();
    await dialog.getByRole('button', { name: 'Ankündigen' }).click();
    await page.getByText('Angekündigt ist ein Neustart um 20:15 Uhr.').waitFor();
    await button(page, 'Ankündigung zurücknehmen').click();
    await page.getByLabel('Uhrzeit').waitFor();
    const [announced, off] = server.acts;
    const at = Number(/"at":(\d+)/.exec(announced ?? '')?.[1]);
    expect(new Date(at).toLocaleTimeString('de', { timeZone: 'Europe/Berlin' })).toBe('20:15:00');
    expect(at - Date.now()).toBeLessThanOrEqual(24 * 3600_000);
    expect(off).toBe('DELETE admin/restart');
  });

  it('a table is found by its link or code', async () => {
    const page = await signedIn();
    const field = page.getByLabel('Tisch suchen: Link, Adresse oder Code');
    await field.fill('https://x.example/tisch/DFGHJKLMNPRS');
    await button(page, 'Suchen').click();
    await page.getByRole('table', { name: 'Gefundener Tisch' }).getByText('Mia').waitFor();
    await field.fill('zuzu');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Diesen Tisch gibt es nicht.').waitFor();
    await field.fill('  ');
    await page.keyboard.press('Enter');
    await page.getByText('Gib einen Link, eine Adresse oder einen Code an.').waitFor();
  });
});

it('it works by keys alone, from the token to an act', async () => {
  const page = await open('verwaltung', admin());
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let tries = 0; tries < 60; tries++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('it cannot be reached by Tab');
  };
  await tabTo(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === 'password'));
  await page.keyboard.type(TOKEN);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Überblick' }).waitFor();
  await tabTo(async () => (await focused()) === 'Tisch löschen: RUNE');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('Tisch löschen: RUNE');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(() => page.evaluate(() => document.activeElement?.textContent?.trim() === 'Löschen'));
  await page.keyboard.press('Enter');
  await expect.poll(() => server.acts).toEqual(['DELETE admin/tables/BCDFGHJKLMNP']);
});

it('all of it is accessible, in both languages, and fits 320 px', async () => {
  const page = await signedIn();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await settle(page);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('setzkasten.language', 'en'));
  await page.reload();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await settle(page);
  expect(await isWide()).toBe(false);
  expect(await violations(page)).toEqual([]);
});

describe('at a table', () => {
  it('a restart is told once, stays in the header, and goes when it is called off', async () => {
    const page = await open('tisch/t1', { frame: PLAYING, view: VIEW });
    server.announce(COMING);
    const sentence = 'Der Server startet um 20:15 Uhr neu. Eure Partie geht danach weiter.';
    await page.getByText(sentence).first().waitFor();
    await button(page, 'Neustart 20:15').click();
    await page.getByRole('dialog').getByText(sentence).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click();
    server.announce();
    await button(page, 'Neustart 20:15').waitFor({ state: 'detached' });
  });

  it('a name is reported, without another question', async () => {
    const page = await open('tisch/t1', { frame: LOBBY });
    await button(page, 'Menü').click();
    await page.getByRole('menuitem', { name: 'Jemanden melden oder meiden' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('listitem').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Namen melden: Ben' }).click();
    await page.getByText('„Ben“ ist gemeldet. Danke.').first().waitFor();
    expect(server.acts).toEqual(['POST tables/t1/reports {"name":"Ben"}']);
  });

  it('where only computers sit, there is nobody to report', async () => {
    const page = await open('tisch/t1', { frame: { ...LOBBY, seats: [LOBBY.seats[0]!, LOBBY.seats[3]!] } });
    await button(page, 'Menü').click();
    expect(await page.getByRole('menuitem', { name: 'Jemanden melden oder meiden' }).count()).toBe(0);
  });

  it('where names are given, nobody is asked for one', async () => {
    const page = await open('RUNE', { frame: { ...LOBBY, public: true }, givesNames: true }, false);
    await page.getByText('An diesem offenen Tisch bekommst du einen Namen: den eines Tiers.').waitFor();
    expect(await page.getByLabel('Dein Name').count()).toBe(0);
  });
});
