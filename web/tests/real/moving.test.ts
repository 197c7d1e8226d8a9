import { expect, it } from 'vitest';
import { beginFirst, beginHere, settleIn } from './alone';
import { Company } from './company';
import type { Guest } from './guest';
import { wordsFrom } from './server';
import { Thief } from './thief';

const NOWHERE = 'Zwiebelfisch';

const company = new Company(6);

async function settled(): Promise<Guest> {
  const anna = await company.guest('Anna', { plays: 'here' });
  await settleIn(anna);
  return anna;
}

async function bringFriends(anna: Guest): Promise<void> {
  await anna.press('Menü');
  await anna.hand.press(anna.page.getByRole('menuitem', { name: 'Freunde dazuholen' }));
}

/** A table moves to the server, and somebody takes the computer player's seat there. */
async function joined(anna: Guest): Promise<Guest> {
  await bringFriends(anna);
  await anna.page.waitForURL(/\/tisch\/(?!hier-)/);
  const invitation = anna.page.getByRole('dialog', { name: 'Freunde dazuholen' });
  const [code = ''] = (await invitation.getByText(new URL(anna.home).host).innerText()).split('/').slice(-1);
  await anna.hand.press(invitation.getByRole('button', { name: 'Schließen' }).last());
  const ben = await company.guest('Ben');
  await ben.page.goto(ben.home + code);
  await ben.hand.write(ben.page.getByLabel('Dein Name'), ben.name);
  await ben.page.getByText('Du übernimmst den Platz eines Computers').waitFor();
  await ben.press('Hinsetzen');
  return ben;
}

it('a round of LetraMix moves to the server with what lies, and is finished there by two', async () => {
  const anna = await settled();
  const roll = anna.button('Würfeln');
  const isOn = (): Promise<boolean> =>
    roll.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
  await beginFirst(anna, 'LetraMix', isOn, async () => {
    await anna.press('Regeln und Zeiten ändern');
    await anna.hand.write(anna.page.getByLabel('Runden', { exact: true }), '1');
  });
  await anna.press('Würfeln');
  await anna.lay();
  const laid = await anna.desk.laid();
  const here = new URL(anna.page.url()).pathname.split('/').at(-1);
  const ben = await joined(anna);
  await anna.isValid();
  expect(await anna.desk.laid()).toEqual(laid);
  await anna.finish();
  await ben.takeTurn();
  expect((await anna.standing()).map((row) => /Anna|Ben/.exec(row)?.[0]).sort()).toEqual(['Anna', 'Ben']);
  // Here it is no longer.
  await anna.page.goto(`${anna.home}tisch/${here}`);
  await anna.page.getByRole('heading', { name: NOWHERE }).waitFor();
});

it('a game of Wörterklauer moves to the server, and is finished there by two', async () => {
  const anna = await settled();
  const first = anna.page.getByText('Leg dein erstes Wort');
  const isOn = (): Promise<boolean> =>
    first.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
  await beginFirst(anna, 'Wörterklauer', isOn);
  const thief = new Thief(anna);
  const words = wordsFrom(await thief.letters(), 'woerterklauer').filter((word) => word.length <= 6);
  await thief.layFirst(words.toSorted((a, b) => b.length - a.length)[0] ?? '');
  await anna.button('Zug beenden').waitFor();
  const ben = await joined(anna);
  await thief.endTurn();
  const other = new Thief(ben);
  await other.isOn();
  await other.resign();
  await anna.page.getByRole('heading', { name: 'Du hast gewonnen!' }).waitFor();
});

it('a table whose journal was altered is refused, and goes on here', async () => {
  const anna = await settled();
  await beginHere(anna, 'Gegen den Computer', 'LetraMix');
  await anna.page.getByText('Frieda').first().waitFor();
  await anna.page.evaluate(alterJournal);
  await bringFriends(anna);
  await anna.page.getByText('Der Server kann diese Partie nicht nachspielen.').first().waitFor();
  await anna.page.reload();
  await anna.page.getByText('Frieda').first().waitFor();
  expect(anna.page.url()).toContain('/tisch/hier-');
  anna.forgive(/409/);
});

/** In the page: somebody would have liked other dice. */
async function alterJournal(): Promise<void> {
  const base = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('setzkasten');
    asked.onsuccess = () => resolve(asked.result);
  });
  const transaction = base.transaction('journal', 'readwrite');
  const walk = transaction.objectStore('journal').openCursor();
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (!cursor) return;
    const turned = (digit: string): string => (15 - Number.parseInt(digit, 16)).toString(16);
    cursor.update(String(cursor.value).replace(/(?<="seed":")./, turned));
    cursor.continue();
  };
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  base.close();
}
