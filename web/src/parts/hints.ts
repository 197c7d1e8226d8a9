import { recall, remember } from '../shell/storage';

/** So often a hint is given, on this browser. */
const TIMES = 3;
const KEY = 'hints';

/** Is this hint still news? Each question counts: after three times it is not. */
export function isNews(name: string): boolean {
  const given = recallGiven();
  const times = given[name] ?? 0;
  if (times >= TIMES) return false;
  remember(KEY, JSON.stringify({ ...given, [name]: times + 1 }));
  return true;
}

function recallGiven(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(recall(KEY) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}
