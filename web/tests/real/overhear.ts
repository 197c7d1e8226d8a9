import type { Page } from 'playwright-core';
import type { TableMessage } from '../../src/protocol/types';

/** All that the server tells a page about the table. */
export function overhear<View>(page: Page): TableMessage<View | null>[] {
  const told: TableMessage<View | null>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as TableMessage<View | null>;
      if (message.type === 'table') told.push(message);
    }),
  );
  return told;
}
