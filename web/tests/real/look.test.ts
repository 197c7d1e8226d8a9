import { expect, it } from 'vitest';
import { violations } from '../axe';
import { THEMES } from '../browser';
import { Company } from './company';

const company = new Company(5);

it.each(THEMES)('axe finds nothing against the laying screen of a phone, %s', async (theme) => {
  const anna = await company.guest('Anna', { size: 'phone', hand: 'touch', theme });
  await anna.playAlone();
  expect(await violations(anna.page)).toEqual([]);
  await anna.lay();
  expect(await violations(anna.page)).toEqual([]);
  await anna.press('Fertig');
  expect(await violations(anna.page)).toEqual([]);
});
