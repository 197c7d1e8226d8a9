import { type Cell, type Size, type Window, follow } from './grid';

export interface Seen {
  readonly window: Window;
  readonly side: number;
}

/** Remembers what is in sight, so that the field moves as little as possible, and not at all under a hand that carries. */
export class Sight {
  #seen: Seen | null = null;

  next({ side, ...size }: Size & { side: number }, cells: readonly Cell[], cursor: Cell | null, still: boolean): Seen {
    if (this.#seen !== null && still) return this.#seen;
    const next = { side, window: follow(this.#seen?.window ?? null, size, cells, cursor) };
    // The same object where nothing has changed, so that nothing is drawn again.
    if (this.#seen === null || !isSame(this.#seen, next)) this.#seen = next;
    return this.#seen;
  }
}

function isSame(a: Seen, b: Seen): boolean {
  const { x, y, columns, rows } = a.window;
  return (
    a.side === b.side && x === b.window.x && y === b.window.y && columns === b.window.columns && rows === b.window.rows
  );
}
