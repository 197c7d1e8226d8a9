/** Draws the icons of the installed app from the one of the tab: `npm run icons`, when that has changed. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PUBLIC = join(import.meta.dirname, '../public');
/** Behind the letter, up to the edge: systems cut such icons to their own shape. */
const RED = '#a3201b';
/** What every shape leaves of an icon is its middle. */
const SAFE = 0.7;

const svg = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
const page = await browser.newPage();

async function draw(name, side, background, share) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${background}}svg{width:${share * 100}vw}</style>${svg}`,
  );
  writeFileSync(join(PUBLIC, name), await page.screenshot({ omitBackground: true }));
}

await draw('icon-192.png', 192, 'transparent', 1);
await draw('icon-512.png', 512, 'transparent', 1);
await draw('icon-maskable-512.png', 512, RED, SAFE);
await browser.close();
