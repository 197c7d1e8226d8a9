import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ANSWER } from '../src/games/wurf-und-wort/testing';
import type {
  ClientMessage,
  LetramixView,
  TableMessage,
  WoerterklauerView,
  WortduellView,
  WurfUndWortView,
} from '../src/protocol/types';
import { context, launch, show } from './browser';
import { NAMING, naming, wurm } from './buecherwurm';
import { type Heard, Listener } from './listener';
import { PLAYING, VIEW } from './scenes';
import { type Script, StandIn } from './stand-in';
import { KLAUER_VIEW, LEADS, judging } from './woerterklauer';
import { RIVAL, TURN, duell } from './wortduell';
import { SEARCHING, wurf } from './wurf-und-wort';

/**
 * A turn of each game by keys alone, as who does not see the page would hear it: after every act, what was said and
 * where the focus is. What is right stands in `heard/`; `npm run heard:accept` writes it anew, to be read before it is kept.
 */

type News = TableMessage['news'];
/** Keys, typed text, or what the server tells. */
type Act = { press: string; times?: number } | { type: string } | { then: string; tell: (script: Script) => News };
interface Turn {
  script: Script;
  acts: Act[];
  /** Is every key a draft that the server judges? */
  isDrafted?: boolean;
}

const press = (...keys: string[]): Act[] => keys.map((key) => ({ press: key }));

/** Drafts are sent at most twice a second. */
const UNTIL_JUDGED = 700;

/** So much time that no clock is told. */
const LATE = 3_600_000;
const actionOf = <Action>(message: ClientMessage): Action | null =>
  message.type === 'act' ? (message.action as Action) : null;

const letramix: Turn = {
  script: {
    frame: PLAYING,
    view: { ...VIEW, phase: { phase: 'to_roll', seat: 0, until: LATE }, past: null } satisfies LetramixView,
    command: (message, script) => {
      const action = actionOf<{ do: string; layout?: [number, number, number][] }>(message);
      const view = script.view as LetramixView;
      const laying = { ...VIEW.phase, until: LATE } as Extract<LetramixView['phase'], { phase: 'laying' }>;
      const [own, ...others] = laying.desks;
      if (action?.do === 'roll') {
        const desks = [{ shown: 'open' as const, layout: [], worth: null, counts: null, done: false }, ...others];
        script.view = { ...view, phase: { ...laying, desks } } satisfies LetramixView;
        return [{ news: 'rolled', again: false }] as unknown as News;
      }
      if (action?.do === 'lay' && own?.shown === 'open') {
        const isWhole = action.layout?.length === 4;
        const desk = { ...own, layout: action.layout ?? [], worth: isWhole ? own.worth : null };
        script.view = { ...view, phase: { ...laying, desks: [desk, ...others] } } satisfies LetramixView;
      }
      if (action?.do !== 'finish') return [];
      script.view = { ...view, phase: { phase: 'to_roll', seat: 1, until: LATE } } satisfies LetramixView;
      return [{ news: 'scored', seat: 0, points: -5, full: false }] as unknown as News;
    },
  },
  acts: press('Enter', 'j', 'a', 'h', 'r', 'Enter', 'Enter'),
  isDrafted: true,
};

const klauer = judging([LEADS]);
const woerterklauer: Turn = {
  script: {
    ...klauer,
    view: { ...KLAUER_VIEW, phase: { ...KLAUER_VIEW.phase, until: LATE } } as WoerterklauerView,
    command: (message, script) => {
      klauer.command?.(message, script);
      if (actionOf<{ do: string }>(message)?.do !== 'end_turn') return [];
      const view = script.view as WoerterklauerView;
      const last = {
        seat: 0,
        changes: { stolen: ['KLEBEN'], changed: [], inflected: [], new: ['DATUM'] },
        steps: { exchanged: 0, inserted: 0, removed: 0, dissolved: 0, laid: 5 },
      };
      script.view = {
        ...view,
        letters: [30, 15],
        last,
        phase: { ...KLAUER_VIEW.phase, seat: 1, until: LATE, draft: null },
      } as WoerterklauerView;
      return [
        { news: 'turned', ...last },
        { news: 'turn', seat: 1, drawn: 5 },
      ] as unknown as News;
    },
  },
  acts: [
    { press: 'ArrowRight', times: 3 },
    { press: 'ArrowDown', times: 6 },
    ...press('k'),
    { press: 'ArrowUp', times: 6 },
    ...press('Space', 'x', 'd', 'a', 'u', 'm', 'Enter', 'Enter'),
  ],
  isDrafted: true,
};

