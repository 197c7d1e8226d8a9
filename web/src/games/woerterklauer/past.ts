/** The turns that are over, as the list of turns tells them. */

import type { WoerterklauerHow, WoerterklauerMade, WoerterklauerTold } from '../../protocol/types';
import { tab } from '../../shell/storage';
import { t } from './messages';

/** A turn that is over, and the row of the log that ended it, where that is known. */
export interface Entry extends WoerterklauerTold {
  /** Counted from 1. */
  readonly turn: number;
  readonly seq: number | null;
}

/** The lead that the turn has taken. */
export function leadOf({ seat, letters }: WoerterklauerTold): number {
  return (letters[seat] ?? 0) - (letters[1 - seat] ?? 0);
}

/** "EIN → SEIN" */
export function becameOf({ word, from = [] }: WoerterklauerMade): string {
  return from.length === 0 ? word : `${from.join(' + ')} → ${word}`;
}

/** What counts most comes first. */
const ORDER: readonly WoerterklauerHow[] = ['stolen', 'changed', 'new', 'inflected'];

/** What a turn is remembered for, and the rest of it. */
export function told(words: readonly WoerterklauerMade[]): { title: string; what: string; rest: string } {
  const groups = ORDER.map((how) => ({ how, made: words.filter((one) => one.how === how) })).filter(
    ({ made }) => made.length > 0,
  );
  const [first, ...others] = groups;
  return {
    title: first?.made.map(becameOf).join(', ') ?? '',
    what: first ? t[`did_${first.how}`] : '',
    rest: others.map(({ how, made }) => `${t[`did_${how}`]}: ${made.map(becameOf).join(', ')}`).join(' · '),
  };
}

/**
 * After which row each turn was over: one can look back only at a turn whose row is known. The rows are not in the view,
 * so what was heard is kept for the next visit of this tab.
 */
export class TurnRows {
  #rows: Record<number, number>;
  readonly #key: string;

  constructor(table: string) {
    this.#key = `turns.${table}`;
    this.#rows = read(this.#key);
  }

  /** So many turns were over after this row. */
  note(turns: number, seq: number): void {
    if (turns === 0 || this.#rows[turns] !== undefined) return;
    this.#rows = { ...this.#rows, [turns]: seq };
    tab.remember(this.#key, JSON.stringify(this.#rows));
  }

  of(turn: number): number | null {
    return this.#rows[turn] ?? null;
  }
}

function read(key: string): Record<number, number> {
  try {
    return (JSON.parse(tab.recall(key) ?? '{}') ?? {}) as Record<number, number>;
  } catch {
    return {};
  }
}
