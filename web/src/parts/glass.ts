/** What is left in a sandglass, and how much it holds. */
export interface GlassTime {
  readonly left: number;
  readonly total: number;
}

/** A glass that is empty at `until`; null where none runs. Its end may have been put off, so it never holds too little. */
export function glassUntil(until: number | null, total: number, now: number): GlassTime | null {
  if (until === null) return null;
  const left = Math.max(0, until - now);
  return { left, total: Math.max(total, left) };
}

/** Whole seconds until a time; never negative. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
