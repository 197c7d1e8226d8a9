import { expect, it } from 'vitest';
import { Company } from './company';

const company = new Company(3);

it('a game is played by keyboard alone, from the home page to the final standing', async () => {
  const anna = await company.guest('Anna', { hand: 'keyboard' });
  await anna.openTable({ rounds: 1 });
  await anna.press('Allein starten');
  const { points } = await anna.takeTurn();
  expect(await anna.standing()).toEqual([`1. Anna (du) ${points}`]);
});
