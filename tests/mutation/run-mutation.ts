/**
 * Makes small changes to the files of `mutated-files.ts`, one at a time, and runs their tests on each (`npm run mutate`).
 * Arguments choose the files whose paths contain one of them; `--table` only prints the results so far.
 */
import { readFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { formatMutationTable } from "./format-mutation-table.ts";
import { listTests, type MutatedFile, mutatedFiles } from "./mutated-files.ts";
import { addMutationResult, type MutationResult, readMutationResults } from "./mutation-result.ts";

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutants = Awaited<ReturnType<Stryker["runMutationTest"]>>;

/** Describes a change that no test noticed: its place, and the text before and after it. */
function describeSurvivor(source: readonly string[], { location, replacement, status }: Mutants[number]): string {
  const { start, end } = location;
  const lines = source.slice(start.line - 1, end.line);
  lines.push(lines.pop()!.slice(0, end.column - 1));
  lines.unshift(lines.shift()!.slice(start.column - 1));
  const shorten = (text: string) => text.replace(/\s+/g, " ").slice(0, 160);
  const untried = status === "NoCoverage" ? " (no test reaches it)" : "";
  return `${start.line}:${start.column} ${shorten(lines.join(" "))} → ${shorten(replacement ?? "")}${untried}`;
}

async function mutate(file: MutatedFile): Promise<MutationResult> {
  const { path } = file;
  const source = readFileSync(path, "utf8").split("\n");
  process.env.MUTATION_TESTS = listTests(file).join(" ");
  const mutants = await new Stryker({
    mutate: [path],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    // Some tests change the time zone, which a thread cannot.
    vitest: { configFile: "tests/mutation/vitest.config.ts", pool: "forks", related: false },
    coverageAnalysis: "perTest",
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
    reporters: [],
    logLevel: "error" as Options["logLevel"],
    ignorePatterns: ["/bench", "/data", "/demo/pictures", "/dist", "/dist-dev", "/docs"],
    // TypeScript 7 has no interface with which the paths in it could be changed; none of them needs it.
    tsconfigFile: "none",
  }).runMutationTest();
  const tried = mutants.filter(({ status }) => !["CompileError", "Ignored", "RuntimeError"].includes(status));
  const survivors = tried.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  return { mutants: tried.length, survivors: survivors.map((mutant) => describeSurvivor(source, mutant)) };
}

const chosen = process.argv.slice(2);
// With `--table` none is chosen, since no path contains it.
const files = mutatedFiles.filter(({ path }) => chosen.length === 0 || chosen.some((text) => path.includes(text)));
for (const file of files) {
  try {
    const result = await mutate(file);
    addMutationResult(file.path, result);
    const killed = result.mutants - result.survivors.length;
    process.stdout.write(`\n${file.path}: ${killed} of ${result.mutants}\n`);
    for (const survivor of result.survivors) process.stdout.write(`  ${survivor}\n`);
  } catch (error) {
    // Mostly a test that fails without any change, which Stryker has named.
    process.stderr.write(`${file.path}: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
process.stdout.write(`\n${formatMutationTable(readMutationResults())}\n`);