const wurfUndWort: Turn = {
  script: wurf(
    { ...SEARCHING, reveal: LATE, until: 2 * LATE, passed: [] },
    {},
    {
      command: (message, script) => {
        const action = actionOf<{ do: string }>(message);
        const view = script.view as WurfUndWortView;
        if (action?.do === 'stop') {
          script.view = { ...view, phase: { phase: 'naming', seat: 0, until: LATE } } satisfies WurfUndWortView;
          return [{ news: 'stopped', seat: 0, tie: false }] as unknown as News;
        }
        if (action?.do !== 'answer') return [];
        const answers = [{ ...ANSWER, seat: 0 }];
        script.view = {
          ...view,
          phase: { phase: 'review', answers, until: LATE, passed: [] },
        } satisfies WurfUndWortView;
        return [{ news: 'answered', seat: 0, word: 'Regenschirm' }] as unknown as News;
      },
    },
  ),
  acts: [
    {
      then: 'the card is turned',
      tell: (script) => {
        script.view = wurf({ ...SEARCHING, until: LATE, passed: [] }).view;
        return [];
      },
    },
    ...press('Space'),
    { type: 'Termin' },
    ...press('ControlOrMeta+a'),
    { type: 'Regenschirm' },
    ...press('Enter'),
    {
      then: 'nobody objects',
      tell: (script) => {
        const entries = [{ seat: 0, word: 'Regenschirm', result: 'right' as const, points: 9 }];
        const ended = { answers: [{ ...ANSWER, seat: 0 }], entries, points: [9, 0, 0, 0], fitting: ['Wecker'] };
        const scores = [26, 9, -3, 12];
        script.view = wurf({ phase: 'settled', ended, until: LATE, passed: [] }, { scores }).view;
        return [{ news: 'settled', entries, points: ended.points }] as unknown as News;
      },
    },
  ],
};

const wortduell: Turn = {
  script: {
    ...duell({ ...TURN, until: LATE }),
    command: (message, script) => {
      const action = actionOf<{ do: string; letter?: string }>(message);
      const view = script.view as WortduellView;
      if (action?.do !== 'call') return [];
      const [own] = view.cards;
      const told = { ...RIVAL, rows: ['...O..ASS', ...RIVAL.rows.slice(1)], known: [...RIVAL.known, 'D1'] };
      script.view = { ...view, cards: own ? [own, told] : [], phase: { ...TURN, side: 1, seat: 1, until: LATE } };
      return [
        { news: 'called', seat: 0, letter: 'O', squares: ['D1'] },
        { news: 'turn', side: 1, seat: 1 },
      ] as unknown as News;
    },
  },
  acts: press('ArrowUp', 'ArrowLeft', 'o', 'Enter'),
};

const buecherwurm: Turn = {
  script: wurm(
    { ...NAMING, until: 2 * LATE, countdown: LATE },
    {},
    {
      command: (message, script) => {
        naming(message, script);
        return [
          { news: 'taken', seat: 0, word: 'Tang', die: 3, from: null },
          { news: 'turn', seat: 1 },
        ] as unknown as News;
      },
    },
  ),
  acts: [{ type: 'Möwe' }, ...press('ControlOrMeta+a'), { type: 'Tang' }, ...press('ArrowDown', 'ArrowUp', 'Enter')],
};

const TURNS = { letramix, woerterklauer, 'wurf-und-wort': wurfUndWort, wortduell, buecherwurm };

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

function nameOf(act: Act): string {
  if ('then' in act) return `Then ${act.then}`;
  if ('type' in act) return `Type ${act.type}`;
  return `Press ${act.press}${act.times ? ` ${act.times} times` : ''}`;
}

async function perform(act: Act, page: Page, server: StandIn): Promise<void> {
  if ('then' in act) server.tell(act.tell(server.script));
  else if ('type' in act) await page.keyboard.type(act.type);
  else for (let times = 0; times < (act.times ?? 1); times++) await page.keyboard.press(act.press);
}

/** Plays a turn and returns what was heard, act by act. */
async function play({ script, acts, isDrafted }: Turn): Promise<{ script: string; heard: Heard[] }> {
  const server = new StandIn(script);
  const visit = await context(browser, 'desktop', 'light', true);
  const listener = await Listener.in(visit);
  const { page } = listener;
  const base = await server.listen();
  const heard = [await listener.hear('The table is opened', () => show(page, base, { path: 'tisch/t1', script }))];
  await listener.look();
  for (const act of acts) {
    heard.push(
      await listener.hear(nameOf(act), async () => {
        await perform(act, page, server);
        if (isDrafted) await page.waitForTimeout(UNTIL_JUDGED);
      }),
    );
  }
  await visit.close();
  server.close();
  return { script: listener.script, heard };
}

describe.concurrent.each(Object.entries(TURNS))('a turn of %s by keys alone', (game, turn) => {
  it('is heard as it is written', async ({ expect }) => {
    const { script, heard } = await play(turn);
    await expect(script).toMatchFileSnapshot(`heard/${game}.txt`);
    // A3: the focus always has a place. A4, A5: nothing is said twice for one act.
    expect(heard.filter(({ focus }) => focus === null)).toEqual([]);
    expect(heard.filter(({ said }) => new Set(said).size < said.length)).toEqual([]);
  });
});
