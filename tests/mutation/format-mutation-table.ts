import { mutatedFiles } from "./mutated-files.ts";
import type { MutationResult } from "./mutation-result.ts";

const formatScore = (mutants: number, survived: number): string =>
  `${mutants} | ${mutants - survived} | ${survived} | ${((1 - survived / mutants) * 100).toFixed(1)} %`;

/** Formats the table of `docs/testing.md`: the files with their last results, and the sum of these. */
export function formatMutationTable(results: Readonly<Record<string, MutationResult>>): string {
  const rows = mutatedFiles.map(({ path, why }) => ({ head: `\`${path}\` | ${why}`, result: results[path] }));
  const tried = rows.flatMap(({ result }) => result ?? []);
  const mutants = tried.reduce((sum, result) => sum + result.mutants, 0);
  const survived = tried.reduce((sum, result) => sum + result.survivors.length, 0);
  return [
    "| file | what a mistake in it does | changes | noticed | survived | score |",
    "|---|---|---|---|---|---|",
    ...rows.map(({ head, result }) =>
      result ? `| ${head} | ${formatScore(result.mutants, result.survivors.length)} |` : `| ${head} | – | – | – | – |`,
    ),
    `| all | | ${formatScore(mutants, survived)} |`,
  ].join("\n");
}
