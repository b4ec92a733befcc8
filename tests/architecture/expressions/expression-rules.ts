import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "../cruise.ts";
import { checkCosts, formatExpression } from "./check-costs.ts";
import { listExpressions } from "./list-expressions.ts";
import { recordBuiltExpressions } from "./record-built-expressions.ts";

const directory = process.argv[2] ?? root;
const files = globSync("{src,demo,scripts}/**/*.{ts,tsx,mjs}", { cwd: directory })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => !/\.test\.tsx?$/.test(file));
const listed = files.map((file) => listExpressions(file, readFileSync(join(directory, file), "utf8")));
const buildings = listed.flatMap((each) => each.buildings);

/** Modules that may be loaded by themselves and build expressions, or have others build them. */
const loaded = files.filter(
  (file) =>
    /^src\/(?:domain|contract|server)\/.*\.ts$/.test(file) ||
    (file.endsWith(".ts") && buildings.some((building) => building.file === file)),
);
const built = await recordBuiltExpressions(directory, loaded);
const expressions = [...listed.flatMap((each) => each.literals), ...built];
const verdicts = await checkCosts(expressions);

const mistakes: string[] = [];
for (const { file, line } of buildings) {
  if (!built.some((one) => one.file === file && one.line === line))
    mistakes.push(`${file}:${line} builds an expression only when it is called, so that nothing checks it`);
}
for (const expression of expressions) {
  const verdict = verdicts.get(formatExpression(expression))!;
  if (verdict === "safe") continue;
  const attack = verdict.attack && `, on ${verdict.attack.slice(0, 200)}`;
  mistakes.push(`${expression.file}:${expression.line} ${formatExpression(expression)} costs ${verdict.cost}${attack}`);
}
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.stdout.write(`${expressions.length} regular expressions, ${mistakes.length} mistakes\n`);
// Too few expressions mean that the check did not work.
process.exitCode = mistakes.length > 0 || expressions.length < 300 ? 1 : 0;
