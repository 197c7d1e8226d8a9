/** The tables of this browser, in IndexedDB: what the server keeps in its log. */

import type { TableInfo } from '../protocol/types';
import type { Batch, Kept, Row, Summary } from './abi';

/** What is known of a table without reading it. */
export interface LocalTable extends Summary {
  table: string;
  names_kept: Kept['names'];
  /** Which engine wrote its journal. Another one cannot vouch for it. */
  engine: string;
  words: string;
  /** Has a server been told how it ended? Regulars have their history there. */
  told: boolean;
}

/** What a table is written with. */
export interface Writing {
  batch: Batch;
  /** How many of its journal's entries are there already. */
  journaled: number;
}

/** Somebody else has written to the table: another tab. */
export class Overtaken extends Error {}

/** So many that are over, and so many that are not. */
export const MOST = 40;
const NAME = 'setzkasten';
const VERSION = 1;
const ALL = ['tables', 'rows', 'journal'] as const;

export class Store {
  readonly #base: IDBDatabase;

  private constructor(base: IDBDatabase) {
    this.#base = base;
    // A later version of the client wants to change it.
    base.onversionchange = () => base.close();
  }

  static async open(): Promise<Store> {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('tables', { keyPath: 'table' });
      asked.result.createObjectStore('rows');
      asked.result.createObjectStore('journal');
    };
    return new Store(await got(asked));
  }

  /** The newest first. */
  async tables(): Promise<LocalTable[]> {
    const tables = await got<LocalTable[]>(this.#base.transaction('tables').objectStore('tables').getAll());
    return tables.sort((a, b) => b.at - a.at);
  }

  table(id: string): Promise<LocalTable | undefined> {
    return got<LocalTable | undefined>(this.#base.transaction('tables').objectStore('tables').get(id));
  }

  /** A table with its rows, and how many entries its journal has. */
  async read(id: string): Promise<(Kept & { journaled: number }) | null> {
    const transaction = this.#base.transaction(ALL);
    const [table, stored, journaled] = await Promise.all([
      got<LocalTable | undefined>(transaction.objectStore('tables').get(id)),
      got<Row[]>(transaction.objectStore('rows').getAll(of(id))),
      got(transaction.objectStore('journal').count(of(id))),
    ]);
    return table ? { stored, names: table.names_kept, journaled } : null;
  }

  journal(id: string): Promise<string[]> {
    return got<string[]>(this.#base.transaction('journal').objectStore('journal').getAll(of(id)));
  }

  /** All or nothing, and never over what another tab has written. */
  async write(writings: readonly Writing[], versions: { engine: string; words: string }): Promise<void> {
    const transaction = this.#base.transaction(ALL, 'readwrite');
    const [tables, rows, journal] = ALL.map((name) => transaction.objectStore(name)) as Stores;
    for (const { batch, journaled } of writings) {
      batch.rows.forEach((row, i) => rows.add(row, [batch.table, batch.first + i]));
      batch.journal.forEach((entry, i) => journal.add(entry, [batch.table, journaled + i]));
      const known = tables.get(batch.table) as IDBRequest<LocalTable | undefined>;
      known.onsuccess = () => tables.put(changed(known.result, batch, versions));
    }
    await over(transaction);
  }

  async remove(ids: readonly string[]): Promise<void> {
    const transaction = this.#base.transaction(ALL, 'readwrite');
    for (const id of ids) {
      transaction.objectStore('tables').delete(id);
      transaction.objectStore('rows').delete(of(id));
      transaction.objectStore('journal').delete(of(id));
    }
    await over(transaction);
  }

  /** Makes room: the oldest go. */
  async prune(): Promise<void> {
    const tables = await this.tables();
    const [over, open] = [tables.filter(isOver), tables.filter((table) => !isOver(table))];
    const old = [...over.slice(MOST), ...open.slice(MOST)].map(({ table }) => table);
    if (old.length > 0) await this.remove(old);
  }
}

type Stores = [IDBObjectStore, IDBObjectStore, IDBObjectStore];

const isOver = ({ stage }: { stage: TableInfo['stage'] }): boolean => stage === 'over';

function changed(known: LocalTable | undefined, batch: Batch, versions: { engine: string; words: string }): LocalTable {
  const { table, names, summary } = batch;
  return { ...(known ?? { ...versions, told: false }), ...summary, table, names_kept: names };
}

/** Everything of one table. */
function of(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

function got<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing was read'));
  });
}

function over(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const { error } = transaction;
      reject(error?.name === 'ConstraintError' ? new Overtaken() : (error ?? new Error('nothing was written')));
    };
  });
}
