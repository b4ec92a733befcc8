import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/suite/longest-first.ts";

const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A condition that comes later on a busy machine is met all the same; the second of the default is a race.
  expect: { poll: { timeout: 15_000 } },
  css: { modules: { classNameStrategy: "non-scoped" } },
} as const;
const web = "src/web/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    // On two cores: the tests of faults wait for servers to start and to end.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "node",
          include: [
            "src/**/*.test.{ts,tsx}",
            "demo/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/{architecture,contract,faults,mutation,specification,store}/**/*.test.{ts,tsx}",
          ],
          exclude: [web],
          // Files of a worker share their modules: loading them anew for each took a third of the time.
          isolate: false,
        },
      },
      // The browser's modules keep state (toasts, stored choices, listeners).
      { test: { ...shared, name: "web", include: [web] } },
    ],
  },
});
