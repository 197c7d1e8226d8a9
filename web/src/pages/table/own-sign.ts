import type { TableConnection } from '../../net/connection.svelte';
import type { Frame, Seat } from '../../protocol/types';
import { person } from '../../shell/me.svelte';

/** Where it has been tried: who chooses another sign at a table keeps that one. */
const tried = new Set<string>();

/** Somebody with a sign of their own gets it at every table where it is free. */
export async function wearSign(connection: TableConnection, frame: Frame): Promise<void> {
  const sign = person.face?.sign;
  if (sign === null || sign === undefined || tried.has(connection.id)) return;
  tried.add(connection.id);
  const signOf = (one: Seat): number => frame.seats[one]?.sign ?? one;
  const isTaken = [...frame.seats.keys()].some((one) => signOf(one) === sign);
  if (!isTaken) await connection.arrange({ do: 'sign', sign });
}
