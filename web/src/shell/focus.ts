import { tick } from 'svelte';

/** Where the focus goes when it has lost its place: the page's content. */
const CONTENT = 'inhalt';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** May something take the focus: is it nowhere, or only on what is around this element, the content at the most? */
export function isFree(around: Element | null = document.getElementById(CONTENT)): boolean {
  return document.activeElement?.contains(around ?? document.body) ?? true;
}

/** For a button: Enter goes on, without looking for it. */
export function takeFocus(button: HTMLButtonElement): void {
  if (isFree(button)) button.focus({ preventScroll: true });
}

/** Who has keys can type at once; a finger's keyboard opens when it is wanted. */
export const hasKeys = (): boolean => matchMedia('(hover: hover)').matches;

/**
 * Gives the focus a better place than the content when what had it has gone: the first of `places` in the room, which are
 * selectors. Who has the focus elsewhere keeps it.
 */
export function catchFocus(room: HTMLElement, ...places: readonly string[]): void {
  if (!isFree(room)) return;
  const place = places.map((selector) => room.querySelector<HTMLElement>(selector)).find((found) => found !== null);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Puts the focus on an element, if it can be there; otherwise on the content. */
export async function giveBack(to: Element | null): Promise<void> {
  await tick();
  // The keeper may have been quicker; who asks here knows better.
  if (!isFree()) return;
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
  if (isLost()) document.getElementById(CONTENT)?.focus({ preventScroll: true });
}

/**
 * The focus always has a place (A3). When what had it is gone, cannot be used any more or lies on a page that was left,
 * the content gets it, as soon as there is one; a game that knows better has put it elsewhere by then.
 */
export class FocusKeeper {
  #isWanted = false;
  #last: Element | null = null;

  /** Another page is shown: its content gets the focus. */
  want(): void {
    this.#isWanted = true;
    this.#look();
  }

  watch(): () => void {
    const observer = new MutationObserver(() => this.#look());
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'inert', 'hidden'],
    });
    const focused = (): void => {
      this.#last = document.activeElement;
      this.#isWanted = false;
    };
    document.addEventListener('focusin', focused);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', focused);
    };
  }

  #look(): void {
    if (!isLost()) return;
    const lost = this.#last !== null && !canHold(this.#last);
    if (!lost && !this.#isWanted) return;
    this.#isWanted = true;
    this.#last = null;
    document.getElementById(CONTENT)?.focus({ preventScroll: true });
  }
}

/** Could it have the focus? Who clicked beside it has taken it away, and that is fine. */
function canHold(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[inert], [hidden]') === null;
}
