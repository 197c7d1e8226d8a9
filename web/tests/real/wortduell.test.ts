import { expect, it } from 'vitest';
import type { WortduellPlace } from '../../src/protocol/types';
import { Company } from './company';
import { Duellist } from './duel';

const company = new Company(7);

type Who = readonly Duellist[];
const phaseOf = (one: Duellist): string => one.told.at(-1)?.phase.phase ?? 'none';
const all = (who: Who, phase: string) => expect.poll(() => who.map(phaseOf)).toEqual(who.map(() => phase));

/** The seat on turn, as everybody sees it. */
async function onTurn(who: Who): Promise<number> {
  const seats = (): number[] =>
    who.map(({ told }) => told.at(-1)?.phase).map((phase) => (phase?.phase === 'turn' ? phase.seat : -1));
  await expect.poll(() => seats().every((seat) => seat >= 0 && seat === seats()[0])).toBe(true);
  return seats()[0] ?? -1;
}

async function nextRound(who: Who): Promise<void> {
  for (const one of who) await one.guest.press('Nächste Runde');
  await all(who, 'turn');
}

/** The five words across, then the one down. */
function wordsOf(one: Duellist): WortduellPlace[] {
  const [down, ...across] = one.card.words;
  return down ? [...across, down] : across;
}

const letterAt = (one: Duellist, square: string): string =>
  one.card.rows[Number(square.charAt(1)) - 1]?.charAt(square.charCodeAt(0) - 65) ?? '';
const SQUARES = [1, 2, 3, 4, 5, 6, 7].flatMap((row) => [...'ABCDEFGHI'].map((column) => `${column}${row}`));

/** Nothing of the other card that is still hidden has been told: neither a letter nor a word. */
function expectSecret(solver: Duellist, owner: Duellist): void {
  const { side, cards } = solver.view;
  const covered = cards[1 - (side ?? 0)];
  if (!covered) throw new Error('no card');
  const hidden = SQUARES.filter((square) => !covered.known.includes(square));
  expect(covered).toMatchObject({ open: false, words: [] });
  expect(hidden.map((square) => letterAt(owner, square)).join('')).toMatch(/[A-Z]/);
  expect(
    hidden.every((square) => covered.rows[Number(square.charAt(1)) - 1]?.charAt(square.charCodeAt(0) - 65) === '.'),
  ).toBe(true);
  const found = covered.found.map(({ word }) => word);
  const secret = owner.card.words.map(({ word }) => word).filter((word) => !found.includes(word));
  expect(secret.filter((word) => solver.heard.some((text) => text.includes(`"${word}"`)))).toEqual([]);
}

it('two people play a match: one by touch on a phone, one by keyboard alone', async () => {
  const anna = await Duellist.come(company, 'Anna', { size: 'phone', hand: 'touch' });
  const ben = await Duellist.come(company, 'Ben', { hand: 'keyboard' });
  const both = [anna, ben];
  await anna.openTable();
  await ben.guest.sitDownByCode(await anna.guest.code());
  await anna.guest.press('Starten');

  // The first round: each has a turn, as one guesses only after a first call (5.4.11).
  for (let turns = 0; turns < 2; turns++) {
    const [one, letter] = (await onTurn(both)) === 0 ? ([anna, 'E'] as const) : ([ben, 'N'] as const);
    await (one === anna ? anna.call(letter) : ben.callByKeys(letter));
    await one.page
      .locator('.sentence:visible')
      .getByText(new RegExp(`^${letter} steht`))
      .waitFor();
  }
  // Ben solves a word, then Anna all of them.
  if ((await onTurn(both)) === 0) await anna.call('Y');
  expect(await onTurn(both)).toBe(1);
  const [word] = wordsOf(anna);
  if (!word) throw new Error('no word');
  await ben.solveByKeys(word);
  await ben.callByKeys('X');
  expect(await onTurn(both)).toBe(0);
  expectSecret(anna, ben);
  expectSecret(ben, anna);
  for (const place of wordsOf(ben)) await anna.solve(place);
  await all(both, 'round_over');
  await anna.page.getByText('6 − 1 = 5 Punkte').waitFor();
  await ben.page.getByRole('heading', { name: 'Die Runde geht an Anna' }).waitFor();
  expect(ben.view.past?.cards[0].theme?.de).toBeTruthy();

  // The second: who has lost begins (D11), by the typed line; then Anna ends the match.
  await nextRound(both);
  expect(await onTurn(both)).toBe(1);
  const [found] = wordsOf(anna);
  if (!found) throw new Error('no word');
  await ben.callByLine('Q');
  expect(await onTurn(both)).toBe(0);
  await anna.call('E');
  expect(await onTurn(both)).toBe(1);
  await ben.solveByLine(found);
  await ben.callByLine('X');
  expect(await onTurn(both)).toBe(0);
  for (const place of wordsOf(ben)) await anna.solve(place);
  await all(both, 'over');
  await anna.page.getByRole('heading', { name: 'Du hast gewonnen' }).waitFor();
  const standing = (await ben.guest.standing()).map((row) => row.replace(/\s+/g, ' '));
  expect(standing).toEqual([expect.stringMatching(/^Anna .*\b10$/), expect.stringMatching(/^Ben \(du\) .*\b0$/)]);
  await ben.guest.press('Nochmal spielen');
  await anna.page.getByText('2 von 8 Plätzen').first().waitFor();
});

