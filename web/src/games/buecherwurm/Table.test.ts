import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { announcer } from '../../parts/announcer.svelte';
import type { TableConnection } from '../../net/connection.svelte';
import type { Refusal } from '../../protocol/types';
import { EXAMPLE } from './samples';
import Table from './Table.svelte';
import type { BuecherwurmNews, BuecherwurmOptions, BuecherwurmPast, BuecherwurmPhase, BuecherwurmView } from './wire';

const OPTIONS: BuecherwurmOptions = {
  language: 'de',
  special_die: true,
  children: false,
  unique: 'theme',
  terms: 'list',
  decent: null,
  pace: 'normal',
  target: 21,
};
const NAMING: Extract<BuecherwurmPhase, { phase: 'naming' }> = {
  phase: 'naming',
  seat: 0,
  until: 112_000,
  countdown: 107_000,
  takeable: [0, 3, 4, 7, 5, 2],
};
const CARD = (['easy', 'middle', 'hard'] as const).map((difficulty, i) => ({
  key: `t${i}`,
  title: { de: `Thema ${i}`, en: `Theme ${i}` },
  difficulty,
}));
const CHOOSING: BuecherwurmPhase = { phase: 'choosing', seat: 0, why: 'round', card: CARD, until: 110_000 };

function view(phase: BuecherwurmPhase = NAMING, changes: Partial<BuecherwurmView> = {}): BuecherwurmView {
  return { options: OPTIONS, rounds: 3, first: 0, totals: [14, 12, 9], round: EXAMPLE, phase, past: null, ...changes };
}

let leave: () => void = () => undefined;
let say = vi.spyOn(announcer, 'say');
beforeEach(() => {
  language.choose('de');
  say = vi.spyOn(announcer, 'say');
});
afterEach(() => leave());

type Listener = (news: readonly BuecherwurmNews[], live: boolean) => void;

