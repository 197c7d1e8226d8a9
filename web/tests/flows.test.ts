import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ClientMessage } from '../src/protocol/types';
import { SIZES } from './browser';
import { LOBBY, OVER_VIEW, PLAYING, VIEW } from './scenes';
import type { Script } from './stand-in';
import { server, visit } from './visit';

const open = (path: string, script: Script, seated = true): Promise<Page> => visit({ path, script, seated });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Starts when it is told to. */
function starting(message: ClientMessage, script: Script): void {
  if (message.type !== 'arrange' || message.action.do !== 'start') return;
  script.frame = PLAYING;
  script.view = VIEW;
}

const arranged = () => server.commands.map((command) => 'action' in command && command.action);

describe('from the home page', () => {
  const alone: Script = { frame: { ...LOBBY, seats: LOBBY.seats.slice(0, 1) }, command: starting };

  it('two clicks play alone', async () => {
    const page = await open('', { ...alone }, false);
    await button(page, 'Allein: LetraMix').click();
    await button(page, 'Los geht’s').click();
    await page.waitForURL('**/spiele/tisch/t1');
    await page.getByRole('button', { name: 'Fertig' }).waitFor();
    expect(arranged()).toEqual([{ do: 'start' }]);
  });

  it('P12: against the computer one chooses whom, and may change the rules, before it begins', async () => {
    const page = await open('', { ...alone }, false);
    await button(page, 'Gegen den Computer: LetraMix').click();
    await page.getByRole('button', { name: 'Meister' }).click();
    await button(page, 'Regeln und Zeiten ändern').click();
    await page.getByRole('group', { name: 'Zeit' }).waitFor();
    await button(page, 'Los geht’s').click();
    await page.getByRole('button', { name: 'Fertig' }).waitFor();
    expect(arranged()).toEqual([{ do: 'bot', level: 'meister' }, { do: 'start' }]);
  });

  it('a table for friends opens in its lobby', async () => {
    const page = await open('', { ...alone }, false);
    await button(page, 'Zusammen: LetraMix').click();
    await button(page, 'Tisch öffnen').click();
    await page.getByRole('img', { name: 'R U N E' }).waitFor();
  });

  it('a code leads to the table, and a name to a seat', async () => {
    const page = await open('', { frame: LOBBY }, false);
    await page.getByLabel('Mit Code an einen Tisch').pressSequentially('rune');
    await page.keyboard.press('Enter');
    await page.getByLabel('Dein Name').fill('Dana');
    await button(page, 'Hinsetzen').click();
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/spiele/tisch/t1');
  });

  it('a code that leads nowhere says so', async () => {
    const page = await open('', { frame: LOBBY }, false);
    await page.getByLabel('Mit Code an einen Tisch').pressSequentially('ABCD');
    await button(page, 'Los').click();
    await page.getByText('Zu ABCD gibt es gerade keinen offenen Tisch.').waitFor();
  });

  it('the language changes at once, and is kept', async () => {
    const page = await open('', { frame: LOBBY }, false);
    await button(page, 'English').click();
    await button(page, 'Alone: LetraMix').waitFor();
    await page.reload();
    await button(page, 'Deutsch').waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });
});

describe('the theme', () => {
  it('follows the system until it is chosen, and is kept', async () => {
    const page = await open('', { frame: LOBBY }, false);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [light, dark] = ['rgb(246, 240, 226)', 'rgb(25, 21, 18)'];
    await expect.poll(paper).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).toBe(dark);
    await button(page, 'Farben: wie das System').click();
    await expect.poll(paper).toBe(light);
    await button(page, 'Farben: hell').click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await button(page, 'Farben: dunkel').waitFor();
    await expect.poll(paper).toBe(dark);
  });
});

