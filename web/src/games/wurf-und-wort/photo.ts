import type { WurfUndWortPress } from '../../protocol/types';

export interface Mark {
  readonly press: WurfUndWortPress;
  /** In per cent of the strip. */
  readonly left: number;
}

/** The strip is at least so many milliseconds long. */
const LEAST = 200;
const FROM = 5;
const TO = 95;
/** Signs may not lie on each other. */
const GAP = 8;

/** Where the presses stand on the strip, from the first on. */
export function marks(presses: readonly WurfUndWortPress[]): readonly Mark[] {
  const first = presses[0]?.at ?? 0;
  const length = Math.max(LEAST, (presses.at(-1)?.at ?? 0) - first);
  let least = FROM;
  return presses.map((press) => {
    const left = Math.min(TO, Math.max(least, FROM + ((TO - FROM) * (press.at - first)) / length));
    least = left + GAP;
    return { press, left };
  });
}
