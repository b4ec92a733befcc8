import { defineConfig } from "vitest/config";

/** The tests of the file that is being changed, as `run-mutation.ts` names them. */
const include = (process.env.MUTATION_TESTS ?? "").split(" ");

export default defineConfig({
  test: { include, testTimeout: 60_000, css: { modules: { classNameStrategy: "non-scoped" } } },
});
