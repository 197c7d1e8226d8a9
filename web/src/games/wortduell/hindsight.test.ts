import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { TableConnection } from '../../net/connection.svelte';
import type { WortduellAttempt, WortduellSolution } from '../../protocol/types';
import Hindsight from './Hindsight.svelte';
import { knownOf, turnsOf } from './hindsight';
import { SEA } from './samples';

const [matrose, kompass, hafen] = SEA.words as [never, never, never];
const haken = { word: 'HAKEN', from: 'D2', to: 'H2' };
const attempts: WortduellAttempt[] = [
  { call: 'E' },
  { guess: haken },
  { call: 'X' },
  { guess: hafen },
  { guess: kompass },
];
const solution: WortduellSolution = {
  steps: [{ call: 'M' }, { guess: matrose }, { guess: haken }, { guess: hafen }],
  turns: 2,
  solved: true,
  better: { number: 2, called: 'X', better: 'S' },
};

let end: () => void = () => undefined;
beforeEach(() => language.choose('de'));
afterEach(() => end());

/** What is said after a round that ended with so many words, where the table answers so. */
async function said(answer: unknown, found = 2): Promise<{ text: string; ask: ReturnType<typeof vi.fn> }> {
  const ask = vi.fn(async () => answer);
  const card = { rows: [...SEA.rows], found: SEA.words.slice(0, found), attempts };
  const shown = mount(Hindsight, {
    target: document.body,
    props: { connection: { ask } as unknown as TableConnection, side: 1, card, seq: 9 },
  });
  end = () => void unmount(shown);
  flushSync();
  await new Promise((answered) => setTimeout(answered));
  flushSync();
  return { text: document.body.textContent.replace(/\s+/g, ' ').trim(), ask };
}

it('counts calls and wrong guesses as turns', () => {
  expect(turnsOf(attempts, SEA.rows)).toBe(3);
});

it('knows the squares of called letters and of found words, and no others', () => {
  const card = { rows: [...SEA.rows], found: [hafen], attempts: [{ call: 'M' }, { guess: haken }, { guess: hafen }] };
  const squares = SEA.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === 'M' ? [`${'ABCDEFGHI'.charAt(x)}${y + 1}`] : [])),
  );
  expect(new Set(knownOf(card))).toEqual(new Set([...squares, 'D2', 'E2', 'F2', 'G2', 'H2']));
});

it('tells what the master would have done, and which letter would have told more', async () => {
  const { text, ask } = await said(solution);
  expect(ask).toHaveBeenCalledWith({ ask: 'hindsight', about: { side: 1 }, seq: 9 }, { stop: expect.any(AbortSignal) });
  expect(text).toMatch(
    /^Bis dahin 3 Züge\. Der Meister hätte 3 Züge gebraucht: .*Beim 2\. Ruf hätte S mehr verraten als X\.$/,
  );
  const steps = [...document.querySelectorAll('li')].map((step) => [
    step.textContent,
    step.querySelector('s')?.textContent ?? '',
  ]);
  expect(steps).toEqual([
    ['M', ''],
    ['MATROSE', ''],
    ['HAKENHAKEN, falsch', 'HAKEN'],
    ['HAFEN', ''],
  ]);
});

it('says so in English, and of a card that was solved', async () => {
  language.choose('en');
  const { text } = await said({ ...solution, turns: 1, better: null }, 6);
  expect(text).toContain('Solved in 4 turns. The master would have needed 2 turns:');
  expect(text).not.toContain('would have told more');
});

it('small of P: a card is never solved in no turn: the turn of the last word counts', async () => {
  const { text } = await said({ ...solution, turns: 0 }, 6);
  expect(text).not.toMatch(/\b0 Z/);
});

it('says nothing where the table does not know', async () => {
  expect((await said({ code: 'nothing_past' })).text).toBe('');
  end();
  expect((await said({ ...solution, solved: false })).text).toBe('');
});
