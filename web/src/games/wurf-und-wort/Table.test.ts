import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { TableConnection } from '../../net/connection.svelte';
import type { WurfUndWortView } from '../../protocol/types';
import Table from './Table.svelte';
import { ANSWER, SEARCHING, viewWith } from './testing';

let unmountTable: () => void = () => undefined;
beforeEach(() => language.choose('de'));
afterEach(() => unmountTable());

/** A table without a server, at a point in table time. */
function show(view: WurfUndWortView, { seat = 0, now = 5000 }: { seat?: number | null; now?: number } = {}) {
  const act = vi.fn(async () => ({ done: true as const }));
  const seats = ['Anna', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person', presence: 'here' }));
  const connection = {
    view,
    you: seat === null ? null : { seat, last: 0 },
    frame: { seats },
    moment: 3,
    running: true,
    tableTime: () => now,
    onNews: () => () => undefined,
    act,
    ask: async () => ({ split: 'Re-gen-schirm', syllables: [3, 3] }),
  } as unknown as TableConnection;
  const table = mount(Table, { target: document.body, props: { connection } });
  unmountTable = () => void unmount(table);
  flushSync();
  return act;
}

const text = (): string => document.body.textContent;
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((b) => b.textContent.trim().startsWith(name));

function press(key: string, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

describe('Stopp', () => {
  it('goes down with the pointer, once, with the time of the press in table time, however late it is handled', () => {
    const act = show(viewWith(SEARCHING));
    const stop = button('Stopp!');
    const down = new PointerEvent('pointerdown', { bubbles: true, button: 0 });
    Object.defineProperty(down, 'timeStamp', { value: 9880 });
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    stop?.dispatchEvent(down);
    stop?.click();
    flushSync();
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'stop', pressed: 4880 });
    expect(text()).toContain('Gedrückt');
  });

  it('is a click for who cannot do otherwise, and the space bar', () => {
    const act = show(viewWith(SEARCHING));
    button('Stopp!')?.click();
    flushSync();
    expect(act).toHaveBeenCalledOnce();
    unmountTable();
    const again = show(viewWith(SEARCHING));
    press(' ');
    expect(again).toHaveBeenCalledOnce();
  });

  it('before the reveal shows no card, and is locked after an early press', () => {
    const act = show(viewWith({ ...SEARCHING, reveal: 9000 }));
    expect(text()).not.toContain('Was man oft vergisst');
    press(' ');
    press(' ');
    expect(act).toHaveBeenCalledOnce();
    expect(text()).toContain('Zu früh!');
  });

  it('is there with its covered card before the table tells which card it is', () => {
    const { card: _, ...covered } = viewWith({ ...SEARCHING, reveal: 5200 });
    show({ ...covered, dice: [], worth: 0 });
    expect(button('Stopp!')).toBeDefined();
    expect(document.querySelectorAll('.rolling').length).toBeGreaterThan(0);
    expect(text()).not.toContain('Was man oft vergisst');
  });

  it('is locked as long as the table says so', () => {
    const act = show(viewWith({ ...SEARCHING, locked: 6000 }));
    press(' ');
    expect(act).not.toHaveBeenCalled();
  });

  it('is not for who watches', () => {
    const act = show(viewWith(SEARCHING), { seat: null });
    press(' ');
    expect(act).not.toHaveBeenCalled();
    expect(button('Stopp!')).toBeUndefined();
    expect(text()).toContain('Alle suchen ein Wort');
  });
});

describe('the word', () => {
  it('is typed by who stopped, with checks for them alone', () => {
    const act = show(viewWith({ phase: 'naming', seat: 0, until: 15_000 }));
    const input = document.querySelector<HTMLInputElement>('form:not(.command) input');
    if (!input) throw new Error('no field');
    input.value = 'Regenschirm';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(text()).toContain('kein A');
    input.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(act).toHaveBeenCalledWith({ do: 'answer', word: 'Regenschirm' });
  });

  it('is waited for by the others', () => {
    show(viewWith({ phase: 'naming', seat: 1, until: 15_000 }));
    expect(text()).toContain('Ben hat gestoppt');
    expect(document.querySelector('form:not(.command)')).toBeNull();
  });

  it('backing out is asked twice', () => {
    const act = show(viewWith({ phase: 'naming', seat: 0, until: 15_000 }));
    button('Rückzieher')?.click();
    flushSync();
    expect(act).not.toHaveBeenCalled();
    button('Wirklich?')?.click();
    expect(act).toHaveBeenCalledWith({ do: 'back_out' });
  });
});

describe('the others', () => {
  const review = viewWith({ phase: 'review', answers: [ANSWER], until: 12_000, passed: [] });

  it('object with a ground', () => {
    const act = show(review);
    button('falsche Silbenzahl')?.click();
    expect(act).toHaveBeenCalledWith({ do: 'object', seat: 1, ground: 'syllables' });
  });

  it('agree with J', () => {
    const act = show(review);
    press('j');
    expect(act).toHaveBeenCalledWith({ do: 'pass' });
  });

  it('who answered may only wait, or appeal against a count', () => {
    show(review, { seat: 1 });
    expect(button('passt nicht zur Karte')).toBeUndefined();
    unmountTable();
    const faulty = { ...ANSWER, met: [true, true, true, false] };
    const act = show(viewWith({ phase: 'review', answers: [faulty], until: 12_000, passed: [] }), { seat: 1 });
    button('Das stimmt nicht')?.click();
    expect(act).toHaveBeenCalledWith({ do: 'appeal' });
  });

  it('vote with thumbs, hidden but for who has voted', () => {
    const vote = { closes: 12_000, voters: [0, 2], voted: [2], own: null };
    const act = show(viewWith({ phase: 'voting', seat: 1, answers: [ANSWER], vote }));
    press('n');
    expect(act).toHaveBeenCalledWith({ do: 'thumb', thumb: 'down' });
    expect(document.querySelector('[aria-label="1 von 2 haben abgestimmt"]')).not.toBeNull();
  });

  it('go on with W', () => {
    const ended = {
      answers: [],
      entries: [{ result: 'nobody' as const, points: 0 }],
      points: [0, 0, 0],
      fitting: ['Regenschirm'],
    };
    const act = show(viewWith({ phase: 'settled', ended, until: 12_000, passed: [] }));
    expect(text()).toContain('Niemand hatte ein Wort.');
    expect(text()).toContain('Gepasst hätte auch');
    press('w');
    expect(act).toHaveBeenCalledWith({ do: 'pass' });
  });
});
