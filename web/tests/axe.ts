import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core has to say against a page. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return run(page, {});
}

/** What it has to say against the colours of a page that it has looked at already: only these depend on the theme. */
export function faintTexts(page: Page): Promise<string[]> {
  return run(page, { runOnly: ['color-contrast'] });
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  const found = await page.evaluate(
    (wish) => (globalThis as unknown as { axe: { run(wish: RunOptions): Promise<AxeResults> } }).axe.run(wish),
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
