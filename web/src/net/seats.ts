import { recall, remember } from '../shell/storage';
import { isLocal } from './socket';

/** A key to a seat of ours. */
export interface KeptSeat {
  table: string;
  secret: string;
}

const KEY = 'seats';
/** Seats that we had. Their secrets tell the server who sits down again. */
const FORMER = 'former-seats';
const MOST = 40;

/** All seats this browser holds, the newest first. */
export function keptSeats(): KeptSeat[] {
  return read(KEY);
}

export function keptSeat(table: string): string | null {
  return keptSeats().find((seat) => seat.table === table)?.secret ?? null;
}

/** The secret of the seat that we had at a table before. */
export function formerSeat(table: string): string | null {
  return read(FORMER).find((seat) => seat.table === table)?.secret ?? null;
}

export function keepSeat(table: string, secret: string): void {
  add(KEY, { table, secret });
}

export function forgetSeat(table: string): void {
  const secret = keptSeat(table);
  if (secret !== null) add(FORMER, { table, secret });
  write(KEY, without(KEY, table));
}

/** Somebody else plays in this browser now; who sat there gets their keys from the server. Tables of this browser stay. */
export function forgetServerSeats(): void {
  write(
    KEY,
    read(KEY).filter(({ table }) => isLocal(table)),
  );
  write(FORMER, []);
}

function add(key: string, seat: KeptSeat): void {
  write(key, [seat, ...without(key, seat.table)].slice(0, MOST));
}

function without(key: string, table: string): KeptSeat[] {
  return read(key).filter((seat) => seat.table !== table);
}

function read(key: string): KeptSeat[] {
  const text = recall(key);
  return text === null ? [] : (JSON.parse(text) as KeptSeat[]);
}

function write(key: string, seats: KeptSeat[]): void {
  remember(key, JSON.stringify(seats));
}
