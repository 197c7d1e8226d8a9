import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { TableConnection } from '../../net/connection.svelte';
import type { LetramixAction, Layout, LetramixView } from '../../protocol/types';
import { faces } from './samples';
import { announcer } from '../../parts/announcer.svelte';
import Table from './Table.svelte';

const DICE = faces('JAHRBDWOTASE*');
const BASE: Omit<LetramixView, 'phase'> = {
  options: { mode: 'turns', pace: 'normal', end: { rounds: 5 }, check_aid: true, base_forms: false, decent: null },
  rounds: 0,
  first: 0,
  totals: [0, 0],
  last: [null, null],
  streaks: [0, 0],
  past: null,
};

function laying(layout: Layout): LetramixView {
  const desk = { shown: 'open' as const, layout, worth: null, counts: null, done: false };
  return {
    ...BASE,
    phase: {
      phase: 'laying',
      seat: 0,
      until: 150_000,
      reroll: false,
      reroll_until: null,
      dice: DICE,
      desks: [desk, { ...desk, layout: [] }],
    },
  };
}

let unmountTable: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  announcer.said = [];
  language.choose('de');
});
afterEach(() => unmountTable());

/** What the judge of this browser says of a draft. */
let foresee: (action: LetramixAction) => Promise<unknown>;
beforeEach(() => {
  foresee = async () => null;
});

/** A table without a server. */
const silent = (): Promise<unknown> => new Promise(() => undefined);

function show(
  view: LetramixView,
  draft: unknown = null,
  ask: (question: { word: string }) => Promise<unknown> = silent,
  names: string[] = ['Anna', 'lehrling'],
) {
  const act = vi.fn(async () => ({ done: true as const }));
  const connection = {
    view,
    you: { seat: 0, last: 0 },
    frame: {
      seats: names.map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot', presence: 'here' })),
    },
    moment: 3,
    draft,
    running: true,
    tableTime: () => 98_000,
    onNews: () => () => undefined,
    ask,
    act,
    actDraft: act,
    foresee: (action: LetramixAction) => foresee(action),
  } as unknown as TableConnection;
  const table = mount(Table, { target: document.body, props: { connection } });
  unmountTable = () => {
    unmountTable = () => undefined;
    void unmount(table);
  };
  flushSync();
  return act;
}

const heard = (): string => announcer.said.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');

const byLabel = (label: string): HTMLElement | null => document.querySelector(`[aria-label="${label}"]`);
const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((b) => b.textContent.trim() === text);

function press(key: string): void {
  document.querySelector('[role=grid]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

it('rolls when it is one’s turn', () => {
  const act = show({ ...BASE, phase: { phase: 'to_roll', seat: 0, until: 100_000 } });
  button('Würfeln')?.click();
  expect(act).toHaveBeenCalledWith({ do: 'roll' });
});

it('P5: alone nothing counts down, and the next round is a button of one’s own', () => {
  const alone = { ...BASE, rounds: 1, totals: [7], last: [7], streaks: [0] };
  const past = { seat: 0, dice: DICE, layouts: [null] };
  const act = show({ ...alone, past, phase: { phase: 'to_roll', seat: 0, until: 100_000 } }, null, silent, ['Anna']);
  expect(document.body.textContent).toContain('Ergebnis der ersten Runde');
  expect(document.querySelector('footer')?.textContent.trim()).toBe('Nächste Runde');
  button('Nächste Runde')?.click();
  expect(act).toHaveBeenCalledWith({ do: 'roll' });
});

it('A4: whose turn it is and who has won is announced', async () => {
  show({ ...BASE, phase: { phase: 'to_roll', seat: 1, until: 100_000 } });
  await vi.waitFor(() => expect(heard()).toContain('Lehrling würfelt gleich'));
  unmountTable();
  show({ ...BASE, totals: [40, 12], phase: { phase: 'over', winners: [0] } });
  await vi.waitFor(() => expect(heard()).toContain('Du hast gewonnen!'));
});

it('A4: the direction is said, and the verdict does not say it away', async () => {
  show(laying([]));
  press(' ');
  await vi.waitFor(() => expect(heard()).toContain('Richtung senkrecht.'));
});

it('tells the first three times that dice in the tray count as minus', () => {
  const layout: Layout = [
    [0, 0, 0],
    [1, 1, 0],
  ];
  const worth = { points: -12, full: false, words: [], unused: 19, jokers: [] };
  const view = laying(layout);
  if (view.phase.phase === 'laying') view.phase.desks[0] = { shown: 'open', layout, worth, counts: null, done: false };
  const told = [1, 2, 3, 4].map(() => {
    show(view);
    const note = document.querySelector('.note')?.textContent ?? '';
    unmountTable();
    return note.includes('Würfel im Kasten zählen minus.');
  });
  expect(told).toEqual([true, true, true, false]);
});

it('offers nothing while somebody else is to roll', () => {
  show({ ...BASE, phase: { phase: 'to_roll', seat: 1, until: 100_000 } });
  expect(button('Würfeln')).toBeUndefined();
  expect(document.body.textContent).toContain('Lehrling würfelt gleich');
});

it('sends the whole layout with every die that is typed', () => {
  const act = show(laying([]));
  ['j', 'a'].forEach(press);
  expect(act).toHaveBeenLastCalledWith({
    do: 'lay',
    layout: [
      [0, -2, 0],
      [1, -1, 0],
    ],
  });
  expect(byLabel('K13, J, 6 Punkte, JA waagrecht')).not.toBeNull();
});

it('shows what lay before a reload, the unacknowledged draft before the server’s layout', () => {
  show(laying([[0, 0, 0]]), {
    do: 'lay',
    layout: [
      [0, 0, 0],
      [1, 1, 0],
    ],
  });
  expect(byLabel('N13, A, 1 Punkt, JA waagrecht')).not.toBeNull();
});

it('lays again what was refused in a pause, as soon as the table goes on', () => {
  const act = show(laying([]), { do: 'lay', layout: [[0, 0, 0]] });
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'lay', layout: [[0, 0, 0]] });
});

