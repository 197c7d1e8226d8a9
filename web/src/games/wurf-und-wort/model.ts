import type { WurfUndWortCard } from '../../protocol/types';

/** A card, and what of its title may not occur in a word, where that is known: the table keeps it to itself, the try-out tells. */
export interface Card extends WurfUndWortCard {
  readonly stems?: readonly string[];
}
