/** The same in another order, always one that looks different; `random` gives numbers from 0 up to 1. */
export function shuffled<T>(before: readonly T[], random: () => number): T[] {
  const items = [...before];
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  if (items.every((item, i) => item === before[i])) items.push(...items.splice(0, 1));
  return items;
}
