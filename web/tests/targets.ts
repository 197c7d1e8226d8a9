import type { Page } from 'playwright-core';

/** What a finger meets, in CSS pixels. */
const LEAST = 44;
/**
 * Squares of a board may be smaller, as WCAG 2.5.8 allows: nine columns of 44 px do not fit a phone. There is always
 * another way to name them, and `duell.test.ts` says how large they are in play.
 */
const LEAST_SQUARE = 24;

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=gridcell]';

/** Every control of a page that is too small for a finger: its name and its size. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([controls, least, leastSquare]) => {
      const modal = document.querySelector(':modal');
      const isThere = (element: Element): boolean =>
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
        element.closest('[inert], [aria-hidden=true]') === null &&
        (modal === null || modal.contains(element));
      /** Only for who listens, like the typed line until somebody tabs to it; or above the page, like the way past it. */
      const isHiddenFromEyes = (element: Element): boolean => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || right <= 0 || bottom <= 0) return true;
        return (
          element.parentElement !== null && element.parentElement.closest('.command:not(.shown), .hidden') !== null
        );
      };
      /** A link in the middle of a sentence is as high as its line. */
      const isInline = (element: Element): boolean =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();

      /** The label of a box to tick is part of its target. */
      const partsOf = (element: HTMLElement): HTMLElement[] =>
        element.matches('[type=radio], [type=checkbox]')
          ? [element, ...((element as HTMLInputElement).labels ?? [])]
          : [element];

      /** With what `::before` or `::after` add around it, where a finger meets it. */
      function size(parts: readonly HTMLElement[]): { width: number; height: number } {
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const left = Math.min(...boxes.map((box) => box.left));
        const right = Math.max(...boxes.map((box) => box.right));
        const top = Math.min(...boxes.map((box) => box.top));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const half = least / 2 - 0.5;
        const meets = (dx: number, dy: number): boolean => {
          const met = document.elementFromPoint(x + dx, y + dy);
          return met !== null && parts.some((part) => part.contains(met));
        };
        return {
          width: right - left < least && meets(-half, 0) && meets(half, 0) ? least : right - left,
          height: bottom - top < least && meets(0, -half) && meets(0, half) ? least : bottom - top,
        };
      }

      return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
        const parts = partsOf(element);
        if (!isThere(element) || isInline(element)) return [];
        if (parts.every(isHiddenFromEyes)) return [];
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { width, height } = size(parts);
        const wanted = element.matches('[role=gridcell]') ? leastSquare : least;
        // Half a pixel less is a matter of rounding.
        if (width >= wanted - 0.5 && height >= wanted - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'));
        const where = `${element.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join('')}`;
        return [`${where} „${name.slice(0, 40)}“ ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    [CONTROLS, LEAST, LEAST_SQUARE] as const,
  );
}
