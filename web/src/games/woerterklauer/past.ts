import type { WoerterklauerPast } from '../../protocol/types';

/** A turn that is over; how it stood then and after which row of the log, where that is known. */
export interface Entry {
  readonly past: WoerterklauerPast;
  /** By seat. */
  readonly letters: readonly number[] | null;
  readonly seq: number | null;
}

/** The lead that the turn has taken. */
export function leadOf({ past, letters }: Entry): number | null {
  return letters && (letters[past.seat] ?? 0) - (letters[1 - past.seat] ?? 0);
}