it('has one tab stop on the field', () => {
  show(laying([]));
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
});

it('finishes only after asking once more', () => {
  const act = show(
    laying([
      [0, 0, 0],
      [1, 1, 0],
    ]),
  );
  press('Enter');
  expect(act).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>('dialog .main')?.click();
  expect(act).toHaveBeenCalledWith({
    do: 'finish',
    layout: [
      [0, 0, 0],
      [1, 1, 0],
    ],
  });
});

it('shows another’s layout, open, and nothing to lay with', () => {
  const view = laying([]);
  show({ ...view, phase: { ...view.phase, seat: 1 } as LetramixView['phase'] });
  expect(document.querySelector('[role=grid]')).toBeNull();
  expect(document.body.textContent).toContain('Lehrling legt.');
});

it('tells who has won', () => {
  show({ ...BASE, totals: [40, 12], phase: { phase: 'over', winners: [0] } });
  expect(document.body.textContent).toContain('Du hast gewonnen!');
});

it('P4: the word that is none is marked, with the judge’s sentence and without points', async () => {
  const sentence = { de: 'HJ: steht nicht in der Wortliste', en: 'HJ: is not in the word list' };
  const ask = async ({ word }: { word: string }) => ({ word, allowed: word !== 'HJ', reason: 'ok', sentence });
  // JA across, HJ down.
  show(
    laying([
      [0, 0, 0],
      [1, 1, 0],
      [2, 0, -1],
    ]),
    null,
    ask,
  );
  await vi.waitFor(() => expect(document.querySelector('.wrong')?.textContent).toContain('HJ'));
  flushSync();
  expect(document.querySelectorAll('.wrong')).toHaveLength(1);
  expect(document.querySelector('.wrong .points')?.textContent.trim()).toBe('gilt nicht');
  expect(document.querySelector('.why')?.textContent).toBe(sentence.de);
  // What counts instead, without two dashes in a row.
  expect(document.querySelector('.note')?.textContent).toContain('. Solange zählt jeder Würfel minus: −26.');
  await vi.waitFor(() => expect(heard()).toContain(sentence.de));
});

it('P4: a layout in two pieces says so', async () => {
  const ask = async ({ word }: { word: string }) => ({
    word,
    allowed: true,
    reason: 'ok',
    sentence: { de: '', en: '' },
  });
  show(
    laying([
      [0, 0, 0],
      [1, 1, 0],
      [2, 5, 5],
    ]),
    null,
    ask,
  );
  await vi.waitFor(() =>
    expect(document.querySelector('.why')?.textContent).toBe('Alle Würfel müssen zusammenhängen.'),
  );
});

it('what to do with a die in the hand is said, also while nothing counts', () => {
  show(laying([[0, 0, 0]]));
  expect(document.querySelector('.note')?.textContent).toContain('Ein Würfel allein ist noch kein Wort.');
  document.querySelector<HTMLElement>('[role=gridcell][aria-label*=", J"]')?.click();
  flushSync();
  expect(document.querySelector('.note')?.textContent?.trim()).toBe(
    'In der Hand: J. Tipp auf das Feld, auf das der Würfel soll.',
  );
});

it('C6: says at once what the judge of this browser says, until the table has said it', async () => {
  const worth = { points: 7, full: false, words: [], unused: 12, jokers: [] };
  foresee = async (action) =>
    action.do === 'lay' && { layout: action.layout, worth: action.layout.length === 2 ? worth : null };
  show(laying([]));
  press('j');
  await vi.waitFor(() => expect(document.querySelector('.worth.invalid')).not.toBeNull());
  press('a');
  await vi.waitFor(() => expect(document.querySelector('.worth.valid .total')?.textContent).toBe('7'));
  unmountTable();
  const view = laying([]);
  foresee = vi.fn(foresee);
  show({ ...view, options: { ...view.options, check_aid: false } });
  press('j');
  expect(foresee).not.toHaveBeenCalled();
});

it('A4: a letter that one does not have is refused aloud', async () => {
  show(laying([]));
  // The first is the joker.
  press('x');
  press('x');
  await vi.waitFor(() => expect(heard()).toContain('Für X ist kein Würfel mehr da.'));
});