/** A table without a server. */
function show(
  shown: BuecherwurmView,
  { seat = 0 as number | null, refusal = null as Refusal | null, now = 98_000, others = 'person' } = {},
) {
  const arrange = vi.fn(async () => ({ done: true as const }));
  const act = vi.fn(async () => (refusal ? { done: false as const, refusal } : { done: true as const }));
  let listener: Listener = () => undefined;
  const connection = {
    view: shown,
    you: seat === null ? null : { seat, last: 0 },
    frame: {
      seats: ['Anna', 'Ben', 'Cem'].map((name, i) => ({ name, kind: i === 0 ? 'person' : others, presence: 'here' })),
    },
    running: true,
    tableTime: () => now,
    onNews: (heard: Listener) => {
      listener = heard;
      return () => undefined;
    },
    ask: async () => ({ code: 'not_now' }),
    act,
    arrange,
  } as unknown as TableConnection;
  const table = mount(Table, { target: document.body, props: { connection } });
  leave = () => void unmount(table);
  flushSync();
  return { act, arrange, hear: (...news: BuecherwurmNews[]) => (listener(news, true), flushSync()) };
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const field = (): HTMLInputElement => document.querySelector('form:not(.command) input') as HTMLInputElement;
const die = (number: number): HTMLElement => document.querySelector(`[data-die="${number}"]`) as HTMLElement;

function write(word: string): void {
  field().value = word;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

function tap(element: Element | null | undefined): void {
  (element as HTMLElement).click();
  flushSync();
}

async function send(): Promise<void> {
  field().form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await tick();
  flushSync();
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((b) => b.textContent.trim().replace(/\s+/g, ' ').startsWith(name));

it('while a term is typed the dice that it fits are shown, and the best is chosen', async () => {
  const { act } = show(view());
  write('Tang');
  expect(die(3).getAttribute('aria-pressed')).toBe('true');
  expect(die(7).getAttribute('aria-label')).toBe('Grüner Würfel: NOT, bei Ben, klauen, passt');
  expect(die(5).getAttribute('aria-label')).toBe('H, 2 Punkte, bei Cem, klauen');
  expect(text()).toContain('Du nimmst das T aus der Mitte.');
  await send();
  expect(act).toHaveBeenCalledWith({ do: 'name', word: 'Tang', die: 3 });
});

it('a rival’s die is stolen by choosing it, and chosen once more it is let go', async () => {
  const { act } = show(view());
  tap(die(5));
  expect(text()).toContain('Du klaust das H von Cem. Dafür bekommt Cem einen Bücherwurm: 1 Punkt.');
  tap(die(5));
  expect(text()).not.toContain('Du klaust');
  tap(die(5));
  write('Hut');
  await send();
  expect(act).toHaveBeenCalledWith({ do: 'name', word: 'Hut', die: 5 });
});

it('says what is wrong before it is sent: letter, repetition; and why it was refused after', async () => {
  const { act } = show(view(), {
    refusal: { code: 'already_named', sentence: { de: '„Hunde“ ist schon gefallen.', en: 'Named.' } },
  });
  write('Xylophon');
  expect(text()).toContain('Für X liegt hier kein Würfel.');
  await send();
  expect(act).not.toHaveBeenCalled();
  write('möwe');
  expect(text()).toContain('schon genannt');
  await send();
  await tick();
  flushSync();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('„Hunde“ ist schon gefallen.');
  expect(field().value).toBe('möwe');
});

it('who is not on turn may type, but not say it', async () => {
  const { act } = show(view({ ...NAMING, seat: 1, takeable: [] }));
  write('Tang');
  await send();
  expect(act).not.toHaveBeenCalled();
  expect(text()).toContain('Ben sucht einen Begriff.');
  expect(die(3).tagName).toBe('SPAN');
});

it('the last five seconds are counted (E.1.13)', () => {
  show(view(), { now: 109_500 });
  expect(document.querySelector('.counting .now')?.textContent).toBe('3');
});

it('chooses a theme by button and by key; at a children’s table only the green one (E.2.3)', () => {
  const { act } = show(view(CHOOSING, { round: null }));
  tap(button('Thema 1'));
  expect(act).toHaveBeenLastCalledWith({ do: 'choose_theme', theme: 1 });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }));
  expect(act).toHaveBeenLastCalledWith({ do: 'choose_theme', theme: 2 });
  leave();
  show(view(CHOOSING, { round: null, options: { ...OPTIONS, children: true } }));
  expect(button('Thema 1')?.disabled).toBe(true);
  expect(button('Thema 0')?.disabled).toBe(false);
});

it('turns the question mark to one of the five other sides (E.2.22)', () => {
  const { act } = show(
    view(
      { phase: 'turning', seat: 0, until: 105_000 },
      { round: { ...EXAMPLE, special: { side: 'question', turned: false } } },
    ),
  );
  tap(button('Stapel'));
  expect(act).toHaveBeenCalledWith({ do: 'turn_die', side: 'stack' });
});

it('offers a change of theme where the green die does, and only then', () => {
  const { act } = show(view(NAMING, { round: { ...EXAMPLE, special: { side: 'theme_change', turned: false } } }));
  tap(button('Thema wechseln'));
  expect(act).toHaveBeenCalledWith({ do: 'change_theme' });
  leave();
  show(view());
  expect(button('Thema wechseln')).toBeUndefined();
});

it('a stack is a stack: only what lies on top can be chosen', () => {
  const round = {
    ...EXAMPLE,
    special: { side: 'stack' as const, turned: false },
    display: [7, 3],
    desks: [
      { pile: [], worms: 0 },
      { pile: [4, 0, 2], worms: 0 },
      { pile: [], worms: 0 },
    ],
  };
  show(view({ ...NAMING, takeable: [3, 2] }, { round }));
  expect(document.querySelector('.stack')?.querySelectorAll('button')).toHaveLength(1);
  expect(die(2).tagName).toBe('BUTTON');
});

