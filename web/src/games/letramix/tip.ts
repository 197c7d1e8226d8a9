import { isNews } from '../../parts/hints';

/** A hint that is given again and again while a roll lasts, but only in the first three rolls that need it. */
export class Tip {
  #news: boolean | null = null;

  constructor(readonly name: string) {}

  isGiven(isNeeded: boolean): boolean {
    if (!isNeeded) return false;
    this.#news ??= isNews(this.name);
    return this.#news;
  }
}
