import { getContext, setContext } from 'svelte';
import type { Frame, Seat } from '../protocol/types';

/** The eight signs of seats. The shape is what tells them apart; colour is decoration (ux.md, 6.3). */
export const SIGNS = [
  { colour: 'rot', path: 'M3 14C2 8 6 4 10 7c1-5 9-6 11 0 2 7-4 13-11 14 3-3 4-5 3-7-2 3-8 4-10 0Z' },
  { colour: 'blau', path: 'M12 1.500L22.500 12 12 22.500 1.500 12z' },
  { colour: 'moos', path: 'M12 2.500L23 21.500H1z' },
  { colour: 'messing', path: 'M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z' },
  { colour: 'pflaume', path: 'M3.500 3.500h17v17h-17z' },
  { colour: 'petrol', path: 'M8.300 2h7.400v6.300H22v7.400h-6.300V22H8.300v-6.300H2V8.300h6.300z' },
  { colour: 'schiefer', path: 'M12 1.500l10.500 7.700-4 12.300h-13l-4-12.300z' },
  { colour: 'ziegel', path: 'M15 2A10.500 10.500 0 1 0 22.500 16.500 9 9 0 0 1 15 2z' },
] as const;

const KEY = Symbol('signs');

/** For who shows a table: from here on seats have the signs they chose. */
export function showSigns(frame: () => Frame | null): void {
  setContext(KEY, (seat: Seat): number => frame()?.seats[seat]?.sign ?? seat);
}

/** Which sign a seat has; without a table, the one of its number. */
export function signOfSeat(): (seat: Seat) => number {
  return getContext<((seat: Seat) => number) | undefined>(KEY) ?? ((seat) => seat);
}

/** The name of a sign's colour, as in tokens.css. */
export function colourOfSign(sign: number): string {
  return (SIGNS[sign % SIGNS.length] ?? SIGNS[0]).colour;
}
