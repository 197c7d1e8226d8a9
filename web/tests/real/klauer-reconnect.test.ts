import { afterAll, it } from 'vitest';
import { Company } from './company';
import { Line } from './line';
import { layAndSteal, pair, Thief } from './thief';

const company = new Company(4);
const lines: Line[] = [];

// Only when nobody is there any more: pages complain about a line that is gone.
afterAll(() => lines.forEach((line) => line.close()));

it('two browsers play against each other; one loses the line in the middle of a turn, and nothing is lost', async () => {
  for (let i = 0; i < 2; i++) lines.push(await Line.to(company.server.address));
  const [annas, bens] = lines as [Line, Line];
  const anna = new Thief(await company.guest('Anna', { home: annas.address }));
  const ben = new Thief(await company.guest('Ben', { home: bens.address }));
  const [first, second] = await pair(anna, ben, 'I');
  const line = second === anna ? annas : bens;
  const steal = await layAndSteal(first, second, 'I', () => line.cut());
  await second.guest.page.getByText('Verbindung weg. Was du gelegt hast, bleibt erhalten.').waitFor();
  line.mend();
  await second.endTurn();
  await first.standing(0, second, steal.to.length);
  // A reload finds the table as it is.
  await first.guest.page.reload();
  await first.standing(0, second, steal.to.length);
  await first.isOn();
  await first.resign();
  for (const { guest } of [first, second]) await guest.page.getByText(`Zug 3: ${first.name}`).waitFor();
  second.guest.forgive(/ERR_|WebSocket/);
});