/** Who is on turn calls a letter that the other side has, and is answered right by hand. */
async function callAndAnswer(four: Duellist[]): Promise<void> {
  const seat = await onTurn(four);
  const [caller, answerer] = [four[seat], four[(seat + 1) % 4]] as [Duellist, Duellist];
  const letters = SQUARES.map((square) => letterAt(answerer, square));
  const letter = letters.find((one) => /^[A-DF-Z]$/.test(one));
  if (!letter) throw new Error('no letter');
  await caller.callByLine(letter);
  await all(four, 'answer');
  await answerer.page.getByRole('heading', { name: `${caller.guest.name} ruft ${letter}` }).waitFor();
  for (const square of SQUARES.filter((_, at) => letters[at] === letter))
    await answerer.guest.hand.press(answerer.square(square, 1));
  await answerer.guest.press(/^\d Feld(er)? nennen$/);
  await caller.page.locator('.sentence:visible').getByText(`${answerer.guest.name} hat richtig geantwortet.`).waitFor();
}

it('two teams in four browsers: suggestions only the team sees, and answers by hand', async () => {
  const four = await Promise.all(['Anna', 'Ben', 'Mia', 'Ole'].map((name) => Duellist.come(company, name)));
  const [anna, ...others] = four as [Duellist, ...Duellist[]];
  await anna.openTable({ answers: 'Ihr selbst' });
  for (const one of others) await one.guest.sitDownByLink(await anna.guest.link());
  await anna.guest.press('Starten');

  // Who is on turn takes over what the other of the team suggests; the other side sees nothing of it (5.4.7).
  const seat = await onTurn(four);
  const at = (by: number): Duellist => four[(seat + by) % 4] as Duellist;
  const [caller, mate, rivals] = [at(0), at(2), [at(1), at(3)] as const];
  await mate.guest.hand.press(mate.key('E'));
  await mate.guest.press('E vorschlagen');
  await caller.guest.press(`Übernehmen: E, von ${mate.guest.name}`);
  await caller.guest.press('E rufen');

  // Anybody of the other side answers by tapping the own card (D12).
  await all(four, 'answer');
  const [answerer, other] = rivals;
  await answerer.page.getByRole('heading', { name: `${caller.guest.name} ruft E` }).waitFor();
  const squares = SQUARES.filter((square) => letterAt(answerer, square) === 'E');
  for (const square of squares) await answerer.guest.hand.press(answerer.square(square, 1));
  await answerer.guest.press(/^(\d Feld(er)? nennen|Nicht auf der Karte)$/);
  await caller.page.locator('.sentence:visible').getByText(`${answerer.guest.name} hat richtig geantwortet.`).waitFor();
  expect((await onTurn(four)) % 2).not.toBe(seat % 2);
  const suggestedTo = (one: Duellist) =>
    one.told.filter(({ phase }) => phase.phase === 'turn' && phase.suggestions.length > 0).length;
  expect(rivals.map(suggestedTo)).toEqual([0, 0]);
  expect(suggestedTo(mate)).toBeGreaterThan(0);
  for (const rival of rivals) for (const one of [caller, mate]) [expectSecret(rival, one), expectSecret(one, rival)];

  // The other team has to call first (5.4.11), then it solves everything: 6 − 0.
  for (let calls = 0; calls < 2; calls++) await callAndAnswer(four);
  const solver = four[await onTurn(four)] as Duellist;
  for (const place of wordsOf(caller)) await solver.solveByLine(place);
  await all(four, 'round_over');
  await nextRound(four);

  // Who has lost begins, and what was suggested is forgotten. A wrong square costs the others a point: 6 − 1 + 6 = 11.
  const next = await onTurn(four);
  expect(next % 2).toBe(seat % 2);
  const beginner = four[next] as Duellist;
  expect(beginner.view.phase).toMatchObject({ phase: 'turn', suggestions: [] });
  await beginner.callByLine('Q');
  await all(four, 'answer');
  expect(SQUARES.filter((square) => letterAt(other, square) === 'Q')).toEqual([]);
  await other.say('felder A1');
  await beginner.page
    .locator('.sentence:visible')
    .getByText(`${other.guest.name} hat 1 Feld falsch genannt: 1 Punkt weniger.`)
    .waitFor();
  for (let calls = 0; calls < 2; calls++) await callAndAnswer(four);
  const last = four[await onTurn(four)] as Duellist;
  for (const place of wordsOf(caller)) await last.solveByLine(place);
  await all(four, 'over');
  await other.page.getByRole('heading', { name: 'Ihr habt gewonnen' }).waitFor();
  for (const one of four)
    expect(await one.guest.standing()).toEqual([expect.stringMatching(/\b11$/), expect.stringMatching(/\b0$/)]);
});
