import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { settle, type Size } from './browser';
import { anna, HISTORY, ME, NO_LINK, PROFILE } from './persons';
import { LOBBY, PLAYING, VIEW } from './scenes';
import { GAME, type Script } from './stand-in';
import { server, visit } from './visit';

const open = (path: string, script: Partial<Script> = {}, seated = false, size: Size = 'desktop'): Promise<Page> =>
  visit({ path, seated, script: { frame: LOBBY, games: [GAME], person: anna(), ...script } }, size);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Afterwards it is somebody else who plays here. */
const becoming = (name: string) => (_: unknown, script: Script) => {
  const me = { ...ME, name, sign: 3, people: [...ME.people, { name, sign: 3 }], current: 1 };
  script.person = anna({ 'GET me': me });
  return me;
};

describe('who plays here', () => {
  it('is nobody at first: there is a name to choose, and no profile', async () => {
    const page = await open('', { person: {} });
    await page.getByLabel('Dein Name').waitFor();
    await page.goto(page.url() + 'profil');
    await page.getByRole('heading', { name: 'Noch kein Profil' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('becomes somebody by taking a seat, without being asked anything', async () => {
    const page = await open('RUNE', { person: {} });
    await page.getByLabel('Dein Name').waitFor();
    server.script.person = anna();
    await button(page, 'Hinsetzen').click();
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
    await page.getByRole('link', { name: 'Zur Startseite' }).first().click();
    await button(page, 'Du spielst als Anna').waitFor();
    expect(await page.getByLabel('Dein Name').count()).toBe(0);
  });

  it('is shown from the first moment of the next visit, without a jump', async () => {
    const page = await open('');
    await button(page, 'Du spielst als Anna').waitFor();
    await page.route('**/api/me', () => undefined);
    await page.reload();
    await button(page, 'Du spielst als Anna').waitFor();
    expect(await page.getByLabel('Dein Name').count()).toBe(0);
  });

  it('hands the keys of before over, once', async () => {
    const page = await open('', { person: anna({ 'POST me/places': { kept: 1 } }) }, true);
    await expect.poll(() => server.acts).toEqual(['POST me/places {"seats":[{"table":"t1","secret":"key"}]}']);
    await page.reload();
    await button(page, 'Du spielst als Anna').waitFor();
    await settle(page);
    expect(server.acts).toHaveLength(1);
  });

  it('tries again to hand them over where that failed', async () => {
    const page = await open('', {}, true);
    await expect.poll(() => server.acts).toHaveLength(1);
    server.script.person = anna({ 'POST me/places': { kept: 1 } });
    await page.reload();
    await expect.poll(() => server.acts).toHaveLength(2);
  });
});

describe('several people on one device', () => {
  it('are added and switched, and the keys to seats are not the other one’s', async () => {
    const page = await open('', { person: anna({ 'POST me/another': becoming('Ole'), 'POST me/places': {} }) }, true);
    await button(page, 'Du spielst als Anna').click();
    await item(page, 'Noch jemand auf diesem Gerät').click();
    await dialog(page).getByLabel('Wie heißt die Person?').fill('Ole');
    await page.keyboard.press('Enter');
    await button(page, 'Du spielst als Ole').waitFor();
    expect((await kept(page))['setzkasten.seats']).toBe('[]');
    server.script.person = anna({ 'GET me': server.script.person?.['GET me'], 'POST me/switch': () => ME });
    await button(page, 'Du spielst als Ole').click();
    await item(page, 'Zu Anna wechseln').click();
    await button(page, 'Du spielst als Anna').waitFor();
    expect(server.acts.slice(1)).toEqual(['POST me/another {"name":"Ole"}', 'POST me/switch {"index":0}']);
  });

  it('leave nothing behind when the device is signed off', async () => {
    const page = await open('', { person: anna({ 'POST me/leave': () => null, 'POST me/places': {} }) }, true);
    await button(page, 'Du spielst als Anna').click();
    await item(page, 'Dieses Gerät abmelden').click();
    // There is another device, so nothing is lost.
    expect(await dialog(page).getByText('führt danach kein Weg zurück').count()).toBe(0);
    server.script.person = { 'POST me/leave': () => null };
    await dialog(page).getByRole('button', { name: 'Dieses Gerät abmelden' }).click();
    await page.getByLabel('Dein Name').waitFor();
    const left = await kept(page);
    expect([left['setzkasten.seats'], left['setzkasten.person']]).toEqual(['[]', undefined]);
    expect(left['setzkasten.name']).not.toBe('Anna');
  });

  it('are warned where that is the only way back', async () => {
    const page = await open('', { person: anna({ 'GET me': { ...ME, devices: ME.devices.slice(0, 1) } }) });
    await button(page, 'Du spielst als Anna').click();
    await item(page, 'Dieses Gerät abmelden').click();
    await dialog(page).getByText('Zu deinen Partien führt danach kein Weg zurück.').waitFor();
  });
});

describe('„Hier nichts merken“', () => {
  it('keeps nothing longer than the window, and tells the server so', async () => {
    const page = await open('', { person: {} });
    const bodies: unknown[] = [];
    page.on('request', (request) => request.method() === 'POST' && bodies.push(request.postDataJSON()));
    await button(page, 'Menü').click();
    await item(page, 'Hier nichts merken').click();
    await dialog(page).getByRole('button', { name: 'Hier nichts merken' }).click();
    await page.getByText('Auf diesem Gerät wird jetzt nichts mehr gemerkt.').first().waitFor();
    await button(page, 'Zusammen: LetraMix').click();
    await button(page, 'Tisch öffnen').click();
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
    expect(bodies).toEqual([expect.objectContaining({ game: 'letramix', remember: false })]);
    expect(Object.keys(await kept(page)).filter((key) => !/met\.|\.name$/.test(key))).toEqual(['setzkasten.forgetful']);
    // The window knows it still.
    await page.reload();
    await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await settle(page);
    expect(await page.getByRole('heading', { name: 'Am Tisch' }).count()).toBe(0);
  });

  it('is undone, and from then on seats are remembered', async () => {
    const page = await open('', { person: {} });
    await page.evaluate(() => localStorage.setItem('setzkasten.forgetful', 'yes'));
    await page.reload();
    await button(page, 'Menü').click();
    await item(page, 'Hier wieder merken').click();
    await dialog(page).getByRole('button', { name: 'Hier wieder merken' }).click();
    await page.getByText('Auf diesem Gerät wird wieder gemerkt, wer du bist.').first().waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await button(page, 'Zusammen: LetraMix').click();
    await button(page, 'Tisch öffnen').click();
    expect((await sent).postDataJSON()).toMatchObject({ remember: true });
  });
});

describe('another device', () => {
  it('is connected by a code, which is told as text and as QR code, and counts down', async () => {
    const page = await open('profil');
    await button(page, 'Code zeigen').click();
    await page.getByText('K7RT MZ4E').waitFor();
    await page.getByRole('img', { name: 'QR-Code, der das andere Gerät verbindet' }).waitFor();
    await page.getByText('gilt noch 10 Minuten, nur ein Mal').waitFor();
    const third = { number: 3, label: 'Chrome auf Android', seen: ME.since, here: false };
    server.script.person = anna({
      'GET me': { ...ME, devices: [...ME.devices, third], linked: 'Chrome auf Android' },
    });
    await page.getByText('Das andere Gerät ist verbunden.').first().waitFor();
    await page.getByText('Chrome auf Android ist jetzt mit dir verbunden.').first().waitFor();
    expect(await page.getByText('K7RT MZ4E').count()).toBe(0);
  });

  it('finds its way by the code behind # that no server sees, and is asked before', async () => {
    const page = await open('v#K7RTMZ4E', { person: { 'POST link': becoming('Anna') } });
    const code = page.getByLabel('Code vom anderen Gerät');
    expect(await code.inputValue()).toBe('K7RTMZ4E');
    expect(page.url()).not.toContain('#');
    expect(server.acts).toEqual([]);
    await button(page, 'Verbinden').click();
    await page.waitForURL('**/spiele/profil');
    await page.getByRole('heading', { name: 'Anna' }).waitFor();
    expect(server.acts).toEqual(['POST link {"code":"K7RTMZ4E"}']);
  });

  it('is told what is wrong with a code, here and at the server', async () => {
    const page = await open('v', { person: { 'POST link': NO_LINK } });
    await page.getByLabel('Code vom anderen Gerät').fill('K7RT');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Der Code hat acht Zeichen.').waitFor();
    await page.getByLabel('Code vom anderen Gerät').fill('k7rt-mz4e');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Diesen Code gibt es nicht, oder er ist abgelaufen.').waitFor();
    expect(server.acts).toEqual(['POST link {"code":"K7RTMZ4E"}']);
  });

  it('comes back by the eight words of the sheet', async () => {
    const page = await open('v', { person: { 'POST way-back': becoming('Anna') } });
    const words = page.getByLabel('Die acht Wörter vom Zettel');
    await words.fill('apfel boot');
    await button(page, 'Zurückholen').click();
    await page.getByRole('alert').getByText('Auf dem Zettel stehen acht Wörter.').waitFor();
    await words.fill('Apfel, Boot, Kreide, Lampe,\nMoewe Nagel Pinsel Strumpf');
    await button(page, 'Zurückholen').click();
    await page.waitForURL('**/spiele/profil');
    expect(server.acts).toEqual(['POST way-back {"words":"Apfel Boot Kreide Lampe Moewe Nagel Pinsel Strumpf"}']);
  });

  it('goes on at a table where another device sits: the key comes from the server', async () => {
    const seat = { table: 't1', code: 'RUNE', secret: 'key' };
    const page = await open('tisch/t1', {
      frame: PLAYING,
      view: VIEW,
      person: anna({ 'POST me/tables/t1/seat': seat }),
    });
    await page.getByRole('button', { name: 'Fertig' }).waitFor();
    expect((await kept(page))['setzkasten.seats']).toContain('t1');
  });

  it('is signed off, after being asked', async () => {
    const off = (_: unknown, script: Script) => {
      const me = { ...ME, devices: ME.devices.slice(0, 1) };
      script.person = anna({ 'GET me': me });
      return me;
    };
    const page = await open('profil', { person: anna({ 'DELETE me/devices/2': off }) });
    await button(page, 'Abmelden: Safari auf iPhone').click();
    await dialog(page).getByRole('button', { name: 'Abmelden', exact: true }).click();
    await page.getByText('Safari auf iPhone ist abgemeldet.').first().waitFor();
    await button(page, 'Abmelden: Safari auf iPhone').waitFor({ state: 'detached' });
    expect(server.acts).toEqual(['DELETE me/devices/2']);
  });
});

describe('the profile', () => {
  it('changes name and sign', async () => {
    const page = await open('profil', { person: anna({ 'PUT me': () => ({ ...ME, name: 'Änne', sign: 4 }) }) });
    await button(page, 'Name und Zeichen ändern').click();
    await dialog(page).getByLabel('Dein Name').fill(' Änne ');
    await dialog(page).getByRole('radio', { name: 'Quadrat' }).click();
    await dialog(page).getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByRole('heading', { name: 'Änne' }).waitFor();
    await button(page, 'Du spielst als Änne').waitFor();
    expect(server.acts).toEqual(['PUT me {"name":"Änne","sign":4}']);
    expect((await kept(page))['setzkasten.name']).toBe('Änne');
  });

  it('shows strengths when they are wanted, and hides them again', async () => {
    const strengths = [{ game: 'wortduell', rating: 1190.2, deviation: 180, uncertain: true }];
    const show = (body: Record<string, unknown>, script: Script) => {
      const shown = body.shown === true;
      script.person = { ...script.person, 'GET me/profile': { ...PROFILE, strengths: shown ? strengths : null } };
      return { ...ME, strengths: shown };
    };
    const page = await open('profil', { person: anna({ 'PUT me/strengths': show }) });
    expect(await page.getByText('1.190').count()).toBe(0);
    await button(page, 'Anzeigen: Spielstärken').click();
    await page.getByText('1.190').waitFor();
    await page.getByText('vorläufig').waitFor();
    await button(page, 'Verbergen: Spielstärken').click();
    await page.getByText('verborgen, bis du sie sehen willst').waitFor();
  });

  it('tells the history in words, with replays, a filter and more', async () => {
    const last = {
      ...HISTORY.results[0]!,
      table: 'past-51',
      rivals: [{ name: 'Jan', place: 2, points: 3, bot: false }],
    };
    const asked: string[] = [];
    const page = await open('profil');
    page.on('request', (request) => request.url().includes('history') && asked.push(new URL(request.url()).search));
    const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await row('gegen Mia').getByText('14 : 9 gewonnen').waitFor();
    await row('mit Ole, Kira und Tom').getByText('2. Platz mit 19 Punkten').waitFor();
    await row('gegen Ben').getByText('12 : 18 verloren').waitFor();
    await row('allein').getByText('nicht mehr da').waitFor();
    expect(await row('gegen Meister').count()).toBe(0);
    await button(page, 'Alle 154').click();
    await row('gegen Meister').getByText('aufgegeben').waitFor();
    const replay = page.getByRole('link', { name: /^Wiederholung: Wörterklauer gegen Mia/ });
    expect(await replay.getAttribute('href')).toBe('wiederholung/past-1');
    server.script.person = anna({ 'GET me/history': { results: [last], next: null } });
    await button(page, 'Mehr laden').click();
    await row('gegen Jan').waitFor();
    await page.getByLabel('Welches Spiel?').selectOption({ label: 'Wortduell' });
    await expect.poll(() => asked).toEqual(['?after=50', '?game=wortduell']);
  });

  it('is public by a link that is made and taken back', async () => {
    const publish = (body: Record<string, unknown>) => ({ ...ME, public: body.public === true ? '9x2k' : null });
    const page = await open('profil', { person: anna({ 'PUT me/public': publish, 'GET profiles/9x2k': PROFILE }) });
    await button(page, 'Link machen').click();
    const link = page.getByRole('link', { name: /profil\/9x2k$/ });
    await link.waitFor();
    await button(page, 'Nicht mehr öffentlich').click();
    await button(page, 'Link machen').click();
    await link.click();
    await page.getByText('Dabei seit 2. März 2025.').waitFor();
    expect(await page.getByText('Deine Geräte').count()).toBe(0);
    expect(server.acts).toEqual([
      'PUT me/public {"public":true}',
      'PUT me/public {"public":false}',
      'PUT me/public {"public":true}',
    ]);
  });

  it('that is not public is not there', async () => {
    const page = await open('profil/nope', { person: {} });
    await page.getByText('Dieses Profil gibt es nicht, oder es ist nicht mehr öffentlich.').waitFor();
  });

  it('prints a sheet, which is shown once, and asks before an old one ends', async () => {
    const page = await open('profil');
    await button(page, 'Zettel machen').click();
    await page.getByText('Strumpf').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await button(page, 'Drucken').isVisible()).toBe(false);
    expect(await page.getByText('Strumpf').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    server.script.person = anna({ 'GET me': { ...ME, sheet: true } });
    await button(page, 'Fertig').click();
    await page.reload();
    await button(page, 'Neuen Zettel machen').click();
    await dialog(page).getByText('Der alte Zettel gilt dann nicht mehr.').waitFor();
    expect(server.acts).toEqual(['POST me/sheet {}']);
  });

  it('downloads everything by a link of the server’s', async () => {
    const page = await open('profil', { person: anna({ 'GET me/download': { readme: 'Alles.' } }) });
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Meine Daten herunterladen' }).click();
    expect((await coming).suggestedFilename()).toBe('setzkasten.json');
  });

  it('is deleted with all of it, after being told what that means', async () => {
    const gone = (_: unknown, script: Script) => void (script.person = {});
    const page = await open('profil', { person: anna({ 'DELETE me': gone, 'POST me/places': {} }) }, true);
    await button(page, 'Alles löschen').click();
    await dialog(page).getByText('dort steht statt deines Namens „Gast“').waitFor();
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
    await button(page, 'Alles löschen').click();
    await dialog(page).getByRole('button', { name: 'Alles löschen' }).click();
    await page.getByText('Alles ist gelöscht.').first().waitFor();
    await page.getByLabel('Dein Name').waitFor();
    expect(server.acts.filter((act) => !act.includes('places'))).toEqual(['DELETE me {}']);
    const left = await kept(page);
    expect([left['setzkasten.seats'], left['setzkasten.person']]).toEqual(['[]', undefined]);
  });

  it('undoes what somebody avoids', async () => {
    const page = await open('profil', {
      person: anna({
        'GET me/blocks': [{ key: 'fox', name: 'Waschbär', at: ME.since }],
        'DELETE me/blocks/fox': undefined,
      }),
    });
    const undo = button(page, 'Aufheben: Waschbär');
    await undo.waitFor();
    server.script.person = anna({ 'DELETE me/blocks/fox': undefined });
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    expect(server.acts).toEqual(['DELETE me/blocks/fox']);
  });
});

it('all of it works by keys alone: to the profile, to a code, and out again', async () => {
  const page = await open('');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
    });
  const tabTo = async (name: string) => {
    for (let tries = 0; tries < 80; tries++) {
      if ((await focused()) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached by Tab`);
  };
  await tabTo('Du spielst als Anna');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Profil');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Anna' }).waitFor();
  await tabTo('Code zeigen');
  await page.keyboard.press('Enter');
  await page.getByText('K7RT MZ4E').waitFor();
  await tabTo('Alles löschen');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Alles löschen');
});

it.each(['profil', 'v'])('%s is accessible in English, and fits 320 px', async (path) => {
  const page = await open(path);
  await page.evaluate(() => localStorage.setItem('setzkasten.language', 'en'));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: path === 'v' ? 'Connect this device' : 'Anna' }).waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  expect(await violations(page)).toEqual([]);
});
