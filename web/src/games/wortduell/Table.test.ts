import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from '../../parts/announcer.svelte';
import { language } from '../../i18n/index.svelte';
import type { TableConnection } from '../../net/connection.svelte';
import { typeLine } from '../../parts/testing';
import type { WortduellNews, WortduellPhase, WortduellView } from '../../protocol/types';
import { MUSIC, SEA, squaresWith } from './samples';
import Table from './Table.svelte';
import { known } from './tryout';

const rival = known(SEA, {
  called: ['E', 'A', 'N', 'U'].map((letter) => ({ letter, squares: squaresWith(SEA.rows, letter) })),
  found: [],
});
const own = { ...known(MUSIC, { called: [], found: [] }), open: true, rows: [...MUSIC.rows], words: [...MUSIC.words] };
const turn: Extract<WortduellPhase, { phase: 'turn' }> = {
  phase: 'turn',
  side: 0,
  seat: 0,
  until: null,
  may_pass: false,
  suggestions: [],
};

function view(changes: Partial<WortduellView> = {}): WortduellView {
  return {
    options: { answers: 'automatic', pace: 'off', cards: 'selected', sides: [] },
    sides: [0, 1],
    side: 0,
    first: 0,
    rounds: 0,
    scores: [0, 3],
    target: 10,
    writers: [0, 1],
    claim_from: [null, null],
    phase: turn,
    cards: [own, rival],
    past: null,
    ...changes,
  };
}

/** Tells the table news as they happen. */
let tell: (news: WortduellNews[], live: boolean) => void = () => undefined;
let unmountTable: () => void = () => undefined;
beforeEach(() => language.choose('de'));
afterEach(() => unmountTable());

/** A table without a server; what it is asked it does not know. */
function show(shown: WortduellView, seat: number | null = 0, names = ['Anna', 'Ben']) {
  const act = vi.fn(async (): Promise<unknown> => ({ done: true }));
  const connection = {
    view: shown,
    you: seat === null ? null : { seat, last: 0 },
    frame: { seats: names.map((name) => ({ name, kind: 'person', presence: 'here' })) },
    running: true,
    tableTime: () => 98_000,
    onNews: (hear: typeof tell) => {
      tell = hear;
      return () => undefined;
    },
    act,
    ask: async () => ({ code: 'nothing_past' }),
  } as unknown as TableConnection;
  const table = mount(Table, { target: document.body, props: { connection } });
  unmountTable = () => void unmount(table);
  flushSync();
  return act;
}

const grids = () => [...document.querySelectorAll('[role=grid]')];
const at =
  (name: string, grid = 0) =>
  () =>
    grids()[grid]?.querySelector<HTMLElement>(`[data-square="${name}"]`);
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (b) => b.getAttribute('aria-label') === name || b.textContent.trim() === name,
  );

/** One after the other: buttons by their names, squares by `at`. */
function tap(...targets: (string | (() => HTMLElement | null | undefined))[]): void {
  targets.forEach((target) => {
    (typeof target === 'string' ? button(target) : target())?.click();
    flushSync();
  });
}

function press(...keys: string[]): void {
  keys.forEach((key) => {
    grids()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  });
}

