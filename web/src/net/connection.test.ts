import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../protocol/types';
import { type Outcome, TableConnection } from './connection.svelte';
import { FakeSocket, tableMessage } from './testing/fake-socket';

const lay = (die: number) => ({ do: 'lay', layout: [[die, 0, 0]] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(last = 0): TableConnection {
  const connection = new TableConnection('t1', 'key');
  connection.open();
  answerHello(tableMessage(last));
  return connection;
}

function answerHello(message: ServerMessage): void {
  FakeSocket.last.accept();
  FakeSocket.last.say(message);
}

/** Long enough for every retry. */
function reconnect(message: ServerMessage): void {
  FakeSocket.last.drop();
  vi.advanceTimersByTime(10_000);
  answerHello(message);
}

const done = (id: number) => FakeSocket.last.say({ type: 'done', id, seq: 6 });

describe('hello', () => {
  it('names the seat, and the last row it knows', () => {
    connect();
    expect(FakeSocket.last.url).toContain('/api/tables/t1/socket');
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', secret: 'key', seq: 0 });
    reconnect(tableMessage(0));
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', secret: 'key', seq: 5, mark: 35 });
  });

  it('starts from nothing after a reset', () => {
    connect();
    FakeSocket.last.say({ type: 'reset' });
    reconnect(tableMessage(0));
    expect(FakeSocket.last.sent[0]).toMatchObject({ seq: 0 });
  });
});

describe('commands', () => {
  it('go one at a time, with ids that count on from the seat’s last', async () => {
    const connection = connect(7);
    const first = connection.arrange({ do: 'bot', level: 'lehrling' });
    void connection.arrange({ do: 'start' });
    expect(FakeSocket.last.commands).toEqual([{ type: 'arrange', id: 8, action: { do: 'bot', level: 'lehrling' } }]);
    done(8);
    expect(await first).toEqual({ done: true });
    expect(FakeSocket.last.commands[1]).toEqual({ type: 'arrange', id: 9, action: { do: 'start' } });
  });

  it('use the id of a refused one again', async () => {
    const connection = connect(2);
    const first = connection.act({ do: 'roll' });
    const refusal = { code: 'not_your_turn', sentence: { de: 'Nein.', en: 'No.' } };
    FakeSocket.last.say({ type: 'refused', id: 3, ...refusal });
    expect(await first).toEqual({ done: false, refusal });
    void connection.act({ do: 'roll' });
    expect(FakeSocket.last.commands.map((command) => 'id' in command && command.id)).toEqual([3, 3]);
  });

  it('are sent again while the server cannot keep them', async () => {
    const connection = connect();
    const outcome = connection.act({ do: 'roll' });
    const sentence = { de: 'Gleich.', en: 'Soon.' };
    FakeSocket.last.say({ type: 'refused', id: 1, code: 'unavailable', sentence });
    expect(connection.stalled).toBe(true);
    vi.advanceTimersByTime(999);
    expect(FakeSocket.last.commands).toHaveLength(1);
    vi.advanceTimersByTime(1);
    const [first, second] = FakeSocket.last.commands;
    expect(second).toEqual(first);
    done(1);
    expect(await outcome).toEqual({ done: true });
    expect(connection.stalled).toBe(false);
  });

  it('are sent again with the same id when the answer was lost', async () => {
    const connection = connect();
    const outcome = connection.act({ do: 'roll' });
    const [sent] = FakeSocket.last.commands;
    reconnect(tableMessage(0));
    expect(FakeSocket.last.commands).toEqual([sent]);
    done(1);
    expect(await outcome).toEqual({ done: true });
  });

  it('are not sent again when they have counted', async () => {
    const connection = connect();
    const outcome = connection.act({ do: 'roll' });
    reconnect(tableMessage(1));
    expect(await outcome).toEqual({ done: true });
    expect(FakeSocket.last.commands).toEqual([]);
  });

  it('wait while there is no connection', () => {
    const connection = connect();
    FakeSocket.last.drop();
    void connection.act({ do: 'roll' });
    vi.advanceTimersByTime(10_000);
    answerHello(tableMessage(0));
    expect(FakeSocket.last.commands).toHaveLength(1);
  });

  it('act on the moment that was shown', () => {
    const connection = connect();
    FakeSocket.last.say(tableMessage(0, { moment: 9 }));
    void connection.act({ do: 'roll' });
    expect(FakeSocket.last.commands[0]).toMatchObject({ moment: 9 });
  });
});

describe('drafts', () => {
  it('give way to a newer one while they wait', async () => {
    const connection = connect();
    const outcomes: Promise<Outcome>[] = [1, 2, 3].map((die) => connection.actDraft(lay(die)));
    expect(FakeSocket.last.commands).toMatchObject([{ id: 1, action: lay(1) }]);
    done(1);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.commands.slice(1)).toMatchObject([{ id: 2, action: lay(3) }]);
    done(2);
    expect(await Promise.all(outcomes)).toEqual([{ done: true }, { done: true }, { done: true }]);
  });

  it('are sent at most twice a second', () => {
    const connection = connect();
    for (let die = 0; die < 19; die += 1) {
      void connection.actDraft(lay(die));
      vi.advanceTimersByTime(50);
      const last = FakeSocket.last.commands.at(-1);
      if (last && 'id' in last) done(last.id);
    }
    expect(FakeSocket.last.commands).toHaveLength(2);
  });

  it('do not wait when a command stands behind them', () => {
    const connection = connect();
    void connection.actDraft(lay(1));
    void connection.actDraft(lay(2));
    void connection.act({ do: 'finish' });
    done(1);
    done(2);
    expect(FakeSocket.last.commands.map((command) => 'action' in command && command.action)).toEqual([
      lay(1),
      lay(2),
      { do: 'finish' },
    ]);
  });

  it('survive a reload while they are not acknowledged', () => {
    void connect().actDraft(lay(4));
    const reloaded = connect(0);
    expect(reloaded.draft).toEqual(lay(4));
    expect(FakeSocket.last.commands).toMatchObject([{ id: 1, action: lay(4) }]);
    done(1);
    expect(reloaded.draft).toBeNull();
    connect(1);
    expect(FakeSocket.last.commands).toEqual([]);
  });

  it('are kept when they are refused only for now', () => {
    const refuse = (code: string) =>
      FakeSocket.last.say({ type: 'refused', id: 1, code, sentence: { de: '', en: '' } });
    const connection = connect();
    void connection.actDraft(lay(4));
    refuse('paused');
    expect(connection.draft).toEqual(lay(4));
    const reloaded = connect(0);
    expect(FakeSocket.last.commands).toMatchObject([{ id: 1, action: lay(4) }]);
    refuse('cell_taken');
    expect(reloaded.draft).toBeNull();
  });

  it('are not laid again after a reload when they have counted, or their moment is over', () => {
    void connect().actDraft(lay(4));
    expect(connect(1).draft).toBeNull();
    expect(FakeSocket.last.commands).toEqual([]);

    void connect().actDraft(lay(5));
    const later = new TableConnection('t1', 'key');
    later.open();
    answerHello(tableMessage(0, { moment: 4 }));
    expect(later.draft).toBeNull();
    expect(FakeSocket.last.commands).toEqual([]);
  });
});

describe('the line', () => {
  it('is tried again after longer and longer times', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    connect();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const sockets = FakeSocket.all.length;
      const dropped = performance.now();
      FakeSocket.last.drop();
      while (FakeSocket.all.length === sockets) vi.advanceTimersByTime(100);
      waits.push(performance.now() - dropped);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('is given up when the server is silent', () => {
    const connection = connect();
    vi.advanceTimersByTime(25_000);
    expect(connection.status.is).toBe('waiting');
  });

  it('answers pings at once, and takes the time from them', () => {
    const connection = connect();
    FakeSocket.last.say({ type: 'ping', at: 51_000, lag: 20, watching: 2 });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'pong', at: 51_000 });
    expect(connection.watching).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(connection.serverNow()).toBeCloseTo(52_020, 0);
    expect(connection.tableTime()).toBeCloseTo(51_020, 0);
    FakeSocket.last.say(tableMessage(0, { frame: { ...tableMessage(0).frame, clock: { stopped: 77 } } }));
    expect(connection.tableTime()).toBe(77);
  });

  it('stays closed after taken_over, until it is opened here again', async () => {
    const connection = connect();
    const outcome = connection.actDraft(lay(1));
    const bye = { type: 'bye', reason: 'taken_over', sentence: { de: '', en: '' } } as const;
    FakeSocket.last.say(bye);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connection.status).toEqual({ is: 'closed', bye });
    expect(await outcome).toMatchObject({ done: false, refusal: { code: 'disconnected' } });
    connection.open();
    answerHello(tableMessage(0));
    expect(connection.status.is).toBe('open');
    expect(FakeSocket.last.commands).toEqual([]);
  });

  it.each(['no_table', 'bad_secret', 'damaged', 'deleted'] as const)(
    'stays closed after %s, and keeps the sentence',
    (reason) => {
      const connection = new TableConnection('t1', 'key');
      connection.open();
      const bye = { type: 'bye', reason, sentence: { de: 'Nein.', en: 'No.' } } as const;
      answerHello(bye);
      FakeSocket.last.drop();
      vi.advanceTimersByTime(60_000);
      expect(FakeSocket.all).toHaveLength(1);
      expect(connection.status).toEqual({ is: 'closed', bye });
    },
  );

  it('stays closed when the table is found damaged while it is played', async () => {
    const connection = connect();
    const outcome = connection.actDraft(lay(1));
    FakeSocket.last.say({ type: 'bye', reason: 'damaged', sentence: { de: 'Nein.', en: 'No.' } });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(await outcome).toMatchObject({ done: false, refusal: { code: 'disconnected' } });
  });

  it('comes back after the server has stopped', () => {
    const connection = connect();
    FakeSocket.last.say({ type: 'bye', reason: 'stopping', sentence: { de: '', en: '' } });
    reconnect(tableMessage(0));
    expect(connection.status.is).toBe('open');
  });
});

