import { expect, it } from 'vitest';
import { Company } from './company';

/** With this seed the first throw has a joker. */
const company = new Company(2);

it('two people play a game with their fingers, on phones', async () => {
  const anna = await company.guest('Anna', { size: 'phone', hand: 'touch' });
  const ben = await company.guest('Ben', { size: 'phone', hand: 'touch' });
  await anna.openTable({ rounds: 1 });
  await ben.sitDownByCode(await anna.code());
  await anna.press('Starten');

  const [annas, bens] = await Promise.all([anna.takeTurn(), ben.takeTurn()]);
  const standing = await ben.standing();
  expect(standing).toContainEqual(expect.stringMatching(`Anna .*${annas.points}$`));
  expect(standing).toContainEqual(expect.stringMatching(`Ben \\(du\\) .*${bens.points}$`));
});

it('a joker asks what it stands for', async () => {
  const anna = await company.guest('Anna', { size: 'phone', hand: 'touch' });
  await anna.playAlone();
  await anna.hand.press(anna.desk.die('Joker'));
  await anna.hand.press(anna.desk.cell({ x: 0, y: 0 }));
  await anna.press('Joker als E');
  expect(await anna.desk.laid()).toEqual(['M13, Joker als E']);
});
