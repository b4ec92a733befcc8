import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/{e2e,urls,crawl}/**/*.test.ts"],
    globalSetup: ["tests/e2e/setup.ts"],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Each file has a browser of its own; they share the server and wait more than they compute.
    maxWorkers: 2,
  },
});
