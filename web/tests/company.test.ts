import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { anna, ME, TABLES } from './persons';
import { LOBBY, PLAYING, VIEW } from './scenes';
import { GAME, type Script } from './stand-in';
import { server, visit } from './visit';

/** With whom one plays: again, for the first time, and never more. */

const open = (path: string, script: Partial<Script> = {}, seated = false): Promise<Page> =>
  visit({ path, seated, script: { frame: LOBBY, games: [GAME], person: anna(), ...script } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

describe('on the home page', () => {
  it('one’s tables are those of all devices: invitations first, then running, then finished ones', async () => {
    const page = await open('');
    const links = page
      .getByRole('region', { name: 'Deine Tische' })
      .getByRole('link', { name: /^(mitspielen|weiter|ansehen)/ });
    await links.first().waitFor();
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))).toEqual([
      'mitspielen: Wortduell, Mia lädt dich ein',
      'weiter: Wörterklauer, mit Ben',
      'ansehen: Wörterklauer, mit Oma',
    ]);
    await page.getByRole('link', { name: 'Deine Tische: Alle ansehen' }).click();
    await page.getByRole('region', { name: 'Laufende Partien' }).waitFor();
    expect(TABLES.running).toHaveLength(2);
  });

  it('who one has played with is offered again, with a table in one tap', async () => {
    const opened = { table: 't1', code: 'RUNE', secret: 'key' };
    const page = await open('', { person: anna({ 'POST me/companions/mia/table': opened }) });
    await page.getByText('Mit Ben hast du 12-mal gespielt').waitFor();
    await button(page, 'Tisch für Mia und dich öffnen: LetraMix').click();
    await page.waitForURL('**/spiele/tisch/t1');
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
    expect(server.acts).toEqual(['POST me/companions/mia/table {"game":"letramix"}']);
  });
});

describe('finding somebody', () => {
  const found = (waits: boolean) => anna({ 'POST me/find': { table: 't1', code: 'RUNE', secret: 'key', waits } });

  async function find(page: Page): Promise<void> {
    await button(page, 'Mitspieler finden').click();
    await dialog(page).getByText('Alle bekommen Tiernamen').waitFor();
    await dialog(page).getByRole('button', { name: 'Suchen' }).click();
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
  }

  it('sits down where somebody waits', async () => {
    const page = await open('', { person: found(false) });
    await find(page);
    expect(await button(page, 'Wir suchen jemanden.').count()).toBe(0);
    expect(server.acts).toEqual(['POST me/find {"game":"letramix","name":"Anna","strangers":true,"remember":true}']);
  });

  it('waits where nobody does, with a computer player, until somebody comes', async () => {
    const [own, other, third] = PLAYING.seats;
    const bot = { ...LOBBY.seats[3]! };
    const page = await open('', { frame: { ...PLAYING, seats: [own!, bot, bot] }, view: VIEW, person: found(true) });
    await button(page, 'Mitspieler finden').click();
    await dialog(page).getByRole('button', { name: 'Suchen' }).click();
    await button(page, 'Wir suchen jemanden.').click();
    await dialog(page).getByText('Bis jemand kommt, spielt der Computer mit dir.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // It is known after a reload as well.
    await page.reload();
    await button(page, 'Wir suchen jemanden.').waitFor();
    server.script.frame = { ...PLAYING, seats: [own!, other!, third!] };
    server.tell([{ news: 'sat', seat: 1, name: 'Ben' }]);
    await page.getByText('Ben setzt sich dazu.').first().waitFor();
    await button(page, 'Wir suchen jemanden.').waitFor({ state: 'detached' });
  });
});

describe('at the table', () => {
  it('two taps at a name report it, and two avoid somebody', async () => {
    const page = await open('tisch/t1', { person: anna({ 'POST me/blocks': undefined, 'POST me/places': {} }) }, true);
    await button(page, 'Ben: melden oder meiden').click();
    await button(page, 'Namen melden: Ben').click();
    await page.getByText('„Ben“ ist gemeldet. Danke.').first().waitFor();
    await button(page, 'Ben: melden oder meiden').click();
    await button(page, 'Meiden: Ben').click();
    await page.getByText('Ben und dich setzen wir nicht mehr zusammen.').first().waitFor();
    expect(server.acts.filter((act) => !act.includes('places'))).toEqual([
      'POST tables/t1/reports {"name":"Ben"}',
      'POST me/blocks {"table":"t1","name":"Ben"}',
    ]);
  });

  it('in play, the menu names all the others', async () => {
    const script = { frame: PLAYING, view: VIEW, person: anna({ 'POST me/blocks': undefined, 'POST me/places': {} }) };
    const page = await open('tisch/t1', script, true);
    await button(page, 'Menü').click();
    await item(page, 'Jemanden melden oder meiden').click();
    await button(page, 'Meiden: Cem').click();
    await expect.poll(() => server.acts).toContain('POST me/blocks {"table":"t1","name":"Cem"}');
  });

  it('one’s own sign is worn where it is free, once', async () => {
    const sign = { ...ME, sign: 6 };
    const page = await open('tisch/t1', { person: anna({ 'GET me': sign, 'POST me/places': {} }) }, true);
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
    await page.reload();
    await expect
      .poll(() => server.commands.map((command) => 'action' in command && command.action))
      .toContainEqual({ do: 'sign', sign: 6 });
  });
});