describe('on one’s turn', () => {
  it('a letter is chosen and called, by taps and by keys', () => {
    const act = show(view());
    tap('O', 'O rufen');
    expect(act).toHaveBeenLastCalledWith({ do: 'call', letter: 'O' });
    unmountTable();
    const again = show(view());
    press('s', 'Enter');
    expect(again).toHaveBeenLastCalledWith({ do: 'call', letter: 'S' });
  });

  it('keys say hit and miss, and a called letter cannot be called again (D10)', () => {
    const act = show(view());
    expect(button('E, gerufen, 6 Felder')?.className).toContain('hit');
    expect(button('U, gerufen, nicht auf der Karte')?.className).toContain('miss');
    tap('U, gerufen, nicht auf der Karte', 'rufen: Erst einen Buchstaben wählen');
    expect(act).not.toHaveBeenCalled();
  });

  it('a word is solved: first square, last square, letters (D.8)', () => {
    const act = show(view());
    tap(at('D2'), at('H2'), 'H', 'F', 'Lösen');
    expect(act).toHaveBeenLastCalledWith({ do: 'guess', word: 'HAFEN', from: 'D2', to: 'H2' });
  });

  it('a word is solved by keys alone', () => {
    const act = show(view());
    press(
      'ArrowLeft',
      'ArrowUp',
      'ArrowUp',
      ' ',
      ...Array<string>(4).fill('ArrowRight'),
      ' ',
      'h',
      'a',
      'f',
      'e',
      'n',
      'Enter',
    );
    expect(act).toHaveBeenLastCalledWith({ do: 'guess', word: 'HAFEN', from: 'D2', to: 'H2' });
  });

  it('a word with gaps is not sent', () => {
    const act = show(view());
    tap(at('D2'), at('H2'), 'H', 'Lösen: Ein Buchstabe fehlt noch.');
    press('Enter');
    expect(act).not.toHaveBeenCalled();
  });

  it('the typed line calls, solves and reads', () => {
    const act = show(view());
    typeLine('ruf o');
    expect(act).toHaveBeenLastCalledWith({ do: 'call', letter: 'O' });
    expect(typeLine('ruf e')).toBe('E ist schon gerufen.');
    expect(typeLine('HAFEN D2 G2')).toBe('HAFEN passt nicht in D2 bis G2.');
    expect(typeLine('lies 2')).toBe('Zeile 2: E A, G E, H N.');
    expect(typeLine('lies meine')).toContain('Zeile 1: A P, B A, C U, D K, E E.');
    expect(typeLine('stand')).toBe('Stand: Anna 0, Ben 3.');
  });

  it('one passes only when nothing is left to call (D20)', () => {
    show(view());
    expect(button('Passen')).toBeUndefined();
    unmountTable();
    const act = show(view({ phase: { ...turn, may_pass: true } }));
    tap('Passen');
    expect(act).toHaveBeenCalledWith({ do: 'pass' });
  });
});

it('on the other’s turn one may think, but nothing is sent', () => {
  const act = show(view({ phase: { ...turn, side: 1, seat: 1 } }));
  press('o', 'Enter');
  expect(button('O rufen: Ben ist dran')).toBeDefined();
  expect(act).not.toHaveBeenCalled();
});

describe('answering by hand (D12)', () => {
  const asked = view({ phase: { phase: 'answer', side: 0, seat: 1, letter: 'L', until: 120_000 } });

  it('squares of the own card are tapped, and taken back', () => {
    const act = show(asked);
    tap(at('D2', 1), at('A1', 1), at('A1', 1), at('F5', 1), '2 Felder nennen');
    expect(act).toHaveBeenCalledWith({ do: 'mark', squares: ['D2', 'F5'] });
  });

  it('P8: that nothing was tapped is asked once more', () => {
    const act = show(asked);
    tap('Nicht auf der Karte');
    expect(act).not.toHaveBeenCalled();
    const dialog = document.querySelector('dialog');
    expect(dialog?.textContent).toContain('Kein L auf deiner Karte?');
    [...(dialog?.querySelectorAll('button') ?? [])].find((b) => b.textContent === 'Nicht auf der Karte')?.click();
    flushSync();
    expect(act).toHaveBeenCalledWith({ do: 'mark', squares: [] });
  });

  it('who has called waits', () => {
    show(view({ phase: { phase: 'answer', side: 1, seat: 0, letter: 'L', until: 120_000 } }));
    expect(document.body.textContent).toContain('Ben sucht L auf der eigenen Karte.');
  });
});

describe('teams (D.17, 5.4.7)', () => {
  const names = ['Anna', 'Ben', 'Mia', 'Ole'];
  const sides = { sides: [0, 1, 0, 1], writers: [0, 1] as [number, number] };

  it('the others of the team suggest instead of calling', () => {
    const act = show(view({ ...sides, phase: turn }), 2, names);
    tap('O', 'O vorschlagen');
    expect(act).toHaveBeenLastCalledWith({ do: 'suggest', idea: { letter: 'O' } });
  });

  it('a suggestion is taken over and played', () => {
    const idea = { word: 'HAFEN', from: 'D2', to: 'H2' };
    const act = show(view({ ...sides, phase: { ...turn, suggestions: [{ seat: 2, idea }] } }), 0, names);
    tap('Übernehmen: HAFEN D2–H2, von Mia', 'Lösen');
    expect(act).toHaveBeenLastCalledWith({ do: 'guess', ...idea });
  });

  it('one’s own suggestion is taken back', () => {
    const act = show(
      view({ ...sides, phase: { ...turn, suggestions: [{ seat: 2, idea: { letter: 'O' } }] } }),
      2,
      names,
    );
    tap('Zurücknehmen');
    expect(act).toHaveBeenCalledWith({ do: 'suggest', idea: null });
  });

  it('the team says who writes', () => {
    const act = show(view(sides), 0, names);
    const select = document.querySelector('select')!;
    select.value = '2';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(act).toHaveBeenCalledWith({ do: 'writer', seat: 2 });
  });
});

