import { expect, it } from 'vitest';
import { Company } from './company';
import { crossing } from './words';

/** With this seed the first throw has a joker. */
const company = new Company(5);

it('a game is played by keyboard alone, from the home page to the final standing', async () => {
  const anna = await company.guest('Anna', { hand: 'keyboard' });
  await anna.openTable({ rounds: 1 });
  await anna.press('Allein starten');
  const { points } = await anna.takeTurn();
  expect(await anna.standing()).toEqual([`Anna (du) ${points}`]);
  await anna.press('Nochmal spielen');
  // P16: nobody else has to come, so it begins at once.
  await anna.button('Würfeln').waitFor();
});

it('keys take back, undo and name a joker, and Enter ends the turn', async () => {
  const anna = await company.guest('Anna', { hand: 'keyboard' });
  const { keyboard } = anna.page;
  await anna.playAlone();
  const words = crossing(await anna.desk.letters());
  await anna.hand.lay(anna.desk, words);
  const laid = await anna.desk.laid();
  await keyboard.press('Backspace');
  expect(await anna.desk.laid()).toHaveLength(laid.length - 1);
  await keyboard.press('Escape');
  expect(await anna.desk.laid()).toEqual([]);
  await keyboard.press('ControlOrMeta+z');
  await keyboard.press('ControlOrMeta+z');
  expect(await anna.desk.laid()).toEqual(laid);
  await anna.isValid();
  await keyboard.press('Shift+E');
  await expect.poll(() => anna.desk.laid()).toContainEqual(expect.stringContaining('Joker als E'));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await anna.page.getByRole('heading', { name: 'Ergebnis der ersten Runde' }).waitFor();
});

it('the typed line lays, reads out and ends the turn', async () => {
  const anna = await company.guest('Anna', { hand: 'keyboard' });
  const line = anna.page.getByRole('textbox', { name: 'Befehl tippen' });
  const say = async (words: string): Promise<void> => {
    await anna.hand.write(line, words);
    await anna.page.keyboard.press('Enter');
  };
  await anna.playAlone();
  const { across, down } = crossing(await anna.desk.letters());
  await say(`K13 waag ${across}`);
  await say(`K13 senk ${down}`);
  await anna.page.getByText(`${down} liegt ab K13.`).waitFor();
  await anna.isValid();
  await say('lies');
  await anna.page.getByText(`${across} waagrecht ab K13`).waitFor();
  await say('fertig');
  await anna.page.keyboard.press('Enter');
  await anna.page.getByRole('heading', { name: 'Ergebnis der ersten Runde' }).waitFor();
});
