import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIST } from './stand-in';

const BUDGET = 200_000;

/** What the server sends: the compressed file where there is one. */
function sent(name: string): number {
  const file = join(DIST, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

it('the first view is at most 200 kB, fonts and all', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, name]) => name ?? '');
  const fonts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.woff2'));
  const files = new Set(['index.html', ...named, ...fonts.map((name) => `assets/${name}`)]);
  const sum = [...files].reduce((bytes, name) => bytes + sent(name), 0);
  expect(sum).toBeLessThan(BUDGET);
});

it('nothing is loaded from elsewhere, and nothing stands inline', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(page).not.toMatch(/https?:\/\//);
  expect(page).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\sstyle=/);
});
