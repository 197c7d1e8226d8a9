import type { Locator, Page } from 'playwright-core';
import type { BuecherwurmView } from '../../src/games/buecherwurm/wire';
import type { WortduellPlace } from '../../src/protocol/types';
import { rightWord } from './buecherwurm-words';
import type { Duellist } from './duel';
import type { Guest } from './guest';
import { wordsFrom } from './server';
import { Thief } from './thief';
import type { ToldHere } from './told-here';

/** Whole games against the computer at tables of this browser, from their first moment to the end. */

/** Who opened a table sits there. */
const OWN = 0;
/** So long something to be pressed may take to come or go. */
const MOMENT = 300;

const isOver = ({ page }: Guest): Locator => page.getByRole('list', { name: 'Endstand' });

/** A word, if one begins, and a loss by the rules. */
export async function playKlauer(guest: Guest): Promise<void> {
  const thief = await new Thief(guest).isOn();
  if ((await guest.page.getByText('Leg dein erstes Wort').count()) > 0) {
    const words = wordsFrom(await thief.letters(), 'woerterklauer').filter((word) => word.length <= 6);
    await thief.layFirst(words.toSorted((a, b) => b.length - a.length)[0] ?? '');
    await thief.endTurn();
    await guest.page.getByText(/Frieda (überlegt|legt)/).waitFor();
    await thief.isOn();
  }
  await thief.resign();
  await guest.page.getByRole('heading', { name: 'Frieda gewinnt.' }).waitFor();
}

/** Says Stopp and backs out of it, card by card; what the computer players are faster at goes its way. */
export async function playWurf(guest: Guest): Promise<void> {
  const { page } = guest;
  const steps = [
    page.locator('button.stop.open'),
    guest.button('Rückzieher'),
    guest.button(/^Wirklich\?/),
    page.locator('.hands').getByRole('button', { name: /^(Weiter|Zum Endstand)$/ }),
  ];
  while (!(await isOver(guest).isVisible())) await pressFirst(page, steps);
}

/** Presses the first of these that is there. */
async function pressFirst(page: Page, steps: readonly Locator[]): Promise<void> {
  for (const step of steps) {
    if (!(await step.isVisible())) continue;
    // It may go while it is pressed.
    await step.click({ timeout: MOMENT }).catch(() => undefined);
    return;
  }
  await page.waitForTimeout(MOMENT);
}

/** Names what is right as long as something is known, and passes otherwise. */
export async function playWurm(guest: Guest, told: ToldHere<BuecherwurmView>): Promise<void> {
  const tried = new Set<string>();
  while (!(await isOver(guest).isVisible())) {
    const view = (await told.last())?.view;
    if (view?.phase.phase === 'naming' && view.phase.seat === OWN) await nameOrPass(guest, view, told, tried);
    else
      await pressFirst(guest.page, [guest.page.locator('.choose').getByRole('button').first(), guest.button('Weiter')]);
  }
}

async function nameOrPass(
  guest: Guest,
  view: BuecherwurmView,
  told: ToldHere<BuecherwurmView>,
  tried: Set<string>,
): Promise<void> {
  const wish = rightWord(view, tried);
  if (wish) tried.add(wish.word);
  await told.after(async () => {
    if (wish) {
      await guest.hand.write(guest.page.getByLabel('Dein Begriff', { exact: true }), wish.word);
      return guest.press('Nennen');
    }
    await guest.press(/^Passen: −2/);
    await guest.hand.press(guest.page.getByRole('dialog').getByRole('button', { name: 'Passen', exact: true }));
  });
}

/** Two rounds: a letter, and then all words at once. Whoever looks into the browser's store knows the other card. */
export async function playDuell(duellist: Duellist): Promise<void> {
  const { page, guest } = duellist;
  const turn = page.getByText('Buchstaben wählen', { exact: true });
  for (const letter of ['E', 'N']) {
    await turn.waitFor();
    await duellist.callByLine(letter);
    await turn.waitFor();
    for (const place of placesOf(await page.evaluate(otherCard))) await duellist.solveByLine(place);
    if (letter === 'E') await guest.press('Nächste Runde');
  }
  await page.getByRole('heading', { name: 'Du hast gewonnen' }).waitFor();
}

/** The words of a card by its rows: those across, then the one down, which all rows have a letter of. */
function placesOf(rows: readonly string[]): WortduellPlace[] {
  const square = (column: number, row: number): string => `${'ABCDEFGHI'.charAt(column)}${row + 1}`;
  const across = rows.flatMap((text, row) => {
    const found = /[A-Z]{3,}/.exec(text);
    if (!found) return [];
    const [word] = found;
    return [{ word, from: square(found.index, row), to: square(found.index + word.length - 1, row) }];
  });
  const column = [...'ABCDEFGHI'].findIndex((_, at) => rows.every((text) => text.charAt(at) !== '.'));
  const down = rows.map((text) => text.charAt(column)).join('');
  return [...across, { word: down, from: square(column, 0), to: square(column, rows.length - 1) }];
}

/** In the page: the rows of the computer player's card that was dealt last. */
async function otherCard(): Promise<string[]> {
  const base = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('setzkasten');
    asked.onsuccess = () => resolve(asked.result);
  });
  const table = location.pathname.split('/').at(-1) ?? '';
  const all = IDBKeyRange.bound([table], [table, []]);
  const asked = base.transaction('rows').objectStore('rows').getAll(all) as IDBRequest<string[]>;
  const rows = await new Promise<string[]>((resolve) => (asked.onsuccess = () => resolve(asked.result)));
  base.close();
  type Happened = { event?: string; cards?: { rows: string[] }[] };
  const events = rows.flatMap((row) => JSON.parse((JSON.parse(row) as { events: string }).events) as Happened[]);
  return events.findLast(({ event }) => event === 'dealt')?.cards?.[1]?.rows ?? [];
}
