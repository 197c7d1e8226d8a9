import type { Page } from 'playwright-core';

/** What a toast must not lie over: headings, cards, scores, and what ends the turn. */
const READ = 'h1, h2, h3, .card, .figure, .button.main';

/** What the toasts that are shown now lie over. */
export async function coveredByToasts(page: Page): Promise<string[]> {
  await page.locator('.toast').first().waitFor();
  return page.evaluate((read) => {
    const toasts = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      element.closest('.hidden') === null &&
      element.getBoundingClientRect().width > 1;
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [...document.querySelectorAll(read)]
      .filter((element) => isShown(element) && toasts.some((toast) => meets(toast, element.getBoundingClientRect())))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} „${element.textContent?.trim().slice(0, 30)}“`,
      );
  }, READ);
}
