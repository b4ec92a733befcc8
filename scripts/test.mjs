// npm test: runs all checks and tests, installing missing tools. The last line is `N passed, N failed`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { install, node, root, stepEnv } from "./machine.mjs";
import { installBrowser, installPostgres } from "./test-tools.mjs";

install();
installBrowser();
installPostgres();

const bin = (name) => join(root, "node_modules/.bin", name);
const report = join(root, "node_modules/.cache/huizhi/vitest.json");
const urls = join(root, "node_modules/.cache/huizhi/e2e.json");
const checks = [
  ["format", bin("biome"), ["format", "."]],
  ["lint", bin("oxlint"), ["--deny-warnings"]],
  ["lint (biome)", bin("biome"), ["lint", "--error-on-warnings", "."]],
  ["types", bin("tsc"), ["-p", ".", "--noEmit"]],
  ["dependency rules", node(), [join(root, "tests/architecture/dependency-rules.ts")]],
  ["unused exports", node(), [join(root, "node_modules/knip/bin/knip.js"), "--no-progress"]],
  ["regular expressions", node(), [join(root, "tests/architecture/expressions/expression-rules.ts")]],
];

let passed = 0;
let failed = 0;
let skipped = 0;
/** What failed, one line each, said again at the end: the output before is long. */
const failures = [];

// Servers and commands are started again and again, and a quarter of a start is compiling the same modules.
const env = stepEnv({ NODE_COMPILE_CACHE: join(root, "node_modules/.cache/huizhi/compiled") });

/** Runs a command with visible output beside others and returns whether it succeeded. */
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });

/** Runs the checks that need no build, then loads the catalogue of the end-to-end tests, which say so if it fails. */
async function check() {
  for (const [title, command, args] of checks) {
    const isGood = await run(command, args);
    if (isGood) passed++;
    else {
      failed++;
      failures.push(title);
    }
    process.stdout.write(`${isGood ? "✓" : "✗"} ${title}\n`);
  }
  await run(node(), [join(root, "tests/suite/create-demo-data-dir.ts")]);
}

// On two cores: the build computes on one for most of its time.
const [isBuilt] = await Promise.all([run(node(), [join(root, "scripts/build.mjs")]), check()]);
if (!isBuilt) process.exit(1);

/** Runs a vitest configuration and adds up its report; a run without a report counts as a failure. */
function suite(config, file) {
  rmSync(file, { force: true });
  const args = ["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const done = spawnSync(node(), [join(root, "node_modules/vitest/vitest.mjs"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, NODE_ENV: "test" },
  });
  if (!existsSync(file)) {
    failed++;
    failures.push(`${config}: no report`);
    return;
  }
  const result = JSON.parse(readFileSync(file, "utf8"));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  skipped += result.numPendingTests;
  for (const { name, assertionResults } of result.testResults)
    for (const { status, fullName } of assertionResults)
      if (status === "failed") failures.push(`${relative(root, name)}: ${fullName}`);
  if (done.status !== 0 && result.numFailedTests === 0) {
    failed++;
    failures.push(`${config}: no test failed, but an error was thrown beside the tests ("Unhandled Error" above)`);
  }
}
suite("vitest.config.ts", report);
suite("tests/e2e/vitest.config.ts", urls);

for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
if (skipped > 0) process.stdout.write(`skipped: ${skipped}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