describe('in the lobby', () => {
  it('the host adds, removes and hands over', async () => {
    const page = await open('tisch/t1', { frame: LOBBY });
    await page.getByRole('button', { name: 'Lehrling' }).click();
    await button(page, 'entfernen: Emil').click();
    await button(page, 'entfernen: Ben').click();
    await button(page, 'Vom Tisch nehmen').click();
    await button(page, 'Leitung übergeben: Ben').click();
    await expect.poll(arranged).toEqual([
      { do: 'bot', level: 'lehrling' },
      { do: 'kick', seat: 3 },
      { do: 'kick', seat: 1 },
      { do: 'host', seat: 1 },
    ]);
  });

  it('P1: three of one name play, and the host can tell them apart', async () => {
    const [anna] = LOBBY.seats;
    const seats = [anna, anna, anna].filter((seat) => seat !== undefined);
    const start = (message: ClientMessage, script: Script) => {
      starting(message, script);
      script.frame = { ...script.frame, seats };
    };
    const page = await open('tisch/t1', { frame: { ...LOBBY, seats }, command: start });
    await button(page, 'Starten').click();
    await page.getByRole('button', { name: 'Fertig' }).waitFor();
    await page.reload();
    await button(page, 'Menü').click();
    await page.getByRole('menuitem', { name: 'Anna 2 vom Tisch nehmen' }).waitFor();
    await page.getByRole('menuitem', { name: 'Anna 3 vom Tisch nehmen' }).waitFor();
  });

  it('a hindrance keeps from starting', async () => {
    const hindrance = { de: 'Es fehlt noch jemand.', en: 'Somebody is missing.' };
    const page = await open('tisch/t1', { frame: { ...LOBBY, hindrance } });
    await page.getByText('Es fehlt noch jemand.').waitFor();
    await page.getByRole('button', { name: 'Starten' }).click({ force: true });
    await page.waitForTimeout(200);
    expect(server.commands).toEqual([]);
  });
});

