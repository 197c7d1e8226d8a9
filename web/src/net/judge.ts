/**
 * The judge of this browser beside the table's: it answers what a word or a draft is worth without the way there and
 * back. What counts is decided by the table all the same.
 */

import type { Drafting, Judging, Terms as By } from '../local/abi';
import type { Versions } from '../local/wire';
import type { Action, Frame, House, Refusal, Seat, WordAnswer } from '../protocol/types';
import { request } from './api';

interface LocalJudge {
  versions: Versions;
  judge(judging: Judging): Promise<WordAnswer | Refusal>;
  /** Null where only the table can say it. */
  foresee(drafting: Drafting): Promise<unknown>;
}

let local: LocalJudge | null = null;

/** It has been loaded, or is gone. */
export function noteJudge(judge: LocalJudge | null): void {
  local = judge;
}

/** How a table judges. */
interface Terms {
  judge: LocalJudge;
  house: House;
}

/** What a connection knows of its table. */
export interface Judged {
  /** Is it in this browser? Then nobody else can judge otherwise. */
  isHere: boolean;
  frame: Frame | null;
  view: unknown;
  seat: Seat | null;
  askHouse(): Promise<House | Refusal>;
}

/** The judge of one connection; a new line may lead to another server, and needs a new one. */
export class Judge {
  #terms: Promise<Terms | null> | null = null;
  #isOpen = false;

  /**
   * The first word is the server's: whether it answers at all (C8: not where people play without the checking aid) only
   * the server knows.
   */
  async ask(
    word: string,
    table: Judged,
    askServer: () => Promise<WordAnswer | Refusal>,
  ): Promise<WordAnswer | Refusal> {
    const terms = this.#isOpen ? await this.#of(table) : null;
    const judging = terms && judgingOf(table, terms.house);
    if (terms && judging && judging.options.words !== 'table') {
      const answer = await terms.judge.judge({ ...judging, word }).catch(() => null);
      if (answer && 'allowed' in answer) return answer;
    }
    const answer = await askServer();
    this.#isOpen = 'allowed' in answer;
    if (this.#isOpen) void this.#of(table);
    return answer;
  }

  /** What the table will say of a draft; null where that is not known here. */
  async foresee(action: Action, table: Judged): Promise<unknown> {
    const { view, seat } = table;
    const terms = await this.#of(table);
    const judging = terms && judgingOf(table, terms.house);
    if (!terms || !judging || seat === null) return null;
    return terms.judge.foresee({ ...judging, view, seat, action }).catch(() => null);
  }

  /** Null where only the server can say it; while the engine is not loaded, that is asked again. */
  #of(table: Judged): Promise<Terms | null> {
    if (local === null) return Promise.resolve(null);
    return (this.#terms ??= termsOf(local, table));
  }
}

async function termsOf(judge: LocalJudge, table: Judged): Promise<Terms | null> {
  if (!table.isHere && !(await isServers(judge.versions))) return null;
  const house = await table.askHouse();
  return 'code' in house ? null : { judge, house };
}

async function isServers({ engine, words }: Versions): Promise<boolean> {
  try {
    const served = (await (await request('api/engine')).json()) as Partial<Versions>;
    return served.engine === engine && served.words === words;
  } catch {
    return false;
  }
}

type Options = Record<string, unknown>;

function judgingOf({ frame, view }: Judged, house: House): (By & { options: Options }) | null {
  const options = (view as { options?: Options } | null)?.options;
  return frame && options ? { game: frame.game, options, house, public: frame.public } : null;
}
