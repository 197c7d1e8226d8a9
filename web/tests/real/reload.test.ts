import { afterEach, describe, expect, it } from 'vitest';
import { Company } from './company';
import type { Guest } from './guest';
import { Line } from './line';
import { type Crossing, crossing } from './words';

const company = new Company(4);
let line: Line;

afterEach(() => line.close());

/** Somebody alone at a table, their dice thrown, over a line that can be cut. */
async function playing(): Promise<{ anna: Guest; words: Crossing }> {
  line = await Line.to(company.server.address);
  const anna = await company.guest('Anna', { hand: 'keyboard', home: line.address });
  await anna.playAlone();
  return { anna, words: crossing(await anna.desk.letters()) };
}

describe('nothing that was laid is lost', () => {
  it('by a reload at once, before the server can have answered', async () => {
    const { anna, words } = await playing();
    await anna.hand.lay(anna.desk, words);
    const laid = await anna.desk.laid();
    await anna.page.reload();
    await anna.isValid();
    expect(await anna.desk.laid()).toEqual(laid);
  });

  it('by a reload after the server has answered', async () => {
    const { anna, words } = await playing();
    await anna.hand.lay(anna.desk, words);
    const laid = await anna.desk.laid();
    await anna.isValid();
    await anna.page.reload();
    await anna.isValid();
    expect(await anna.desk.laid()).toEqual(laid);
  });

  it('by a cut line: it is laid when the line is back', async () => {
    const { anna, words } = await playing();
    line.cut();
    await anna.hand.lay(anna.desk, words);
    await anna.page.getByText('Verbindung weg. Was du gelegt hast, bleibt erhalten.').waitFor();
    line.mend();
    await anna.isValid();
    expect(await anna.page.getByText('Verbindung weg.').count()).toBe(0);
    anna.forgive(/ERR_|WebSocket/);
  });

  it('by a cut line and a reload into nothing', async () => {
    const { anna, words } = await playing();
    line.cut();
    await anna.hand.lay(anna.desk, words);
    const laid = await anna.desk.laid();
    const table = anna.page.url();
    await expect(anna.page.reload()).rejects.toThrow('ERR_');
    line.mend();
    // The browser's own page of errors tries as well.
    await expect.poll(() => anna.page.goto(table).then(Boolean, () => false)).toBe(true);
    await anna.isValid();
    expect(await anna.desk.laid()).toEqual(laid);
    anna.forgive(/ERR_|WebSocket/);
  });
});
