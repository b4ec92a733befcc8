import { defineConfig } from "vitest/config";
import { LongestFirst } from "../suite/longest-first.ts";

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/{e2e,urls,crawl}/**/*.test.ts"],
    globalSetup: ["tests/e2e/setup.ts"],
    setupFiles: ["tests/e2e/setup-file.ts"],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A condition that comes later on a busy machine is met all the same; the second of the default is a race.
    expect: { poll: { timeout: 15_000 } },
    // The files share the server, and those of a worker its modules and its browser, in which each has profiles of its own.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
