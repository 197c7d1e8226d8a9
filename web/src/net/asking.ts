import { onDestroy } from 'svelte';
import { TableConnection } from './connection.svelte';

/** A connection to ask a table that is over what was possible; its log says only what was done. Call it in a component. */
export function askingTable(id: string): TableConnection {
  const connection = new TableConnection(id, null);
  connection.open();
  onDestroy(() => connection.close());
  return connection;
}
