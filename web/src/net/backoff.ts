const FIRST = 500;
const MOST = 10_000;
const JITTER = 0.3;

/** Milliseconds before the next try: 0.5, 1, 2, 4 … 10 seconds, a little by chance so that not all come at once. */
export function backoff(tries: number): number {
  const straight = Math.min(FIRST * 2 ** tries, MOST);
  return straight * (1 - JITTER * Math.random());
}
