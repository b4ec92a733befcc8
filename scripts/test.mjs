// npm test: runs all checks and tests, installing missing tools. The last line is `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, install, node, root, stepEnv } from "./machine.mjs";
import { installBrowser, installPostgres } from "./test-tools.mjs";

install();
installBrowser();
installPostgres();
build();

const bin = (name) => join(root, "node_modules/.bin", name);
const report = join(root, "node_modules/.cache/huizhi/vitest.json");
const urls = join(root, "node_modules/.cache/huizhi/e2e.json");
const checks = [
  ["format", bin("biome"), ["format", "."]],
  ["lint", bin("oxlint"), ["--deny-warnings"]],
  ["lint (biome)", bin("biome"), ["lint", "--error-on-warnings", "."]],
  ["types", bin("tsc"), ["-p", ".", "--noEmit"]],
  ["dependency rules", node(), [join(root, "tests/architecture/dependency-rules.ts")]],
];

let passed = 0;
let failed = 0;
let skipped = 0;
for (const [title, command, args] of checks) {
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", env: stepEnv() });
  if (done.status === 0) passed++;
  else failed++;
  process.stdout.write(`${done.status === 0 ? "✓" : "✗"} ${title}\n`);
}

/** Runs a vitest configuration and adds up its report; a run without a report counts as a failure. */
function suite(config, file) {
  rmSync(file, { force: true });
  const args = ["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const done = spawnSync(node(), [join(root, "node_modules/vitest/vitest.mjs"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: stepEnv({ NODE_ENV: "test" }),
  });
  if (!existsSync(file)) {
    failed++;
    return;
  }
  const result = JSON.parse(readFileSync(file, "utf8"));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  skipped += result.numPendingTests;
  if (done.status !== 0 && result.numFailedTests === 0) failed++;
}
suite("vitest.config.ts", report);
suite("tests/e2e/vitest.config.ts", urls);

if (skipped > 0) process.stdout.write(`skipped: ${skipped}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