describe('at the table', () => {
  const playing: Script = { frame: PLAYING, view: VIEW };

  it('title and icon say whose turn it is', async () => {
    const page = await open('tisch/t1', { ...playing });
    await expect.poll(() => page.title()).toBe('● Du bist dran – LetraMix – Setzkasten');
    expect(await page.getAttribute('link[rel=icon]', 'href')).toContain('favicon-turn');
    server.script.view = { ...VIEW, phase: { phase: 'to_roll', seat: 1, until: 60_000 } };
    server.tell();
    await expect.poll(() => page.title()).toBe('LetraMix – Setzkasten');
  });

  it('a reload in the middle of a turn loses nothing that was laid', async () => {
    const page = await open('tisch/t1', { ...playing });
    server.silent = true;
    await page.getByRole('button', { name: 'Alle zurück' }).click();
    await expect.poll(arranged).toEqual([{ do: 'lay', layout: [] }]);
    server.forget();
    await page.reload();
    await expect.poll(arranged).toEqual([{ do: 'lay', layout: [] }]);
    await page.getByText('0 von 13 Würfeln liegen').waitFor();
  });

  it.each<[string, Partial<Script>]>([
    ['the sand is out', { view: { ...VIEW, phase: { phase: 'to_roll', seat: 1, until: 60_000 } } }],
    ['the host pauses', { frame: { ...PLAYING, clock: { stopped: 30_000, by: 'host' } } }],
  ])('a die in the air goes back when %s', async (_, change) => {
    const page = await open('tisch/t1', { ...playing });
    await page.getByRole('button', { name: 'B, 3 Punkte' }).hover();
    await page.mouse.down();
    await page.getByRole('gridcell', { name: 'M14, leer' }).hover();
    await page.locator('.field-ghost').waitFor();
    Object.assign(server.script, change);
    server.tell();
    await page.locator('.field-ghost').waitFor({ state: 'hidden' });
    await page.mouse.up();
    expect(server.commands).toEqual([]);
  });

  it('a lost line is told, and comes back', async () => {
    const page = await open('tisch/t1', { ...playing });
    await page.context().setOffline(true);
    server.cut();
    await page.getByText('Verbindung weg.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Verbindung weg.').waitFor({ state: 'hidden' });
  });

  it('a seat that is opened elsewhere can be taken back', async () => {
    const bye = { type: 'bye', reason: 'taken_over', sentence: { de: 'Woanders.', en: 'Elsewhere.' } } as const;
    const page = await open('tisch/t1', { ...playing, instead: bye });
    delete server.script.instead;
    await button(page, 'Hier weiterspielen').click();
    await page.getByRole('button', { name: 'Fertig' }).waitFor();
  });

  it('the host pauses, and lets the computer stand in', async () => {
    const seats = PLAYING.seats.map((seat, at) => (at === 1 ? { ...seat, presence: 'away' as const } : seat));
    const page = await open('tisch/t1', { ...playing, frame: { ...PLAYING, seats } });
    await button(page, 'Ben ist kurz weg').click();
    await button(page, 'Computer springt ein: Ben').click();
    await page.getByRole('button', { name: /^Geselle/ }).click();
    await button(page, 'Menü').click();
    await page.getByRole('menuitem', { name: 'Pause machen' }).click();
    await expect.poll(arranged).toEqual([{ do: 'stand_in', seat: 1, level: 'geselle' }, { do: 'pause' }]);
  });

  it.each(['desktop', 'phone'] as const)(
    'P9: nobody away, no pause and no lost line moves the table: %s',
    async (size) => {
      const page = await open('tisch/t1', { ...playing });
      await page.setViewportSize(SIZES[size]);
      const top = async () => (await page.locator('#inhalt').boundingBox())?.y;
      const before = await top();
      const seats = PLAYING.seats.map((seat, at) => (at === 1 ? { ...seat, presence: 'away' as const } : seat));
      server.script.frame = { ...PLAYING, seats };
      server.tell([{ news: 'went', seat: 1 }]);
      await button(page, 'Ben ist kurz weg').waitFor();
      expect(await top()).toBe(before);
      server.script.frame = { ...PLAYING, seats, clock: { stopped: 30_000, by: 'host' } };
      server.tell();
      await page.getByText('Pause. Alles steht still.').waitFor();
      expect(await top()).toBe(before);
      await page.context().setOffline(true);
      server.cut();
      await page.getByText('Verbindung weg.').waitFor();
      expect(await top()).toBe(before);
    },
  );

  it('leaving is asked twice', async () => {
    const page = await open('tisch/t1', { ...playing });
    await button(page, 'Menü').click();
    await page.getByRole('menuitem', { name: 'Tisch verlassen' }).click();
    await button(page, 'Platz aufgeben').click();
    await page.waitForURL('**/spiele/');
    expect(arranged()).toEqual([{ do: 'leave' }]);
  });

  it('a rematch takes everybody along', async () => {
    const page = await open('tisch/t1', { frame: { ...PLAYING, stage: 'over' }, view: OVER_VIEW });
    await page.getByRole('button', { name: 'Nochmal spielen' }).waitFor();
    server.script.frame = { ...server.script.frame, next: { table: 't2', secret: 'key2' } };
    server.tell([{ news: 'rematch' }]);
    await page.waitForURL('**/spiele/tisch/t2');
    expect(await page.evaluate(() => localStorage.getItem('setzkasten.seats'))).toContain('key2');
  });

  it('P16: a rematch against the computer starts at once', async () => {
    const seats = [...PLAYING.seats.slice(0, 1), { name: 'meister', kind: 'bot' as const, presence: 'here' as const }];
    const page = await open('tisch/t1', {
      frame: { ...PLAYING, seats, stage: 'over' },
      view: OVER_VIEW,
    });
    await page.getByRole('button', { name: 'Nochmal spielen' }).waitFor();
    server.script.frame = { ...server.script.frame, next: { table: 't2', secret: 'key2' } };
    server.tell([{ news: 'rematch' }]);
    await page.waitForURL('**/spiele/tisch/t2');
    // The server has begun it: no lobby, and nothing to press.
    server.script.frame = { ...PLAYING, seats };
    server.script.view = VIEW;
    server.tell([{ news: 'started' }]);
    await page.getByRole('button', { name: 'Fertig' }).waitFor();
    expect(arranged()).toEqual([]);
  });

  it('P6: who joined is no longer told once the game begins', async () => {
    const page = await open('tisch/t1', { frame: LOBBY });
    server.tell([{ news: 'sat', seat: 1, name: 'Ben' }]);
    // What was said aloud stays in the announcer a little longer.
    const toast = page.locator('.toast', { hasText: 'Ben setzt sich dazu.' });
    await toast.waitFor();
    server.script.frame = PLAYING;
    server.script.view = VIEW;
    server.tell([{ news: 'started' }]);
    await toast.waitFor({ state: 'detached', timeout: 4000 });
  });
});

describe('addresses and returning', () => {
  it.each(['%', 'tisch/%zz'])('P15: the broken address %s shows a page', async (path) => {
    const page = await open(path, { frame: LOBBY }, false);
    await page.getByRole('heading', { name: 'Zwiebelfisch' }).waitFor();
  });

  it('P16: a finished game is found again, with its replay', async () => {
    const page = await open('', { frame: { ...PLAYING, stage: 'over' } });
    const link = page.getByRole('link', { name: /^ansehen: LetraMix/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('wiederholung/t1');
  });
});

it('a part of a version that is gone comes with the page of now', async () => {
  const page = await open('', { frame: LOBBY, openTables: [] }, false);
  const isPart = /\/assets\/(Rules|RuleBook)-/;
  await page.route(isPart, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Regeln: LetraMix' }).click();
  const again = button(page, 'Noch einmal versuchen');
  await again.waitFor();
  await page.unroute(isPart);
  await again.click();
  await page.getByRole('tab', { name: 'Ausprobieren' }).waitFor();
});
