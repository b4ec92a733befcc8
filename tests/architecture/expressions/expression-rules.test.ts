import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../cruise.ts";

/** Code to plant, and the lines that must name what is wrong with it; none where nothing is. */
const plantedFiles: Readonly<Record<string, { code: string; named: readonly string[] }>> = {
  "src/domain/polynomial.ts": {
    code: "/** Trims. */\nexport const trim = (text: string): string =>\n  text.replace(/\\s+$/, '');",
    named: [String.raw`src/domain/polynomial.ts:3 /\s+$/ costs 2nd degree polynomial, on '\t'.repeat`],
  },
  "src/web/exponential.tsx": {
    code: "export const Part = () => <p>{/^(?:a|a)*$/.test('') && '中文'}</p>;\nexport const second = /^(b+)+$/u;",
    named: [
      "src/web/exponential.tsx:1 /^(?:a|a)*$/ costs exponential, on 'a'.repeat",
      "src/web/exponential.tsx:2 /^(b+)+$/u costs exponential, on 'b'",
    ],
  },
  "scripts/plain.mjs": {
    code: "export const pattern = /,+;/;",
    named: ["scripts/plain.mjs:1 /,+;/ costs 2nd degree polynomial"],
  },
  "src/server/built.ts": {
    code: "const periods = ['间夜', '间', '夜'];\nexport const price = new RegExp(\n  '^(?:' + periods.join('|') + ')*$',\n);",
    named: ["src/server/built.ts:2 /^(?:间夜|间|夜)*$/ costs exponential"],
  },
  "demo/called.ts": {
    code: "export const find = (name: string) => RegExp(name + '+$');",
    named: ["demo/called.ts:1 builds an expression only when it is called"],
  },
  "src/domain/undecided.ts": {
    code: "export const undecided = /[\\p{L}--[a-z]]/v;",
    named: ["src/domain/undecided.ts:1 /[\\p{L}--[a-z]]/v costs unknown"],
  },
  "src/domain/safe.ts": { code: "export const [one, two] = [/^a+$/, new RegExp('^b{2,}')];", named: [] },
  "src/domain/own.test.ts": { code: "export const pattern = /\\s+$/;", named: [] },
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-expressions-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [file, { code }] of Object.entries(plantedFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (directory: string) =>
  spawnSync(process.execPath, [join(root, "tests/architecture/expressions/expression-rules.ts"), directory], {
    encoding: "utf8",
  });

// That the code itself has no such expression is what `expression-rules.ts` checks, in `npm run check` and `npm test`.
test("names every planted expression with its place, its cost and a text that causes it, and no other", () => {
  const { status, stdout, stderr } = check(folder);
  const named = Object.values(plantedFiles).flatMap((planted) => planted.named);
  const lines = stderr.split("\n").filter((line) => /^(?:src|demo|scripts)\//.test(line));
  expect(lines.filter((line) => !named.some((start) => line.startsWith(start)))).toEqual([]);
  for (const start of named) expect(lines.filter((line) => line.startsWith(start))).toHaveLength(1);
  expect(stdout).toContain(`${named.length} mistakes`);
  expect(status).toBe(1);
});

test("fails where it finds hardly any expression", () => {
  const { status, stdout } = check(join(folder, "scripts"));
  expect([status, stdout]).toEqual([1, "0 regular expressions, 0 mistakes\n"]);
});
