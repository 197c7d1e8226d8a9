import { expect, it } from 'vitest';
import type { LetramixView, TableMessage } from '../../src/protocol/types';
import { Company } from './company';
import type { Guest } from './guest';
import { overhear } from './overhear';

/** With this seed the first throw of three people has one vowel. */
const company = new Company(35);

type Told = TableMessage<LetramixView | null>[];

/** Every throw, as it was told while it was laid. */
function throwsIn(told: Told): string[] {
  const dice = told.flatMap(({ view }) => (view?.phase.phase === 'laying' ? [JSON.stringify(view.phase.dice)] : []));
  return [...new Set(dice)];
}

/** Whose dice were shown openly while they were laid. */
function seenOpen(told: Told): number[] {
  const desks = told.flatMap(({ view }) => (view?.phase.phase === 'laying' ? [view.phase.desks] : []));
  return [...new Set(desks.flatMap((all) => all.flatMap((desk, seat) => (desk.shown === 'open' ? [seat] : []))))];
}

/** Where the clock stood when it was stopped in the game. */
function stoppedAt(told: Told): number[] {
  const stops = told.flatMap(({ frame: { stage, clock } }) =>
    stage === 'playing' && 'stopped' in clock ? [clock.stopped] : [],
  );
  return [...new Set(stops)];
}

async function lookAt(guest: Guest, other: Guest): Promise<string> {
  return guest.page.getByRole('listitem').filter({ hasText: other.name }).innerText();
}

it('three people lay the same roll at once: they may roll again, pause, and see outlines until the round is over', async () => {
  const anna = await company.guest('Anna');
  const ben = await company.guest('Ben', { size: 'phone', hand: 'touch' });
  const cem = await company.guest('Cem', { hand: 'keyboard' });
  const all = [anna, ben, cem];
  const told = overhear<LetramixView>(ben.page);
  await anna.openTable({ rounds: 2, mode: 'Alle zugleich' });
  await ben.sitDownByLink(await anna.link());
  await cem.sitDownByCode(await anna.code());
  await anna.press('Starten');
  await Promise.all(all.map((guest) => guest.press('Bereit')));

  // One vowel: who asks within ten seconds has the dice thrown again, for all.
  await ben.press(/^Noch einmal würfeln/);
  await expect.poll(() => throwsIn(told)).toHaveLength(2);
  await expect.poll(() => anna.button(/^Noch einmal würfeln/).count()).toBe(0);
  expect(await anna.desk.letters()).toEqual(await cem.desk.letters());

  // The others see where dice lie, never which.
  const { across, down } = await anna.lay();
  const count = across.length + down.length - 1;
  await expect.poll(() => lookAt(cem, anna)).toContain(`${count} liegen`);
  expect(await cem.page.getByText(across, { exact: true }).count()).toBe(0);

  // The host pauses: the sand stands still, and so do the dice.
  await anna.press('Menü');
  await anna.hand.press(anna.page.getByRole('menuitem', { name: 'Pause machen' }));
  await Promise.all(all.map(({ page }) => page.getByText('Pause. Alles steht still.').waitFor()));
  await cem.page.keyboard.type(across);
  await cem.page.waitForTimeout(1200);
  expect(stoppedAt(told)).toHaveLength(1);
  expect(await cem.desk.laid()).toEqual([]);
  await anna.press('Weiterspielen');
  await cem.page.getByText('Weiter geht’s.').first().waitFor();

  const cems = await cem.lay();
  expect(seenOpen(told)).toEqual([1]);
  await Promise.all(all.map((guest) => guest.finish()));
  await anna.page.getByRole('heading', { name: 'Ergebnis der ersten Runde' }).waitFor();
  await ben.page.getByText(cems.across, { exact: true }).first().waitFor();

  await Promise.all(all.map((guest) => guest.press('Nächste Runde')));
  await Promise.all(all.map((guest) => guest.finish()));
  expect(await anna.standing()).toHaveLength(3);
});
