import type { LogRow } from '../protocol/types';
import { api } from './api';

/** Reads a table's log, which is there once the table is over; who shows it can do without. */
export function readLog(id: () => string, read: (rows: LogRow[]) => void): void {
  $effect(() => {
    void api.log(id()).then(read, () => undefined);
  });
}
