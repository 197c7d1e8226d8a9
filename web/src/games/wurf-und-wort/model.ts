import type { WurfUndWortCard } from '../../protocol/types';

export type Card = WurfUndWortCard;
