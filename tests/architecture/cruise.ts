import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ICruiseOptions, ICruiseResult } from "dependency-cruiser";
import config from "../../.dependency-cruiser.mjs";
import { findCycles } from "./find-cycles.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

// dependency-cruiser parses without JSX and fails at the first component, so `tsx` is set by file name.
// The patch must precede the import of the checker, which keeps its own reference to swc.
interface Program {
  body: { type: string; typeOnly?: boolean; source?: { value: string } | null }[];
}
const swc = createRequire(import.meta.url)("@swc/core") as {
  parseFileSync: (file: string, options: object) => Program;
};
const parse = swc.parseFileSync;
/** What each file imports at run time. The checker does not tell it from imports of types, which are erased. */
const importedValues = new Map<string, Set<string>>();
swc.parseFileSync = (file, options) => {
  const program = parse(file, { ...options, tsx: file.endsWith("x") });
  const values = program.body.flatMap(({ typeOnly, source }) => (source && !typeOnly ? source.value : []));
  importedValues.set(resolve(file), new Set(values));
  return program;
};
const checker = await import("dependency-cruiser");

interface Cruise {
  /** Number of modules checked; 0 would mean that the check saw nothing. */
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

/** Runs the dependency rules of `.dependency-cruiser.mjs` over `src` and `demo` below `directory`, and finds cycles of imports at run time. */
export async function cruise(directory: string = root): Promise<Cruise> {
  const { forbidden, options } = config;
  const { output } = await checker.cruise(["src", "demo"], {
    ...options,
    baseDir: directory,
    validate: true,
    ruleSet: { forbidden },
  } as ICruiseOptions);
  const { summary, modules } = output as ICruiseResult;
  const imports = modules.map(({ source, dependencies }): [string, string[]] => {
    const values = importedValues.get(resolve(directory, source));
    const isValue = ({ module, dynamic }: { module: string; dynamic: boolean }) => dynamic || values?.has(module);
    return [source, dependencies.filter(isValue).map(({ resolved }) => resolved)];
  });
  const cycles = findCycles(new Map(imports)).map((found) => ({ rule: "no cycles", ...found }));
  return {
    modules: modules.filter((module) => /^(?:src|demo)\//.test(module.source)).length,
    violations: [...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })), ...cycles],
  };
}
