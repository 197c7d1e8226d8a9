import { expect, it } from 'vitest';
import { Company, type Equipment } from './company';
import type { Level } from './steals';
import { layAndSteal, pair, Thief } from './thief';

const company = new Company(3);

/** What level I allows is in the whole game by mouse. */
const HANDS: [Level, string, Equipment][] = [
  ['II', 'by finger, inserting a letter', { hand: 'touch', size: 'phone' }],
  ['III', 'by keys alone, taking a letter out', { hand: 'keyboard' }],
  ['IV', 'by mouse, dissolving a word', { hand: 'mouse' }],
];

it.each(HANDS)('level %s is played to its end %s', async (level, _, equipment) => {
  const anna = new Thief(await company.guest('Anna', equipment));
  const ben = new Thief(await company.guest('Ben', equipment));
  const [first, second] = await pair(anna, ben, level);
  const steal = await layAndSteal(first, second, level);
  const letters = steal.to.length + (steal.level === 'III' ? steal.down.length - 1 : 0);
  await second.endTurn();
  await first.standing(0, second, letters);

  // Who does not take the lead has lost (A.17), and everybody sees what was possible.
  await first.isOn();
  await first.resign();
  await second.guest.page.getByRole('heading', { name: 'Du hast gewonnen!' }).waitFor();
  const { page } = first.guest;
  await page.getByRole('heading', { name: `${second.name} gewinnt.` }).waitFor();
  await page.getByText(`Zug 3: ${first.name}`).waitFor();
  const words = page.getByRole('region', { name: 'So leicht waren die Wörter zu klauen' });
  expect(await words.getByRole('listitem').first().innerText()).toContain('mit diesem Vorrat');
  expect(await words.innerText()).toContain(steal.to);
});
