import type { BrowserContext } from 'playwright-core';

/**
 * Stops what would make two pictures of the same scene differ: time, chance, motion and the caret. Timers still run, so
 * that what waits a moment comes; the table's time stands at what the stand-in says first.
 */
export async function holdStill(visit: BrowserContext): Promise<void> {
  await visit.addInitScript(() => {
    performance.now = () => 60_000;
    Math.random = () => 0.5;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after {
      caret-color: transparent !important;
      transition: none !important;
      animation-duration: 1ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
    }`);
    document.adoptedStyleSheets = [sheet];
  });
}
