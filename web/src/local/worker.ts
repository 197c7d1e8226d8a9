/** The worker of a tab: it has the engine, and the tables of this browser that are open here. */

import { type Asked, Refused } from './abi';
import { Engine } from './engine';
import { Searches } from './searches';
import { type LocalTable, Store, type Writing } from './store';
import { type Keeping, Tables, type Take } from './tables';
import type { Moving } from '../protocol/types';
import type { Call, FromWorker, Places, ToWorker, Versions } from './wire';

interface Running {
  engine: Asked;
  store: Store;
  tables: Tables;
  searches: Searches;
}

const say = (message: FromWorker): void => postMessage(message);

let running: Promise<Running> | null = null;

async function start({ code, words, versions }: Places): Promise<Running> {
  const [module, bytes, store] = await Promise.all([
    WebAssembly.compileStreaming(fetch(code)),
    fetch(words).then((found) => found.arrayBuffer()),
    Store.open(),
  ]);
  const engine = await Engine.start(module, new Uint8Array(bytes));
  const told = {
    text: (connection: number, text: string) => say({ from: 'text', connection, text }),
    closed: (connection: number) => say({ from: 'closed', connection }),
    broken: () => say({ from: 'failed' }),
  };
  const searches = new Searches({ code: module, words, read: (table) => store.read(table), told: told.text });
  const tables = new Tables({ engine, keeping: keeping(store, versions), take, searching: searches, told });
  return { engine, store, tables, searches };
}

function keeping(store: Store, versions: Versions): Keeping {
  return {
    read: (table) => store.read(table),
    journal: (table) => store.journal(table),
    write: (writings: readonly Writing[]) => store.write(writings, versions),
    prune: () => store.prune(),
    remove: (table) => store.remove([table]),
  };
}

/** Whoever wants a table last has it. Without locks (pages without TLS) the store still tells who was too late. */
const take: Take = (table, lost) =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve(() => undefined);
    const held = navigator.locks.request(`table ${table}`, { steal: true }, () => {
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(lost);
  });

async function answer(call: Call): Promise<unknown> {
  const { engine, store, tables } = await (running ?? Promise.reject(new Error('not started')));
  switch (call.call) {
    case 'games':
      return engine.ask({ do: 'games' }).games;
    case 'open': {
      const { call: _, ...opening } = call;
      return tables.open(opening);
    }
    case 'log': {
      const kept = await store.read(call.table);
      return kept && engine.ask({ do: 'log', stored: kept.stored, names: kept.names });
    }
    case 'word': {
      const { call: _, ...judging } = call;
      return engine.ask({ do: 'word', ...judging }).answer;
    }
    case 'draft': {
      const { call: _, ...drafting } = call;
      return engine.ask({ do: 'draft', ...drafting }).answer;
    }
    case 'move':
      return moving(await store.table(call.table), await tables.mark(call.table));
    case 'remove':
      await tables.remove(call.table);
      return {};
    case 'simulate': {
      const { call: _, ...simulating } = call;
      return engine.ask({ do: 'simulate', ...simulating });
    }
    case 'solve':
      return engine.ask({ do: 'solve', rack: call.rack });
  }
}

function moving(table: LocalTable | undefined, marked: Omit<Moving, keyof Versions>): Moving {
  return { engine: table?.engine ?? '', words: table?.words ?? '', ...marked };
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.to) {
    case 'start':
      running = start(message);
      await running.then(
        () => say({ from: 'started' }),
        () => say({ from: 'failed' }),
      );
      return;
    case 'call':
      return answer(message.call).then(
        (found) => say({ from: 'answer', id: message.id, answer: found }),
        (error: unknown) =>
          say({ from: 'refusal', id: message.id, refusal: error instanceof Refused ? error.refusal : null }),
      );
    case 'say':
      return (await running)?.tables.say(message.connection, message.table, message.text);
    case 'leave':
      return (await running)?.tables.leave(message.connection);
    case 'stop':
      return (await running)?.searches.stop(message.connection, message.id);
    case 'hide': {
      const there = await running;
      there?.tables.hide(message.isHidden);
      there?.searches.hide(message.isHidden);
    }
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // What fails has told its own.
  hear(data).catch(() => undefined);
};
