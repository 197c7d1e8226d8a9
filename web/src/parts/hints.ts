import { recall, remember } from '../shell/storage';

/** So often a hint is given, on this browser. */
const TIMES = 3;
const KEY = 'hints';

/** Is this hint still news? Each question counts: after three times it is not. */
export function isNews(name: string): boolean {
  const times = recallGiven()[name] ?? 0;
  if (times >= TIMES) return false;
  keep(name, times + 1);
  return true;
}

/** It was understood: it is not given again. */
export function understood(name: string): void {
  keep(name, TIMES);
}

function keep(name: string, times: number): void {
  remember(KEY, JSON.stringify({ ...recallGiven(), [name]: times }));
}

function recallGiven(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(recall(KEY) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}
