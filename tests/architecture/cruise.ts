import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { ICruiseOptions, ICruiseResult } from "dependency-cruiser";
import config from "../../.dependency-cruiser.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));

// dependency-cruiser parses without JSX and fails at the first component, so `tsx` is set by file name.
// The patch must precede the import of the checker, which keeps its own reference to swc.
const swc = createRequire(import.meta.url)("@swc/core") as {
  parseFileSync: (file: string, options: object) => unknown;
};
const parse = swc.parseFileSync;
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith("x") });
const checker = await import("dependency-cruiser");

interface Cruise {
  /** Number of modules checked; 0 would mean that the check saw nothing. */
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

/** Runs the dependency rules of `.dependency-cruiser.mjs` over `src` and `demo` below `directory`. */
export async function cruise(directory: string = root): Promise<Cruise> {
  const { forbidden, options } = config;
  const { output } = await checker.cruise(["src", "demo"], {
    ...options,
    baseDir: directory,
    validate: true,
    ruleSet: { forbidden },
  } as ICruiseOptions);
  const { summary, modules } = output as ICruiseResult;
  return {
    modules: modules.filter((module) => /^(?:src|demo)\//.test(module.source)).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
