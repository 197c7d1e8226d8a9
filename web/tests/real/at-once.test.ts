import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { settleIn } from './alone';
import { Company } from './company';
import type { Guest } from './guest';
import { wordsFrom } from './server';
import { Thief } from './thief';

/** At the server's tables, too, the judge of the browser says at once what the server will say. */

const company = new Company(8);

/** Resolves when the page knows how its next table judges: the house words are the last that it asks for. */
function terms(page: Page): Promise<void> {
  const isHouse = (text: string): boolean => text.startsWith('{"type":"answer"') && text.includes('"refuse":');
  return new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => isHouse(String(payload)) && resolve()),
    ),
  );
}

it('LetraMix: a layout has its verdict while the server is silent, and counts as the server says', async () => {
  const anna = await company.guest('Anna', { plays: 'here' });
  const known = terms(anna.page);
  await settleIn(anna);
  await anna.press('Würfeln');
  await known;
  await anna.desk.settled();
  company.server.freeze();
  await anna.lay();
  const laid = await anna.desk.laid();
  await anna.page.locator('[data-cell]:not([aria-label$="leer"])').last().dblclick();
  await expect.poll(() => anna.desk.laid()).toHaveLength(laid.length - 1);
  await anna.page.locator('section.worth:is(.valid, .invalid)').waitFor();
  await anna.page.keyboard.press('Control+z');
  await anna.isValid();
  company.server.thaw();
  await anna.finish();
  await anna.page.getByText('Ergebnis der ersten Runde').first().waitFor();
});

it('Wörterklauer: a turn has its verdict while the server is silent', async () => {
  const [anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => company.guest(name, { plays: 'here' })))) as [
    Guest,
    Guest,
  ];
  for (const guest of [anna, ben]) {
    await settleIn(guest);
    // The page stays the same, so it need not load its engine again.
    await guest.hand.press(guest.page.getByRole('link', { name: 'Zur Startseite' }));
  }
  await anna.choose('Zusammen', 'Wörterklauer');
  const known = [terms(anna.page), terms(ben.page)];
  await anna.press('Tisch öffnen');
  await ben.hand.write(ben.page.getByLabel('Mit Code an einen Tisch'), await anna.code());
  await ben.press('Los');
  await ben.press('Hinsetzen');
  await anna.press('Starten');
  const thieves = [new Thief(anna), new Thief(ben)];
  const first = await Promise.race(thieves.map((thief) => thief.isOn()));
  const word = wordsFrom(await first.letters(), 'woerterklauer').find(({ length }) => length === 4) ?? '';
  await known[thieves.indexOf(first)];
  company.server.freeze();
  await first.layFirst(word);
  await first.guest.button('Zug beenden').waitFor();
  company.server.thaw();
  await first.endTurn();
  const [second] = thieves.filter((thief) => thief !== first);
  await second?.isOn();
});
