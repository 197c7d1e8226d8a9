/** Gives the object of before where a new one says the same, so that only what has changed is drawn again. */
export class Kept<T extends object> {
  readonly #known = new Map<string, T>();

  keep(key: string, value: T): T {
    const before = this.#known.get(key);
    if (before !== undefined && saysTheSame(before, value)) return before;
    this.#known.set(key, value);
    return value;
  }
}

function saysTheSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}
