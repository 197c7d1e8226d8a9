import { recall, remember } from '../shell/storage';

/** A key to a seat of ours. */
export interface KeptSeat {
  table: string;
  secret: string;
}

const KEY = 'seats';
const MOST = 40;

/** All seats this browser holds, the newest first. */
export function keptSeats(): KeptSeat[] {
  const text = recall(KEY);
  return text === null ? [] : (JSON.parse(text) as KeptSeat[]);
}

export function keptSeat(table: string): string | null {
  return keptSeats().find((seat) => seat.table === table)?.secret ?? null;
}

export function keepSeat(table: string, secret: string): void {
  keep([{ table, secret }, ...without(table)].slice(0, MOST));
}

export function forgetSeat(table: string): void {
  keep(without(table));
}

function without(table: string): KeptSeat[] {
  return keptSeats().filter((seat) => seat.table !== table);
}

function keep(seats: KeptSeat[]): void {
  remember(KEY, JSON.stringify(seats));
}
