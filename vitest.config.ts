import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "demo/**/*.test.ts",
      "tests/{architecture,contract,faults,specification,store}/**/*.test.ts",
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
