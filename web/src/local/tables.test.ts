import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, type Batch, Refused } from './abi';
import { Overtaken, type Writing } from './store';
import { type Keeping, Tables } from './tables';

const TABLE = 'hier-rune';
const HELLO = '{"type":"hello"}';

/** What happened, in its order. */
let happened: string[];
let written: Writing[];
/** What the engine answers next, over what it answers anyway. */
let next: Partial<Batch>;
/** What the store waits for. */
let disk: Promise<void>;
let lose: () => void;
let read: Keeping['read'];
let tables: Tables;

function batch(changes: Partial<Batch> = {}): Batch {
  const summary = { game: 'letramix', stage: 'playing', names: ['Anna'], at: 1 } as const;
  const nothing = { rows: [], journal: [], names: [], send: [], close: [], search: [], opened: [] };
  const still = { wake: null, think: false, end_searches: false, first: 1 };
  return { table: TABLE, ...nothing, ...still, summary: { ...summary, names: ['Anna'] }, ...changes };
}

const engine = {
  ask: (request: { do: string; connection?: number }) => {
    happened.push([request.do, request.connection].filter(Boolean).join(' '));
    const changes = next;
    next = {};
    return { batch: batch(changes), opened: { table: TABLE, secret: 's' }, seq: 1, mark: 'm' };
  },
} as unknown as Asked;

const keeping: Keeping = {
  read: (table) => read(table),
  journal: async () => ['a', 'b'],
  write: async (writings) => {
    await disk;
    written.push(...writings);
    happened.push('kept');
  },
  prune: async () => undefined,
  remove: async () => void happened.push('removed'),
};

beforeEach(() => {
  vi.useFakeTimers();
  [happened, written, next, disk] = [[], [], {}, Promise.resolve()];
  read = async () => ({ stored: ['row 1'], names: [], journaled: 2 });
  tables = new Tables({
    engine,
    keeping,
    take: async (_, lost) => {
      lose = lost;
      return () => void happened.push('released');
    },
    searching: { search: () => void happened.push('search'), end: () => undefined },
    told: {
      text: (connection, text) => void happened.push(`told ${connection} ${text.slice(0, 40)}`),
      closed: (connection) => void happened.push(`closed ${connection}`),
      broken: () => void happened.push('broken'),
    },
  });
});
afterEach(() => vi.useRealTimers());

/** Lets everything happen that waits for nothing but its turn. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function connected(): Promise<void> {
  tables.say(1, TABLE, HELLO);
  await settle();
  happened = [];
}

describe('a table of this browser', () => {
  it('is read before its first connection, and hello comes first', async () => {
    tables.say(1, TABLE, HELLO);
    tables.say(1, TABLE, 'more');
    await settle();
    expect(happened).toEqual(['load', 'connect 1', 'say 1']);
  });

  it('tells nothing before it is kept', async () => {
    await connected();
    let spin: () => void = () => undefined;
    disk = new Promise((resolve) => (spin = resolve));
    next = { rows: ['row 2'], journal: ['c'], first: 2, send: [{ connection: 1, text: 'done' }] };
    tables.say(1, TABLE, 'act');
    await settle();
    expect(happened).toEqual(['say 1']);
    // What comes meanwhile waits.
    tables.say(1, TABLE, 'another');
    await settle();
    expect(happened).toEqual(['say 1']);
    spin();
    await settle();
    expect(happened).toEqual(['say 1', 'kept', 'told 1 done', 'say 1']);
    expect(written.map(({ batch: { first, rows }, journaled }) => [first, rows, journaled])).toEqual([
      [2, ['row 2'], 2],
    ]);
  });

  it.each([
    ['another tab has written', new Overtaken(), 'taken_over'],
    ['the disk is full', new Error('QuotaExceededError'), 'unavailable'],
  ])('says nothing of what is not kept: %s', async (_, error, reason) => {
    await connected();
    disk = Promise.reject(error);
    next = { rows: ['row 2'], send: [{ connection: 1, text: 'done' }] };
    tables.say(1, TABLE, 'act');
    await settle();
    expect(happened).toEqual([
      'say 1',
      expect.stringContaining(`told 1 {"type":"bye","reason":"${reason}"`.slice(0, 40)),
      'closed 1',
      'drop',
      'released',
    ]);
  });

  it('ends here when another tab opens it, and is read anew when it is wanted again', async () => {
    await connected();
    lose();
    expect(happened.at(0)).toContain('taken_over');
    happened = [];
    tables.say(2, TABLE, HELLO);
    await settle();
    expect(happened).toEqual(['load', 'connect 2']);
  });

  it('is not read when another tab was quicker', async () => {
    read = async () => {
      lose();
      return { stored: [], names: [], journaled: 0 };
    };
    tables.say(1, TABLE, HELLO);
    await settle();
    expect(happened).not.toContain('load');
  });

  it('that does not exist says so', async () => {
    read = async () => null;
    tables.say(1, TABLE, HELLO);
    await settle();
    expect(happened.at(0)).toContain('no_table');
  });

  it('that cannot be read any more tells why', async () => {
    const { ask } = engine;
    engine.ask = () => {
      throw new Refused({ code: 'damaged', sentence: { de: 'Kaputt.', en: 'Broken.' } });
    };
    tables.say(1, TABLE, HELLO);
    await settle();
    engine.ask = ask;
    expect(happened.at(0)).toContain('damaged');
  });

  it('calls the engine when it wants to be called, and lets computers think after what was told', async () => {
    await connected();
    next = { wake: Date.now() + 5000, think: true, send: [{ connection: 1, text: 'table' }] };
    tables.say(1, TABLE, 'act');
    await settle();
    expect(happened).toEqual(['say 1', 'told 1 table', 'think']);
    next = { wake: Date.now() + 5000 };
    tables.say(1, TABLE, 'act');
    await vi.advanceTimersByTimeAsync(5000);
    expect(happened.slice(3)).toEqual(['say 1', 'time']);
  });

  it('does nothing while nobody looks, and catches up at once', async () => {
    await connected();
    next = { wake: Date.now() + 1000, think: true };
    tables.say(1, TABLE, 'act');
    tables.hide(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened).toEqual(['say 1']);
    tables.hide(false);
    await settle();
    expect(happened).toEqual(['say 1', 'time']);
  });

  it('leaves memory when nobody is there for a while', async () => {
    await connected();
    tables.leave(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(happened).toEqual(['disconnect 1', 'drop', 'released']);
  });

  it('keeps a rematch together with the row that brought it, and goes on there', async () => {
    await connected();
    const opened = batch({ table: 'hier-next', rows: ['row 1'], journal: ['x'], think: true });
    next = { rows: ['row 2'], opened: [opened] };
    tables.say(1, TABLE, 'rematch');
    await settle();
    expect(written.map((writing) => writing.batch.table)).toEqual([TABLE, 'hier-next']);
    expect(happened).toEqual(['say 1', 'kept', 'think']);
  });

  it('gives what a server needs to go on with it', async () => {
    await connected();
    expect(await tables.mark(TABLE)).toMatchObject({ seq: 1, mark: 'm', journal: ['a', 'b'] });
  });
});
