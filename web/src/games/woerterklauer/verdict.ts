/** What the judge says of a draft, and what it means for one word. */

import type { Sentence, TileColour, WoerterklauerDraft } from '../../protocol/types';
import { type Draft, fieldOf, homeOf, isFromPool, isUntouched, letterOf, sameField } from './model';
import type { Change, Run } from './runs';

export type Status = 'untouched' | 'checking' | 'illegal' | 'no_lead' | 'leads';

type Legal = Extract<WoerterklauerDraft, { verdict: 'leads' }>;

export interface Judged {
  readonly status: Status;
  /** The letters of the mover and of the other, as far as they are known. */
  readonly own: number;
  readonly other: number;
  /** Why not. */
  readonly sentence: Sentence | null;
  readonly words: readonly string[];
  readonly check: string | null;
  /** Of the last legal draft that was judged, also while a newer one is checked. */
  readonly mine: ReadonlySet<number> | null;
  readonly legal: Legal | null;
}

/** Nothing is laid, and nothing is to be said. */
export const UNTOUCHED: Judged = {
  status: 'untouched',
  own: 0,
  other: 0,
  sentence: null,
  words: [],
  check: null,
  mine: null,
  legal: null,
};

/** How a turn begins. */
export interface Standing {
  readonly own: number;
  readonly other: number;
}

/**
 * The server's verdict, if it is about this draft, otherwise that of this browser's judge; `standing` is the field
 * before the turn.
 */
export function judged(
  draft: Draft,
  server: WoerterklauerDraft | null,
  standing: Standing,
  foreseen: WoerterklauerDraft | null = null,
): Judged {
  const nothing = { ...UNTOUCHED, ...standing };
  if (isUntouched(draft)) return nothing;
  const field = fieldOf(draft);
  const said = [server, foreseen].find((said) => said !== null && sameField(said.field, field)) ?? null;
  if (said?.verdict === 'illegal') {
    const { sentence, words, check } = said;
    return { ...nothing, status: 'illegal', sentence, words, check };
  }
  const legal = legalOf(said ?? server);
  const known = legal && { own: legal.own, other: legal.other, mine: new Set(legal.mine) };
  return said === null
    ? { ...nothing, ...known, status: 'checking' }
    : { ...nothing, ...known, status: said.verdict, legal };
}

function legalOf(said: WoerterklauerDraft | null): Legal | null {
  return said === null || said.verdict === 'illegal' ? null : (said as Legal);
}

/** The letters that are missing for the lead. */
export function missing({ own, other }: Standing): number {
  return Math.max(0, other + 1 - own);
}

/** Which side a tile shows: what the last verdict says, otherwise what it showed before; a new one is the mover's. */
export function colourOf(draft: Draft, tile: number, mover: TileColour, mine: ReadonlySet<number> | null): TileColour {
  if (mine?.has(tile)) return mover;
  return homeOf(draft, tile)?.colour ?? mover;
}

export type Kind = 'stolen' | 'changed' | 'inflected' | 'new';
const KINDS: readonly Kind[] = ['stolen', 'changed', 'inflected', 'new'];

/** What has become of a word. */
export interface Outcome {
  readonly kind: Kind | null;
  /** The letters that turn, and those that come from the pool. */
  readonly turned: number;
  readonly laid: string;
}

export function outcomeOf(draft: Draft, { run }: Pick<Change, 'run'>, { legal }: Judged, mover: TileColour): Outcome {
  if (run === null || legal === null) return { kind: null, turned: 0, laid: '' };
  const kind = KINDS.find((k) => legal[k].includes(run.text)) ?? null;
  const mine = new Set(legal.mine);
  const isTurned = (tile: number): boolean => mine.has(tile) && (homeOf(draft, tile)?.colour ?? mover) !== mover;
  return {
    kind,
    turned: run.tiles.filter((p) => isTurned(p.tile)).length,
    laid: run.tiles
      .filter((p) => isFromPool(draft, p.tile))
      .map((p) => letterOf(draft, p.tile))
      .join(''),
  };
}

/** The word of a run among those the verdict is about. */
export function isAbout(run: Run | null, { words }: Judged): boolean {
  return run !== null && words.includes(run.text);
}
