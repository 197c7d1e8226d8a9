/**
 * The judge of this browser beside that of the server: while they are the same, it answers what a word is worth at a
 * server's table without the way there and back. What counts is decided by the server all the same.
 */

import type { Judging } from '../local/abi';
import type { Versions } from '../local/wire';
import type { Frame, House, Refusal, WordAnswer } from '../protocol/types';
import { request } from './api';

interface LocalJudge {
  versions: Versions;
  judge(judging: Judging): Promise<WordAnswer | Refusal>;
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
interface Table {
  frame: Frame | null;
  view: unknown;
  askHouse(): Promise<House | Refusal>;
  /** What the server says of a word. */
  askServer(): Promise<WordAnswer | Refusal>;
}

/** The judge of one connection; a new line may lead to another server, and needs a new one. */
export class Judge {
  #terms: Promise<Terms | null> | null = null;
  #isOpen = false;

  /**
   * The first word is the server's: whether it answers at all (C8: not where people play without the checking aid) only
   * the server knows.
   */
  async ask(word: string, table: Table): Promise<WordAnswer | Refusal> {
    const terms = this.#isOpen ? await this.#terms : null;
    const judging = terms && judgingOf(word, table, terms.house);
    if (terms && judging) {
      const answer = await terms.judge.judge(judging).catch(() => null);
      if (answer && 'allowed' in answer) return answer;
    }
    const answer = await table.askServer();
    this.#isOpen = 'allowed' in answer;
    if (this.#isOpen) this.#terms ??= termsOf(table);
    return answer;
  }
}

/** Null where only the server can say it: other versions, or a table that decides about words itself. */
async function termsOf(table: Table): Promise<Terms | null> {
  const judge = local;
  if (!judge || !(await isServers(judge.versions))) return null;
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

function judgingOf(word: string, { frame, view }: Table, house: House): Judging | null {
  const options = (view as { options?: Record<string, unknown> } | null)?.options;
  if (!frame || !options || options.words === 'table') return null;
  return { game: frame.game, options, house, public: frame.public, word };
}
