import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { TableConnection } from '../../net/connection.svelte';
import { typeLine } from '../../parts/testing';
import type {
  WoerterklauerAction,
  WoerterklauerDraft,
  WoerterklauerMissed,
  WoerterklauerPhase,
  WoerterklauerView,
} from '../../protocol/types';
import { fieldFrom } from './samples';
import Table from './Table.svelte';

const BASE = fieldFrom(['SOCKE'], 'LGNTARIEDMOS');
const FIELD = BASE.field.map(({ tile, x, y }) => [tile, x, y, 'black'] as [number, number, number, 'black']);
const L = BASE.letters.indexOf('L');
const LOCKE = [
  [1, 1, 0],
  [2, 2, 0],
  [3, 3, 0],
  [4, 4, 0],
  [L, 0, 0],
] as [number, number, number][];

const leads: WoerterklauerDraft = {
  field: LOCKE,
  verdict: 'leads',
  mine: LOCKE.map(([tile]) => tile),
  own: 5,
  other: 0,
  stolen: ['LOCKE'],
  changed: [],
  inflected: [],
  new: [],
  exchanged: 1,
  inserted: 0,
  removed: 0,
  dissolved: 0,
  laid: 1,
};

const play: Extract<WoerterklauerPhase, { phase: 'play' }> = {
  phase: 'play',
  seat: 0,
  until: null,
  left: null,
  draft: null,
  counts: null,
  joker: 6,
  proposals: 0,
  proposal: null,
  claim_from: null,
};

function view(phase: Partial<typeof play> = {}, changes: Partial<WoerterklauerView> = {}): WoerterklauerView {
  return {
    options: {
      level: 'I',
      size: 10,
      glass: false,
      pace: 'normal',
      words: 'list',
      base_forms: false,
      decent: null,
      full_alphabet: false,
    },
    turns: 1,
    first: 1,
    colours: ['red', 'black'],
    tiles: BASE.letters,
    field: FIELD,
    pool: [...BASE.pool],
    supply: 79,
    letters: [0, 5],
    jokers: [true, true],
    agreed: { words: [], different: [] },
    last: null,
    past: [],
    phase: { ...play, ...phase },
    ...changes,
  };
}

let unmountTable: () => void = () => undefined;
beforeEach(() => language.choose('de'));
afterEach(() => {
  unmountTable();
  sessionStorage.clear();
});

const missed: WoerterklauerMissed = {
  turns: [
    {
      ...leads,
      known: 'everyday',
      words: [{ word: 'LOCKE', how: 'stolen', from: ['SOCKE'] }],
      lead: 5,
      field: LOCKE.map(([tile, x, y]) => [tile, x, y, 'red']),
      drafts: [LOCKE],
    },
  ],
  words: [
    {
      word: 'SOCKE',
      first: { x: 0, y: 0 },
      direction: 'across',
      with_pool: 2,
      with_any_letter: 6,
      becomes: ['LOCKE', 'GLOCKE'],
    },
  ],
};
const ask = vi.fn(async () => missed);

/** A table without a server. */
function show(shown: WoerterklauerView, seat: number | null = 0, more: object = {}) {
  const act = vi.fn(async () => ({ done: true as const }));
  const connection = {
    id: 't1',
    view: shown,
    you: seat === null ? null : { seat, last: 0 },
    frame: {
      seats: [
        { name: 'Anna', kind: 'person', presence: 'here' },
        { name: 'meister', kind: 'bot', presence: 'here' },
      ],
    },
    moment: 3,
    draft: null,
    busy: false,
    running: true,
    tableTime: () => 98_000,
    onNews: () => () => undefined,
    seq: 7,
    ask,
    act,
    actDraft: act,
    foresee: async () => null,
    ...more,
  } as unknown as TableConnection;
  const table = mount(Table, { target: document.body, props: { connection } });
  unmountTable = () => void unmount(table);
  flushSync();
  return act;
}

const cell = (name: string): HTMLElement | null => document.querySelector(`[role=gridcell][aria-label^="${name},"]`);
const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (b) => b.textContent.trim() === text || b.getAttribute('aria-label') === text,
  );

