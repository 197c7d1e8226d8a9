import type { BrowserContext } from 'playwright-core';

/**
 * Stops what would make two pictures of the same scene differ: time, chance, motion and the caret. Short timers still
 * run, so that what waits a moment comes; long ones do not, so that what goes by itself, like a toast, is still there
 * however long a busy machine takes to look. The table's time stands at what the stand-in says first.
 */
export async function holdStill(visit: BrowserContext): Promise<void> {
  await visit.addInitScript(() => {
    performance.now = () => 60_000;
    Math.random = () => 0.5;
    const { setTimeout } = window;
    const wait = (act: () => void, ms = 0): number => (ms < 5_000 ? setTimeout(act, ms) : 0);
    window.setTimeout = wait as typeof window.setTimeout;
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