it('the match is claimed from who is away for too long (5.4.6)', () => {
  const waiting = { ...turn, side: 1, seat: 1 };
  show(view({ phase: waiting, claim_from: [99_000, null] }));
  expect(button('Sieg fordern')).toBeUndefined();
  unmountTable();
  const act = show(view({ phase: waiting, claim_from: [97_000, null] }));
  tap('Sieg fordern');
  expect(act).toHaveBeenCalledWith({ do: 'claim' });
});

it('who watches sees two covered cards and nothing to press', () => {
  show(view({ side: null, cards: [{ ...own, open: false, rows: rival.rows.map(() => '.........') }, rival] }), null);
  expect(grids()).toHaveLength(0);
  expect(document.querySelectorAll('[role=img][aria-label*="Karte"]')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('KLAVIER');
});

it('after a round both cards lie open, and 6 − 4 is 2 (D.11)', () => {
  const card = {
    theme: { de: 'Am Meer', en: 'By the sea' },
    difficulty: 8.4,
    rows: [...SEA.rows],
    words: [...SEA.words],
    found: [],
    known: [],
    attempts: [],
  };
  const past = {
    winner: 0,
    points: 2,
    starter: 0,
    found: [6, 4] as [number, number],
    cards: [card, card] as [typeof card, typeof card],
  };
  const act = show(view({ cards: [], past, phase: { phase: 'round_over', ready: [1], until: 120_000 } }));
  expect(document.body.textContent).toContain('Die Runde gehört dir');
  expect(document.body.textContent).toContain('6 − 4 = 2 Punkte');
  expect(document.body.textContent).toContain('Am Meer');
  expect(document.body.textContent).toContain('MATROSE');
  tap('Nächste Runde');
  expect(act).toHaveBeenCalledWith({ do: 'next' });
});

it('each card has one tab stop', () => {
  show(view());
  expect(grids().map((grid) => grid.querySelectorAll('[tabindex="0"]').length)).toEqual([1, 1]);
});

/** What was said since it was asked to listen, sentence by sentence. */
function listen(): () => Promise<string[]> {
  const said = vi.spyOn(announcer, 'say');
  return async () => {
    await new Promise((later) => setTimeout(later));
    flushSync();
    const all = said.mock.calls.map(([text]) => text).filter((text) => text !== '');
    said.mockRestore();
    return all;
  };
}

it('A4: a refusal is said, and stands where one looks', async () => {
  const act = show(view());
  act.mockResolvedValueOnce({ done: false, refusal: { code: 'x', sentence: { de: 'Das geht nicht.', en: 'No.' } } });
  const heard = listen();
  tap('O', 'O rufen');
  expect(await heard()).toEqual(['Das geht nicht.']);
  expect(document.querySelector('.told')?.textContent).toContain('Das geht nicht.');
});

it('A4: who begins, the handover and the end are each said once', async () => {
  const begin = listen();
  show(view({ cards: [own, known(SEA, { called: [], found: [] })] }));
  expect(await begin()).toEqual(['Du fängst an.']);
  const after = listen();
  tell(
    [
      { news: 'called', seat: 0, letter: 'T', squares: ['E3'] },
      { news: 'turn', seat: 1, side: 1 },
    ],
    true,
  );
  expect(await after()).toEqual(['T steht auf 1 Feld: E3.', 'Ben ist dran.']);
  const end = listen();
  tell([{ news: 'over', winner: 1, ending: 'points' }], true);
  expect(await end()).toEqual(['Ben gewinnt.']);
});

it('A6: the typed line says whose turn it is and how long it may take', () => {
  show(view({ phase: { ...turn, until: 128_000 } }));
  expect(typeLine('zeit')).toBe('Du bist dran. Noch 30 Sekunden.');
  unmountTable();
  show(view({ phase: { ...turn, side: 1, seat: 1 } }));
  expect(typeLine('zeit')).toBe('Ben ist dran. Ohne Uhr.');
});

it('the screen says that the first turn is for calling (5.4.11)', () => {
  show(view({ cards: [own, known(SEA, { called: [], found: [] })] }));
  expect(document.querySelector('.hint')?.textContent).toContain('Ruf zuerst einen Buchstaben.');
});
