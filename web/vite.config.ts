import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli.ts';
import { devBase } from './build/dev-base.ts';
import { licences } from './build/licences.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const server = process.env.SETZKASTEN_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // Relative: the server says in <base href> where it lives.
  base: './',
  plugins: [svelte(), devBase(), preloadFonts(), licences(), brotli()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    // A context of its own for every file, but not a process.
    pool: 'vmThreads',
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/sixth/*.test.ts'],
    restoreMocks: true,
  },
  // Svelte's browser build, also under vitest.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
