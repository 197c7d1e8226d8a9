import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Solved } from '../../src/local/abi';
import type { Call, FromWorker, ToWorker } from '../../src/local/wire';
import { DIST } from '../stand-in';
import { Company } from './company';
import { BINARY } from './server';

/** The engine reckons in the browser as the program does. */

const company = new Company(7);

const program = (...words: string[]): string => execFileSync(BINARY, words, { encoding: 'utf8' });

/** What the worker answers in Chromium. */
async function answers(calls: Call[]): Promise<unknown[]> {
  const anna = await company.guest('Anna');
  await anna.page.goto(anna.home);
  return anna.page.evaluate(answered, { files: readdirSync(join(DIST, 'assets')), calls });
}

/** Computer players that are quick, as many as each game needs. */
const BOTS = {
  woerterklauer: ['bogenfaenger', 'lehrling'],
  letramix: ['bogenfaenger', 'lehrling'],
  'wurf-und-wort': ['bogenfaenger', 'lehrling', 'gautschling'],
  wortduell: ['bogenfaenger', 'lehrling'],
  buecherwurm: ['bogenfaenger', 'lehrling'],
};
const SEED = 23;

it('seeded tables of all five games are the same here and in the browser', async () => {
  const games = Object.entries(BOTS).map(([game, bots]) => ({ game, bots, number: SEED, tables: 1 }));
  const native = games.map(({ game, bots }) => {
    const wish = ['--seed', String(SEED), '--tables', '1', '--bots', bots.join(','), '--json'];
    return (JSON.parse(program('simulate', game, ...wish)) as { digest: string }).digest;
  });
  expect(native.every((digest) => digest.length > 0)).toBe(true);
  expect(await answers(games.map((simulation) => ({ call: 'simulate', ...simulation })))).toEqual(
    native.map((digest) => ({ digest })),
  );
});

/** Rolled with the dice of the game; a joker is `?`. */
const RACKS = `
  EEEASRLTISRZY IAAEHRLTESMKP AEEUIGSNHLTWP EATUORAEENMCJ ASTATGLUHLMFV
  AITEHEKTRSSWP UEAUOEENENRZY OIRLEGAEDHRLP USEEIDMEHLBLP AERNHEAEHNMKJ
  AIIESEAUISSCV UIELENLEISBCQ ?SEAHGENCSSFQ EAEATDA?HOSCP ?NENTDMEILRWP
  EEELORL?COMCJ OSRLIRK?HLMLY OAILONM?ITTCJ ?ERUINABCNRFY EEARSES?COTZV
`
  .trim()
  .split(/\s+/);

it('the best layouts of 20 racks are the same here and in the browser, and so are the searches for them', async () => {
  expect(RACKS).toHaveLength(20);
  const lines = program('solve', 'letramix', '--json', '--timeout', '3600', ...RACKS)
    .trim()
    .split('\n');
  const native = lines.map((line) => JSON.parse(line) as Solved);
  expect(native.every(({ proved }) => proved)).toBe(true);
  expect(await answers(RACKS.map((rack) => ({ call: 'solve', rack })))).toEqual(
    native.map(({ score, proved, nodes }) => ({ score, proved, nodes })),
  );
});

/** In the page: what the worker makes of these calls. */
async function answered({ files, calls }: { files: string[]; calls: Call[] }): Promise<unknown[]> {
  const path = (pattern: RegExp): string =>
    new URL(`assets/${files.find((file) => pattern.test(file))}`, document.baseURI).href;
  const worker = new Worker(path(/^worker-.*\.js$/), { type: 'module' });
  const heard = (is: (message: FromWorker) => boolean): Promise<FromWorker> =>
    new Promise((resolve) => worker.addEventListener('message', ({ data }) => is(data) && resolve(data)));
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const started = heard(({ from }) => from === 'started');
  const places = { code: path(/^engine-.*\.wasm$/), words: path(/^words-.*\.pack$/) };
  tell({ to: 'start', ...places, versions: { engine: '', words: '' } });
  await started;
  const answers: unknown[] = [];
  for (const [id, call] of calls.entries()) {
    const answer = heard((message) => 'id' in message && message.id === id);
    tell({ to: 'call', id, call });
    const message = await answer;
    answers.push(message.from === 'answer' ? message.answer : message);
  }
  return answers;
}
