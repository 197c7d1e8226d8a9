/** Where a note may lie so that it covers as little as possible (P6). Pure, so that it can be tested without a browser. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something that is read or used; what matters more weighs more. */
export interface Obstacle extends Box {
  readonly weight: number;
}

const STEP = 8;

/** The place of a note of this size in a room that covers least; of equal places the highest, in the middle first. */
export function freest(note: { width: number; height: number }, room: Box, obstacles: readonly Obstacle[]): Box {
  // Not spread: a DOMRect has its sizes as getters, which spreading leaves behind.
  const { width, height } = note;
  const spare = Math.max(0, room.width - width);
  const lefts = [spare / 2, spare, 0].map((left) => room.left + left);
  let best: Box = { width, height, left: lefts[0] ?? room.left, top: room.top };
  let least = Infinity;
  for (let top = room.top; top + height <= room.top + room.height; top += STEP) {
    for (const left of lefts) {
      const box = { width, height, left, top };
      const covered = obstacles.reduce((sum, one) => sum + one.weight * common(box, one), 0);
      if (covered < least) [best, least] = [box, covered];
    }
    if (least === 0) break;
  }
  return best;
}

/** The area two boxes share. */
export function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
