import { expect, it } from 'vitest';
import type { BuecherwurmView } from '../../src/games/buecherwurm/wire';
import { allIsKept, beginHere, settleIn } from './alone';
import { Company } from './company';
import { Duellist } from './duel';
import { ToldHere } from './told-here';
import { playDuell, playKlauer, playWurf, playWurm } from './whole-games';

const company = new Company(5);
/** Computer players take their time. */
const LONG = 600_000;

it('after a first game at the server LetraMix and Wörterklauer are played without it, and a reload goes on where it was', async () => {
  const anna = await company.guest('Anna', { plays: 'here', size: 'phone', hand: 'touch' });
  const { page } = anna;
  await settleIn(anna);
  await allIsKept(page);
  await company.server.halt();

  await page.goto(anna.home);
  await page.getByText('Gerade fehlt die Verbindung zum Server.').waitFor();
  await page.getByRole('button', { name: 'Spielen: LetraMix ' }).click();
  expect(await anna.button('Zusammen: LetraMix').isDisabled()).toBe(true);

  // A whole game, with a reload in the middle of a turn, and what was possible.
  await beginHere(anna, 'Allein', 'LetraMix', async () => {
    await anna.press('Regeln und Zeiten ändern');
    await anna.hand.write(page.getByLabel('Runden', { exact: true }), '1');
  });
  await anna.press('Würfeln');
  await anna.lay();
  const laid = await anna.desk.laid();
  await page.reload();
  await anna.isValid();
  expect(await anna.desk.laid()).toEqual(laid);
  await anna.finish();
  expect(await anna.standing()).toHaveLength(1);
  await page.getByRole('link', { name: 'Wiederholung ansehen' }).click();
  await page.getByText('Zug 1 von 1').waitFor();

  // Against the computer: a loss by the rules, and on to a rematch.
  await beginHere(anna, 'Gegen den Computer', 'Wörterklauer');
  await page.getByText('Frieda').first().waitFor();
  await page.reload();
  await playKlauer(anna);
  await anna.press('Nochmal spielen');
  await page.getByRole('heading', { name: 'Frieda gewinnt.' }).waitFor({ state: 'detached' });
  expect(page.url()).toContain('/tisch/hier-');

  // They are all found again.
  await page.goto(anna.home);
  await page.getByRole('link', { name: /^weiter: Wörterklauer, mit Frieda · auf diesem Gerät/ }).waitFor();
  anna.forgive(/ERR_/);
});

it(
  'Wurf & Wort, Bücherwurm and Wortduell, too, are played to their end without the server, with a reload in each',
  async () => {
    const duellist = await Duellist.come(company, 'Anna', { plays: 'here' });
    const { guest: anna, page } = duellist;
    const told = await ToldHere.by<BuecherwurmView>(page);
    await settleIn(anna);
    await allIsKept(page);
    await company.server.halt();
    const change = (what: () => Promise<unknown>) => async (): Promise<void> => {
      await anna.press('Regeln und Zeiten ändern');
      await what();
    };
    const dialog = page.getByRole('dialog');

    const five = change(() => dialog.getByText('5', { exact: true }).click());
    await beginHere(anna, 'Gegen den Computer', 'Wurf & Wort', five);
    await page
      .getByText(/^Stopp!/)
      .first()
      .waitFor({ state: 'attached' });
    await page.reload();
    await playWurf(anna);
    expect(await anna.standing()).toHaveLength(3);

    const short = change(() => anna.hand.write(dialog.getByLabel('Punkte', { exact: true }), '7'));
    await beginHere(anna, 'Gegen den Computer', 'Bücherwurm', short);
    await page
      .getByText(/Themen|Thema/)
      .first()
      .waitFor({ state: 'attached' });
    await page.reload();
    await playWurm(anna, told);
    expect(await anna.standing()).toHaveLength(2);

    const calm = change(() => dialog.getByRole('group', { name: 'Zeit' }).getByText('ohne', { exact: true }).click());
    await beginHere(anna, 'Gegen den Computer', 'Wortduell', calm);
    await page.getByText('Friedas Karte', { exact: true }).first().waitFor({ state: 'attached' });
    await page.reload();
    await playDuell(duellist);
    expect(await anna.standing()).toHaveLength(2);
    anna.forgive(/ERR_/);
  },
  LONG,
);

it('two tabs have one table in turn', async () => {
  const anna = await company.guest('Anna', { plays: 'here' });
  await settleIn(anna);
  await beginHere(anna, 'Allein', 'LetraMix');
  await anna.press('Würfeln');
  const other = await anna.page.context().newPage();
  await other.goto(anna.page.url());
  await anna.page.getByRole('heading', { name: 'Woanders geöffnet' }).waitFor();
  await other.getByRole('group', { name: /^Setzkasten, / }).waitFor();
  await anna.press('Hier weiterspielen');
  await other.getByRole('heading', { name: 'Woanders geöffnet' }).waitFor();
  await anna.lay();
});
