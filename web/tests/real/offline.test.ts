import { expect, it } from 'vitest';
import { allIsKept, beginHere, settleIn } from './alone';
import { Company } from './company';
import { Thief } from './thief';

const company = new Company(5);

/** What is there from the first moment of each game, whoever begins. */
const FIRST = {
  'Wurf & Wort': /^Stopp!/,
  Bücherwurm: /Themen|Thema/,
  Wortduell: /^Friedas Karte$/,
};

it('after a first game at the server all five are played without it, and a reload goes on where it was', async () => {
  const anna = await company.guest('Anna', { plays: 'here', size: 'phone', hand: 'touch' });
  const { page } = anna;
  await settleIn(anna);
  await allIsKept(page);
  await company.server.halt();

  await page.goto(anna.home);
  await page.getByText('Ohne Verbindung kannst du allein und gegen den Computer spielen.').waitFor();
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

  // Against the computer: a loss by the rules.
  await beginHere(anna, 'Gegen den Computer', 'Wörterklauer');
  await page.getByText('Frieda').first().waitFor();
  await page.reload();
  await new Thief(anna).resign();
  await page.getByRole('heading', { name: 'Frieda gewinnt.' }).waitFor();
  await anna.press('Nochmal spielen');
  await page.getByRole('heading', { name: 'Frieda gewinnt.' }).waitFor({ state: 'detached' });
  expect(page.url()).toContain('/tisch/hier-');

  for (const [game, text] of Object.entries(FIRST)) {
    await beginHere(anna, 'Gegen den Computer', game);
    await page.getByText(text).first().waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText(text).first().waitFor({ state: 'attached' });
  }

  // They are all found again.
  await page.goto(anna.home);
  await page.getByRole('link', { name: /^weiter: Wortduell, mit Frieda · auf diesem Gerät/ }).waitFor();
  anna.forgive(/ERR_/);
});

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