function press(key: string, on = '[role=grid]'): void {
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

function tap(element: HTMLElement | null | undefined): void {
  element?.click();
  flushSync();
}

it('steals by two taps: a letter of the word, a letter of the pool', () => {
  const act = show(view());
  tap(cell('M13'));
  expect(document.querySelector('[aria-label="Winkelhaken mit SOCKE"]')).not.toBeNull();
  tap(button('L'));
  expect(act).toHaveBeenLastCalledWith({ do: 'lay', field: LOCKE });
  expect(document.querySelector('[aria-label="Winkelhaken mit LOCKE"]')).not.toBeNull();
});

it('says at once what the judge of this browser says, until the table has said it', async () => {
  const foresee = async (action: WoerterklauerAction) => action.do === 'lay' && { ...leads, field: action.field };
  show(view(), 0, { foresee });
  ['ArrowUp', 'l'].forEach((key) => press(key));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Du führst mit 5 – der Zug darf enden.'));
});

it('exchanges by a key on the letter', () => {
  const act = show(view());
  ['ArrowUp', 'l'].forEach((key) => press(key));
  expect(act).toHaveBeenLastCalledWith({ do: 'lay', field: LOCKE });
});

it('A4: says that a letter is not there, to eye and ear, until something else lies there', async () => {
  show(view());
  press('x');
  expect(document.querySelector('.verdict')?.textContent).toContain('Ein X liegt nicht im Vorrat.');
  ['ArrowUp', 'l'].forEach((key) => press(key));
  expect(document.querySelector('.verdict')?.textContent).not.toContain('Ein X');
});

it('adds in front in the composing stick, letter by letter', () => {
  const act = show(view());
  tap(cell('M13'));
  tap(button('Vorn anlegen'));
  ['n', 'g'].forEach((key) => press(key, '.word'));
  expect(document.querySelector('[aria-label="Winkelhaken mit NGSOCKE"]')).not.toBeNull();
  expect(act).toHaveBeenCalledTimes(2);
});

it('offers gaps and taking out only where the level allows it', () => {
  show(view());
  tap(cell('M13'));
  expect(button('Zwischen S und O einfügen')).toBeUndefined();
  expect(button('Heraus aus dem Wort')).toBeUndefined();
  unmountTable();
  show(view({}, { options: { ...view().options, level: 'III' } }));
  tap(cell('M13'));
  expect(button('Zwischen S und O einfügen')).toBeDefined();
  expect(button('Heraus aus dem Wort')).toBeDefined();
});

it('says what a word is worth', () => {
  show(view({ draft: leads }));
  tap(cell('M13'));
  expect(document.body.textContent).toContain('ist ein anderes Wort als');
  expect(document.body.textContent).toContain('klaut 4, L kommt dazu.');
  expect(document.body.textContent).toContain('Du führst mit 5 – der Zug darf enden.');
});

it('says that a form steals nothing', () => {
  const n = BASE.letters.indexOf('N');
  const field: [number, number, number][] = [
    ...FIELD.map(([tile, x, y]): [number, number, number] => [tile, x, y]),
    [n, 5, 0],
  ];
  show(
    view({
      draft: { ...leads, verdict: 'no_lead', field, mine: [n], own: 1, other: 5, stolen: [], inflected: ['SOCKEN'] },
    }),
  );
  tap(cell('M13'));
  expect(document.querySelector('.verdict')?.textContent).toContain(
    'SOCKEN ist nur eine Form von SOCKE: Nur dein N zählt.',
  );
});

it('ends the turn only with the lead, and after asking', () => {
  const act = show(view());
  press('Enter');
  expect(document.querySelector('dialog')).toBeNull();
  unmountTable();
  const acted = show(view({ draft: leads }));
  press('Enter');
  expect(acted).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>('dialog .main')?.click();
  expect(acted).toHaveBeenCalledWith({ do: 'end_turn', field: [...LOCKE].sort((a, b) => a[0] - b[0]) });
  expect(act).not.toHaveBeenCalled();
});

it('takes a step back by its button', () => {
  const act = show(view({ draft: leads }));
  tap(button('LOCKE zurücknehmen'));
  expect(act).toHaveBeenLastCalledWith({ do: 'lay', field: FIELD.map(([tile, x, y]) => [tile, x, y]) });
});

it('swaps with the Tausch-Joker', () => {
  const act = show(view());
  tap(button('Tausch-Joker'));
  document.querySelectorAll<HTMLButtonElement>('dialog .slot').forEach((slot, i) => i < 2 && slot.click());
  flushSync();
  document.querySelector<HTMLButtonElement>('dialog .main')?.click();
  expect(act).toHaveBeenCalledWith({ do: 'joker', tiles: BASE.pool.slice(0, 2) });
});

it('asks for letters where there is no vowel', () => {
  const act = show({ ...view(), phase: { phase: 'vowels', seat: 0, aside: 4, until: null, claim_from: null } });
  document.querySelectorAll<HTMLButtonElement>('.pool button.slot').forEach((slot) => slot.click());
  flushSync();
  document.querySelector<HTMLButtonElement>('.acts .main')?.click();
  expect(act).toHaveBeenCalledWith({ do: 'redraw', tiles: BASE.pool.slice(0, 4) });
});

it('shows the other’s draft and lets nobody else lay', () => {
  const act = show(view({ seat: 1, draft: { ...leads, mine: [] } }));
  expect(document.body.textContent).toContain('Meister legt');
  tap(cell('M13'));
  press('n');
  expect(act).not.toHaveBeenCalled();
});

it('P11: a computer player can be hurried, a person cannot', () => {
  const arrange = vi.fn(async () => ({ done: true as const }));
  show(view({ seat: 1 }), 0, { arrange });
  tap(button('Beeilung!'));
  expect(arrange).toHaveBeenCalledWith({ do: 'hurry' });
  unmountTable();
  show(view({ seat: 0 }), 1);
  expect(button('Beeilung!')).toBeUndefined();
});

it('asks about a proposal and answers it', () => {
  const act = show(view({ seat: 1, proposal: { proposal: { word: 'LOCKI' }, until: 120_000 } }));
  expect(document.body.textContent).toContain('Gilt „LOCKI“ als Wort?');
  tap(button('Gilt'));
  expect(act).toHaveBeenCalledWith({ do: 'reply', accept: true });
});

const PAST: WoerterklauerView['past'] = [
  { seat: 1, letters: [0, 4], words: [{ word: 'OCKE', how: 'new' }] },
  {
    seat: 0,
    letters: [3, 2],
    words: [
      { word: 'UND', how: 'new' },
      { word: 'SOCKE', how: 'stolen', from: ['OCKE'] },
    ],
  },
];

it('P3: knows every turn from the view, whoever has come when, and says what became of what', () => {
  show(view({ seat: 1 }, { past: PAST, turns: 2 }), null);
  const rows = [...document.querySelectorAll('.log ol li')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
  expect(rows).toEqual([
    'OCKE → SOCKE neu: UND Anna, klaut · danach 2 : 3 Rückblick',
    'OCKE Meister, neu · danach 4 : 0',
  ]);
});

it('P3: looks back at an own turn also after a reload, as far as it was there', () => {
  show(view({ seat: 1 }, { past: PAST.slice(0, 1), turns: 1, last: null }));
  unmountTable();
  show(view({ seat: 1 }, { past: PAST, turns: 2 }), 1);
  unmountTable();
  show(view({ seat: 0 }, { past: [...PAST, { seat: 1, letters: [0, 9], words: [] }], turns: 3 }), 0);
  expect(button('Rückblick auf OCKE → SOCKE')).toBeDefined();
});

it('looks back at the own turn when somebody wants to know, never at the other’s', async () => {
  show(view({ seat: 1 }, { past: PAST, turns: 2 }));
  expect(button('Rückblick auf OCKE')).toBeUndefined();
  tap(button('Rückblick auf OCKE → SOCKE'));
  expect(ask).toHaveBeenCalledWith({ ask: 'hindsight', about: {}, seq: 7 }, expect.anything());
  await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('SOCKE → LOCKE'));
  expect(document.querySelector('dialog')?.textContent).toContain('Gespielt: Führung mit 1. 4 mehr waren drin.');
  expect(document.querySelector('dialog')?.textContent).toContain('mit diesem Vorrat auf 2 Weisen: LOCKE, GLOCKE');
});

it('P small: what counts when the sand is out is told only where there is a glass', () => {
  const told = 'Läuft die Sanduhr ab, zählt deine letzte gültige Lage mit Führung.';
  const counts = leads.field;
  show(view({ counts }));
  expect(document.body.textContent).not.toContain(told);
  unmountTable();
  const shown = view({ counts, until: 60_000 });
  show({ ...shown, options: { ...shown.options, glass: true } });
  expect(document.body.textContent).toContain(told);
});

it('has one tab stop on the field', () => {
  show(view());
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
});

it('understands the typed line', () => {
  const act = show(view());
  expect(typeLine('SOCKE > LOCKE')).toBe('SOCKE ist jetzt LOCKE.');
  expect(act).toHaveBeenLastCalledWith({ do: 'lay', field: LOCKE });
});