it('P18: an English table has English themes, and leaves the page its language', () => {
  show(view(NAMING, { options: { ...OPTIONS, language: 'en' } }));
  expect(document.querySelector('[lang=en]')?.textContent).toContain('At the beach');
  expect(text()).not.toContain('Named already');
  expect(language.current).toBe('de');
  leave();
  const vote = { closes: 110_000, voters: [0], voted: [], own: null };
  const hint = { de: '', en: '' };
  const voting = { phase: 'voting' as const, seat: 1, word: 'sea', die: 1, from: null, known: true, hint, vote };
  show(view(voting, { options: { ...OPTIONS, language: 'en' } }));
  // In a German sentence the English words are marked.
  expect([...document.querySelectorAll('h3 [lang=en]')].map((word) => word.textContent)).toEqual([
    'sea',
    'At the beach',
  ]);
  expect(button('Gilt')?.textContent).toContain('N');
  expect([...document.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['N', 'J']);
});

it('A5: what happens at once is said in one go, and that it is my turn comes first', () => {
  const { hear } = show(view());
  hear({ news: 'taken', seat: 2, word: 'Hut', die: 5, from: 1 }, { news: 'turn', seat: 0 });
  expect(say.mock.lastCall).toEqual(['Du bist dran. Cem: „Hut“, klaut das H von Ben.', ['Hut'], 'de']);
});

const PAST: BuecherwurmPast = {
  roller: 2,
  theme: EXAMPLE.theme,
  side: 'not',
  by: 1,
  how: 'failed',
  dice: EXAMPLE.dice,
  desks: EXAMPLE.desks,
  scores: [3, 0, 4].map((sum) => ({ failed: 0, bonus: 0, worms: 0, dots: sum, not: 0, sum })),
};

it('P2: names who ended the round, in whatever order the players stand', () => {
  show(view(CHOOSING, { round: null, totals: [9, 14, 12], past: PAST }));
  expect(document.querySelector('.past .quiet')?.textContent).toContain('Ben');
});

it('P5, P11: where no clock runs, a computer player that rolls waits until one has read on', () => {
  const waits = view({ ...CHOOSING, seat: 1, until: null } as BuecherwurmPhase, { round: null, past: PAST });
  const { arrange } = show(waits, { others: 'bot' });
  expect(text()).not.toContain('Ohne Wahl');
  tap(button('Weiter'));
  expect(arrange).toHaveBeenCalledWith({ do: 'hurry' });
  leave();
  show(waits);
  expect(button('Weiter'), 'a person is not to be hurried').toBeUndefined();
  leave();
  show(view({ ...CHOOSING, seat: 1 } as BuecherwurmPhase, { round: null, past: PAST }), { others: 'bot' });
  expect(button('Weiter'), 'where a clock runs, it chooses in time').toBeUndefined();
});

it('A4: a term that cannot be sent says why', async () => {
  show(view());
  write('Xylophon');
  await send();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Für X liegt hier kein Würfel.');
  write('');
  await send();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Tipp erst einen Begriff zum Thema.');
  leave();
  show(view({ ...NAMING, seat: 1, takeable: [] }));
  write('Tang');
  await send();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Du bist noch nicht dran.');
});

it('A5: a roll is told in few words: letters, no points and no rule', () => {
  const { hear } = show(view());
  hear(
    { news: 'themed', theme: EXAMPLE.theme, seat: 2 },
    { news: 'rolled', seat: 2, side: 'not' },
    { news: 'turn', seat: 0 },
  );
  expect(say.mock.lastCall?.[0]).toBe(
    'Du bist dran. Thema: Am Strand, leicht. Würfel: Qu, S, M, T, P, H, CK. Grüner Würfel: NOT.',
  );
});

it('A3: the focus has a place at the start, in a vote and after it', async () => {
  const focused = async (): Promise<Element | null> => {
    await tick();
    await tick();
    return document.activeElement;
  };
  show(view(CHOOSING));
  expect((await focused())?.getAttribute('aria-label')).toBe('Dein Zug');
});
