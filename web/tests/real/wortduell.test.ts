import { expect, it } from 'vitest';
import { Company } from './company';
import { Duellist } from './duel';

const company = new Company(7);

type Who = readonly Duellist[];
const phaseOf = (one: Duellist): string => one.told.at(-1)?.phase.phase ?? 'none';
const all = (who: Who, phase: string) => expect.poll(() => who.every((one) => phaseOf(one) === phase), { timeout: 60_000 }).toBe(true);

/** The seat on turn, as everybody sees it. */
async function onTurn(who: Who): Promise<number> {
  await all(who, 'turn');
  const seats = (): number[] => who.map(({ view }) => (view.phase.phase === 'turn' ? view.phase.seat : -1));
  await expect.poll(() => new Set(seats()).size, { timeout: 60_000 }).toBe(1);
  return seats()[0] ?? -1;
}

/** Waits until the server has done what was asked for. */
async function after(who: Who, doing: () => Promise<void>): Promise<void> {
  const before = who.map((one) => one.told.length);
  await doing();
  await expect.poll(() => who.every((one, i) => one.told.length > (before[i] ?? 0)), { timeout: 60_000 }).toBe(true);
}

async function nextRound(who: Who): Promise<void> {
  for (const one of who) await one.guest.press('Nächste Runde');
  await all(who, 'turn');
}

/** What is still hidden of a card must not reach the other side: neither a letter nor a word. */
function keptSecret(solver: Duellist): boolean {
  return solver.told.every(({ side, cards }) => {
    const card = side === null ? undefined : cards[1 - side];
    if (!card) return true;
    const known = new Set(card.known);
    const letters = card.rows.flatMap((row, y) => [...row].map((c, x) => ({ c, square: `${String.fromCharCode(65 + x)}${y + 1}` })));
    return !card.open && card.words.length === 0 && letters.every(({ c, square }) => c === '.' || known.has(square));
  });
}

it('two people play a match: one by touch on a phone, one by keyboard alone', async () => {
  const anna = await Duellist.come(company, 'Anna', { size: 'phone', hand: 'touch' });
  const ben = await Duellist.come(company, 'Ben', { hand: 'keyboard' });
  const both = [anna, ben];
  await anna.openTable();
  await ben.guest.sitDownByCode(await anna.guest.code());
  await anna.guest.press('Starten');

  // The first round: each calls a letter, Ben solves a word, Anna all of them.
  for (let turns = 0; turns < 2; turns++) {
    if ((await onTurn(both)) === 0) {
      await after(both, () => anna.call('E'));
      await anna.page.getByText(/^E steht/).waitFor();
    } else {
      const [, word] = anna.card.words;
      if (!word) throw new Error('no word');
      await after(both, () => ben.solveByKeys(word));
      await ben.page.getByText(`Richtig: ${word.word}`).waitFor();
      await after(both, () => ben.callByKeys('N'));
      await ben.page.getByText(/^N steht/).waitFor();
    }
  }
  if ((await onTurn(both)) === 1) await after(both, () => ben.callByKeys('X'));
  await onTurn(both);
  const [down, ...across] = ben.card.words;
  for (const place of [...across, ...(down ? [down] : [])]) await after(both, () => anna.solve(place));
  await all(both, 'round_over');
  await anna.page.getByText('6 − 1 = 5 Punkte').waitFor();
  await ben.page.getByRole('heading', { name: 'Die Runde geht an Anna' }).waitFor();
  expect(ben.view.past?.cards[0].theme?.de).toBeTruthy();

  // The second: who has lost begins (D11), by the typed line; then Anna ends the match.
  await nextRound(both);
  expect(await onTurn(both)).toBe(1);
  const [, found] = anna.card.words;
  await after(both, () => ben.say(`${found?.word} ${found?.from} ${found?.to}`));
  await after(both, () => ben.say('ruf Q'));
  expect(await onTurn(both)).toBe(0);
  for (const place of ben.card.words) await after(both, () => anna.solve(place));
  await all(both, 'over');
  await anna.page.getByRole('heading', { name: 'Du hast gewonnen' }).waitFor();
  expect((await ben.guest.standing()).map((row) => row.replace(/\s+/g, ' '))).toEqual([expect.stringMatching(/^Anna .*10$/), expect.stringMatching(/^Ben \(du\).* 0$/)]);
  expect([keptSecret(anna), keptSecret(ben)]).toEqual([true, true]);

  await ben.guest.press('Nochmal spielen');
  await anna.page.getByText('2 von 8 Plätzen').waitFor();
});

it('two teams in four browsers: suggestions only the team sees, and answers by hand', async () => {
  const names = ['Anna', 'Ben', 'Mia', 'Ole'];
  const four = await Promise.all(names.map((name) => Duellist.come(company, name)));
  const [anna, ...others] = four as [Duellist, ...Duellist[]];
  await anna.openTable({ answers: 'Ihr selbst' });
  for (const one of others) await one.guest.sitDownByLink(await anna.guest.link());
  await anna.guest.press('Starten');

  // Who is on turn takes over what the other of the team suggests; the other side sees nothing of it (5.4.7).
  const seat = await onTurn(four);
  const [caller, mate] = [four[seat], four[(seat + 2) % 4]] as [Duellist, Duellist];
  const rivals = [four[(seat + 1) % 4], four[(seat + 3) % 4]] as [Duellist, Duellist];
  await mate.guest.hand.press(mate.key('E'));
  await mate.guest.press('E vorschlagen');
  await caller.guest.press(`Übernehmen: E, von ${mate.guest.name}`);
  await caller.guest.press('E rufen');

  // Anybody of the other side answers by tapping the own card (D12).
  await all(four, 'answer');
  const [answerer] = rivals;
  const squares = answerer.card.rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === 'E' ? [`${String.fromCharCode(65 + x)}${y + 1}`] : [])));
  await answerer.page.getByRole('heading', { name: `${caller.guest.name} ruft E` }).waitFor();
  for (const name of squares) await answerer.guest.hand.press(answerer.square(name, 1));
  const label = squares.length === 0 ? 'Nicht auf der Karte' : `${squares.length} ${squares.length === 1 ? 'Feld' : 'Felder'} nennen`;
  await answerer.guest.press(label);
  await caller.page.getByText(`${answerer.guest.name} hat richtig geantwortet.`).waitFor();
  const leaked = rivals.flatMap(({ told }) => told.filter(({ phase }) => phase.phase === 'turn' && phase.suggestions.length > 0));
  expect(leaked).toEqual([]);

  // The other team solves everything at once, twice: 6 − 0, and 6 − 0 again.
  for (let round = 1; round <= 2; round++) {
    let solver = await onTurn(four);
    if (round === 2) {
      expect(solver % 2).toBe(seat % 2);
      await four[solver]?.say('ruf Q');
      await all(four, 'answer');
      await rivals[1].say('keine');
      solver = await onTurn(four);
    }
    expect(solver % 2).not.toBe(seat % 2);
    for (const { word, from, to } of caller.card.words) {
      await after(four, () => four[solver]?.say(`${word} ${from} ${to}`) ?? Promise.resolve());
    }
    await all(four, round === 1 ? 'round_over' : 'over');
    if (round === 1) await nextRound(four);
  }
  await rivals[0].page.getByRole('heading', { name: 'Ihr habt gewonnen' }).waitFor();
  for (const one of four) expect(await one.guest.standing()).toHaveLength(2);
  expect(four.every(keptSecret)).toBe(true);
});
