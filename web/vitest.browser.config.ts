import { defineConfig } from 'vitest/config';

/** Tests in real Chromium, against the built client: build first. A busy machine may take its time. */
const common = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 90_000 } } };

export default defineConfig({
  test: {
    projects: [
      // Every screen and way, against a scripted stand-in of the server.
      {
        test: {
          ...common,
          name: 'scripted',
          include: ['tests/*.test.ts'],
          maxWorkers: 2,
          maxConcurrency: 3,
          testTimeout: 120_000,
        },
      },
      // Whole games against the real server.
      {
        test: {
          ...common,
          name: 'real',
          include: ['tests/real/*.test.ts'],
          testTimeout: 300_000,
          maxWorkers: 3,
        },
      },
      // No tests, but figures.
      { test: { ...common, name: 'longtasks', include: ['tests/real/longtasks.ts'], testTimeout: 300_000 } },
    ],
  },
});
