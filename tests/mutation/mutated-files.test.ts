import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatMutationTable } from "./format-mutation-table.ts";
import { listTests, mutatedFiles } from "./mutated-files.ts";

const document = readFileSync("docs/testing.md", "utf8");

/** The first two columns of a table: the file, and what a mistake in it does. */
const listRows = (table: string) =>
  table
    .split("\n")
    .filter((line) => line.startsWith("| `src/"))
    .map((line) => line.split(" | ").slice(0, 2));

test("docs/testing.md has the list of the files that are changed", () => {
  expect(mutatedFiles.length).toBeGreaterThanOrEqual(40);
  expect(listRows(document)).toEqual(listRows(formatMutationTable({})));
});

test("every file of the list exists and has tests", () => {
  const missing = mutatedFiles.filter((file) => globSync([file.path, ...listTests(file)]).length < 2);
  expect(missing).toEqual([]);
});

test("the table sums up the results", () => {
  const [first, second] = mutatedFiles;
  const table = formatMutationTable({
    [first!.path]: { mutants: 30, survivors: [] },
    [second!.path]: { mutants: 10, survivors: ["1:1 a → b", "2:1 c → d"] },
  });
  expect(table).toContain(`\`${second!.path}\` | ${second!.why} | 10 | 8 | 2 | 80.0 % |`);
  expect(table).toContain("| all | | 40 | 38 | 2 | 95.0 % |");
});
