import { expect, it } from 'vitest';
import { Company } from './company';
import { wordsFrom } from './server';
import { Thief } from './thief';

const company = new Company(1);

it('a game of level I against the computer by mouse: a word, the joker, and a loss by the rules', async () => {
  const anna = new Thief(await company.guest('Anna'));
  const { guest } = anna;
  await guest.page.goto(guest.home);
  await guest.hand.write(guest.page.getByLabel('Dein Name'), 'Anna');
  await guest.choose('Gegen den Computer', 'Wörterklauer');
  await guest.press(/Stufe 1 von/);
  await guest.press('Los geht’s');
  await anna.isOn();
  const isFirst = (await guest.page.getByText('Leg dein erstes Wort').count()) > 0;
  if (isFirst) {
    const words = wordsFrom(await anna.letters(), 'woerterklauer').filter((word) => word.length <= 6);
    await anna.layFirst(words.toSorted((a, b) => b.length - a.length)[0] ?? '');
    await anna.endTurn();
    await guest.page.getByText(/Lotte (überlegt|legt)/).waitFor();
    await guest.press(/^Rückblick auf /);
    const card = guest.page.getByRole('dialog', { name: 'Rückblick' });
    await card
      .getByRole('button', { name: /Führung mit \d+/ })
      .first()
      .waitFor();
    await guest.page.keyboard.press('Escape');
    await anna.isOn();
  }
  // The computer leads. Without a lead of her own Anna may not end her turn (W18); other letters do not help, and she gives up.
  await guest.page.getByRole('button', { name: /^Zug beenden, noch nicht möglich: Dir fehl/ }).waitFor();
  const before = await anna.letters();
  await anna.swap(6);
  await expect.poll(() => anna.letters()).not.toEqual(before);
  await anna.resign();
  await guest.page.getByRole('heading', { name: 'Lotte gewinnt.' }).waitFor();
  await guest.page.getByText('Du hast aufgegeben.', { exact: true }).waitFor();
});
