import type { WoerterklauerPast } from '../../protocol/types';

/** A turn that is over, and how it stood then, where that is known. */
export interface Entry {
  readonly past: WoerterklauerPast;
  /** By seat. */
  readonly letters: readonly number[] | null;
}
