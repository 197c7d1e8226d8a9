/** Where a table is: at the server, or in this browser. Who talks to it need not know. */

import { socketAddress } from './address';
import { LocalSocket } from './local-socket';

/** What `TableConnection` needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Tables of this browser are called so. */
const LOCAL = 'hier-';

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

export function socketTo(table: string): Socket {
  if (isLocal(table)) return new LocalSocket(table);
  return new WebSocket(socketAddress(`api/tables/${encodeURIComponent(table)}/socket`)) as Socket;
}
