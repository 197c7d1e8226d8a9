import { expect, it } from 'vitest';
import { Chain, type Link } from './chain';
import { Company } from './company';
import { wordsFrom } from './server';
import { pair, Thief } from './thief';

const company = new Company(1);

/** A word that can still become many others. */
function shortWord(letters: readonly string[]): string {
  const word = wordsFrom(letters, 'woerterklauer').find(({ length }) => length === 4);
  if (word === undefined) throw new Error(`no word from ${letters.join(' ')}: try another seed`);
  return word;
}

/** What somebody finds, with the Tausch-Joker if need be. */
async function found(chain: Chain, thief: Thief, jokers: Set<Thief>): Promise<Link | null> {
  const letters = await thief.letters();
  const link = chain.next(letters);
  if (link !== null || !jokers.delete(thief)) return link;
  await thief.swap(6);
  await expect.poll(() => thief.letters()).not.toEqual(letters);
  return chain.next(await thief.letters());
}

it('a whole game of level I by mouse: a word is stolen to and fro until somebody finds nothing more', async () => {
  let [on, other] = await pair(new Thief(await company.guest('Anna')), new Thief(await company.guest('Ben')), 'I');
  const chain = new Chain(shortWord(await on.letters()));
  const jokers = new Set([on, other]);
  const links: Link[] = [];
  await on.layFirst(chain.word);
  await on.endTurn();
  [on, other] = [await other.isOn(), on];
  for (let link = await found(chain, on, jokers); link !== null; link = await found(chain, on, jokers)) {
    await on.become(chain.word, link);
    await on.endTurn();
    await other.standing(0, on, link.to.length);
    chain.steal(link);
    links.push(link);
    [on, other] = [await other.isOn(), on];
  }
  expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(['exchange', 'add']));
  await on.resign();
  await other.guest.page.getByRole('heading', { name: 'Du hast gewonnen!' }).waitFor();
  await on.guest.page.getByRole('heading', { name: `${other.name} gewinnt.` }).waitFor();
  await on.guest.page.getByText(`${links.length + 1} Züge`, { exact: true }).waitFor();
});
