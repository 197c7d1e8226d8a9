import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/games';
import { language } from '../../src/i18n/index.svelte';
import type { TableConnection } from '../../src/net/connection.svelte';
import FirstMinute from '../../src/parts/FirstMinute.svelte';
import { announcer } from '../../src/parts/announcer.svelte';
import { distinct } from '../../src/parts/names';
import type { LogRow, TableInfo } from '../../src/protocol/types';
import { chain } from '.';
import type { ChainNews, ChainOptions, ChainView } from './wire';

/** A sixth game through the shell's contract: whatever the five have, it gets from the kit. */

const OPTIONS: ChainOptions = { target: 10, time: 'normal' };
const VIEW: ChainView = {
  options: OPTIONS,
  chain: [
    { seat: 0, word: 'Wort' },
    { seat: 1, word: 'Tanz' },
  ],
  points: [1, 1, 0],
  phase: { phase: 'naming', seat: 0, until: 60_000 },
};

let leave: () => void = () => undefined;
beforeEach(() => language.choose('de'));
afterEach(() => leave());

type Hear = (news: ChainNews[], live: boolean) => void;

/** A table without a server, for three of one name. */
function table(view: ChainView, seat: number | null = 0) {
  const act = vi.fn(async () => ({ done: true as const }));
  let hear: Hear = () => undefined;
  const connection = {
    view,
    you: seat === null ? null : { seat, last: 0 },
    frame: { seats: distinct(['Anna', 'Anna', 'Anna']).map((name) => ({ name, kind: 'person', presence: 'here' })) },
    running: true,
    tableTime: () => 45_000,
    onNews: (heard: Hear) => {
      hear = heard;
      return () => undefined;
    },
    act,
  } as unknown as TableConnection<ChainView, ChainNews>;
  return { connection, act, hear: (...news: ChainNews[]) => hear(news, true) };
}

function once(act: () => void): () => void {
  return () => {
    leave = () => undefined;
    act();
  };
}

async function show<Props extends Record<string, unknown>>(
  load: () => Promise<{ default: Component<Props> }>,
  props: Props,
): Promise<void> {
  const shown = mount((await load()).default, { target: document.body, props });
  leave = once(() => void unmount(shown));
  flushSync();
  await tick();
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);

it('a turn is played at its table, and three of one name are told apart', async () => {
  const { connection, act, hear } = table(VIEW);
  await show(chain.Table, { connection });
  expect(text()).toContain('Es beginnt mit Z.');
  expect(text()).toContain('Anna 3');
  const field = document.querySelector('input') as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  const send = async (word: string): Promise<void> => {
    field.value = word;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await tick();
    flushSync();
  };
  await send('Haus');
  expect(text()).toContain('„Haus“ beginnt nicht mit Z.');
  await send('Zaun');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'name', word: 'Zaun' });
  const say = vi.spyOn(announcer, 'say');
  hear({ news: 'named', seat: 1, word: 'Tanz' }, { news: 'turn', seat: 0 });
  expect(say.mock.calls.flat()).toEqual(['Anna 2: Tanz.', 'Du bist dran. Es beginnt mit Z.']);
  button('Tasten')?.click();
  flushSync();
  expect(text()).toContain('sagt das Wort');
});

it('its end, header and television are shown', async () => {
  await show(chain.Table, { connection: table({ ...VIEW, phase: { phase: 'over', winners: [0] } }).connection });
  expect(text()).toContain('Du gewinnst');
  leave();
  await show(chain.Status, { connection: table(VIEW).connection });
  expect(text()).toContain('Du bist dran');
  expect(text()).toContain('0:15');
  leave();
  await show(chain.Screen, { connection: table(VIEW, null).connection });
  expect(text()).toContain('Tanz');
  expect(chain.where(VIEW)).toBe('2 Wörter');
  expect([0, 1].map((seat) => chain.waitsFor(VIEW, seat))).toEqual([true, false]);
});

it('its options are changed, and read in words', async () => {
  const change = vi.fn();
  await show(chain.Options, { options: OPTIONS, disabled: false, change });
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
  expect(change).toHaveBeenCalledExactlyOnceWith({ target: 10, time: 'none' });
  expect(chain.summary(OPTIONS, []).map(({ value }) => value)).toEqual(['10 Punkte', '30 s']);
});

it('its rules, its first minute and its replay are there', async () => {
  await show(chain.Rules, {});
  expect(text()).toContain('Jedes Wort bringt einen Punkt.');
  leave();
  const onplay = vi.fn();
  const first = mount(FirstMinute, { target: document.body, props: { game: chain, onplay, onback: () => undefined } });
  leave = once(() => void unmount(first));
  flushSync();
  expect(text()).toContain('Knüpf Wörter aneinander, bis du genug Punkte hast.');
  button('Gleich spielen')?.click();
  expect(onplay).toHaveBeenCalledOnce();
  leave();
  const rows = VIEW.chain.map((link, seq): LogRow => ({
    seq,
    at: seq,
    actor: null,
    id: null,
    events: [{ event: 'named', ...link }],
  }));
  await show(chain.Replay, { table: { table: 't1', names: ['Anna', 'Ben'] } as TableInfo, rows });
  expect(text()).toContain('Anna sagt Wort');
});

it('the product does not know it', () => {
  expect(GAMES.map(({ id }) => id)).not.toContain(chain.id);
});

it('C5: it takes at most half of what the fifth game took', () => {
  const lines = (folder: string): number =>
    readdirSync(folder)
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
      .reduce((sum, name) => sum + readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').length, 0);
  const [own, fifth] = [import.meta.dirname, join(import.meta.dirname, '../../src/games/buecherwurm')].map(lines);
  expect(own).toBeLessThan((fifth ?? 0) / 2);
});