describe('news', () => {
  it('are live, except those from before', () => {
    const connection = new TableConnection('t1', null);
    const heard: [string | undefined, boolean][] = [];
    connection.onNews((news, live) => heard.push([news[0]?.news, live]));
    connection.open();
    answerHello(tableMessage(0, { you: null, news: [{ news: 'started' }] }));
    FakeSocket.last.say(tableMessage(0, { you: null, after: 5, seq: 6, news: [{ news: 'rolled' }] }));
    expect(heard).toEqual([
      ['started', false],
      ['rolled', true],
    ]);
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', seq: 0 });
  });
});

describe('questions', () => {
  it('are answered, and asked again after a break', async () => {
    const connection = connect();
    const answer = connection.ask({ ask: 'house' });
    reconnect(tableMessage(0));
    const asked = FakeSocket.last.sent.find(({ type }) => type === 'ask');
    expect(asked).toEqual({ type: 'ask', id: 1, question: { ask: 'house' } });
    FakeSocket.last.say({ type: 'answer', id: 1, answer: { allow: ['MOIN'], refuse: [] } });
    expect(await answer).toEqual({ allow: ['MOIN'], refuse: [] });
  });

  it('that nobody waits for any more are ended at the server, too, and not asked again', async () => {
    const connection = connect();
    const stop = new AbortController();
    const answer = connection.ask({ ask: 'hindsight', about: {} }, { stop: stop.signal });
    stop.abort();
    expect(await answer).toMatchObject({ code: 'stopped' });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'stop', id: 1 });
    reconnect(tableMessage(0));
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('that are answered cannot be stopped', async () => {
    const connection = connect();
    const stop = new AbortController();
    const answer = connection.ask({ ask: 'house' }, { stop: stop.signal });
    FakeSocket.last.say({ type: 'answer', id: 1, answer: { allow: [], refuse: [] } });
    await answer;
    stop.abort();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'ask']);
  });
});

describe('names', () => {
  it('P1: no two at a table are called alike', () => {
    const message = tableMessage(0);
    const [anna] = message.frame.seats;
    if (!anna) throw new Error('nobody sits there');
    const connection = new TableConnection('t1', 'key');
    connection.open();
    answerHello({ ...message, frame: { ...message.frame, seats: [anna, anna, { ...anna, name: 'Ben' }] } });
    expect(connection.frame?.seats.map(({ name }) => name)).toEqual(['Anna', 'Anna 2', 'Ben']);
  });
});
