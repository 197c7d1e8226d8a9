import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli.ts';
import { devBase } from './build/dev-base.ts';
import { engine } from './build/engine.ts';
import { licences } from './build/licences.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { SERVICE_WORKER, serviceWorker } from './build/service-worker.ts';

const server = process.env.SETZKASTEN_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // Relative: the server says in <base href> where it lives.
  base: './',
  plugins: [svelte(), devBase(), engine(), preloadFonts(), licences(), serviceWorker(), brotli()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
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
