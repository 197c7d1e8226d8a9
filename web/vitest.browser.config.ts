import { defineConfig } from 'vitest/config';

/** Tests in real Chromium, against the built client: build first. */
export default defineConfig({
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 30_000, hookTimeout: 60_000, fileParallelism: false },
});
