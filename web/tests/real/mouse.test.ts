import { expect, it } from 'vitest';
import { Company } from './company';

const company = new Company(1);

it('two people and a bot play a game by mouse, and go on to a rematch together', async () => {
  const anna = await company.guest('Anna');
  const ben = await company.guest('Ben');
  await anna.openTable({ rounds: 1 });
  await ben.sitDownByLink(await anna.link());
  await anna.addBot();
  await anna.press('Starten');

  const [annas, bens] = await Promise.all([anna.takeTurn(), ben.takeTurn()]);
  const standing = await anna.standing();
  expect(standing).toContainEqual(expect.stringMatching(`Anna \\(du\\) .*${annas.points}$`));
  expect(standing).toContainEqual(expect.stringMatching(`Ben .*${bens.points}$`));
  expect(standing).toHaveLength(3);
  expect(await ben.standing()).toHaveLength(3);

  await ben.press('Nochmal spielen');
  for (const guest of [anna, ben]) {
    await guest.page.getByText('3 von 8 Plätzen').waitFor();
    expect(await guest.page.getByText('1 Runde', { exact: true }).isVisible()).toBe(true);
  }
  expect(anna.page.url()).toBe(ben.page.url());
  await ben.button('Starten').waitFor();
});
