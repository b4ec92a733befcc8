import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "./cruise.ts";
import { findLongFunctions } from "./find-long-functions.ts";
import { isCodeFile, listTrackedFiles } from "./list-tracked-files.ts";

/** Returns a function of so many lines, with this body as its last line but one. */
const createFunction = (lines: number, last = "return sum;", name = "planted") =>
  [
    `export function ${name}() {`,
    "  let sum = 0;",
    ...Array.from({ length: lines - 4 }, (_, at) => `  sum += ${at};`),
    `  ${last}`,
    "}",
  ].join("\n");
const createLines = (count: number) =>
  Array.from({ length: count }, (_, at) => `export const v${at} = ${at};\n`).join("");

describe("the linter's limits", () => {
  const directory = mkdtempSync(join(tmpdir(), "huizhi-lint-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  copyFileSync(join(root, ".oxlintrc.json"), join(directory, ".oxlintrc.json"));

  /** Returns the rules that a file with this text breaks. */
  function lint(file: string, text: string): string[] {
    mkdirSync(join(directory, dirname(file)), { recursive: true });
    writeFileSync(join(directory, file), text);
    const program = join(root, "node_modules/.bin/oxlint");
    const { stdout } = spawnSync(program, ["--format", "json", file], { cwd: directory, encoding: "utf8" });
    return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
  }
  const tooLong = ["eslint(max-lines-per-function)"];

  test.each([
    ["src/domain/planted.ts", 50, []],
    ["src/domain/planted.ts", 51, tooLong],
    ["demo/planted.ts", 51, tooLong],
    ["bench/search/planted.ts", 51, tooLong],
    ["tests/e2e/planted.ts", 51, tooLong],
    ["src/web/ui/planted.tsx", 120, []],
    ["src/web/ui/planted.tsx", 121, tooLong],
  ])("in %s a function of %i lines breaks %j", (file, lines, rules) => {
    expect(lint(file, createFunction(lines))).toEqual(rules);
  });

  test("the callbacks of describe and test may be longer", () => {
    expect(
      lint("src/domain/planted.test.ts", `test("planted", ${createFunction(80).replace("export ", "")});`),
    ).toEqual([]);
  });

  test.each([
    ["src/domain/planted-file.ts", 300, []],
    ["src/domain/planted-file.ts", 301, ["eslint(max-lines)"]],
    ["src/web/ui/planted-file.tsx", 301, ["eslint(max-lines)"]],
    ["tests/e2e/planted-file.test.ts", 301, ["eslint(max-lines)"]],
    ["src/server/geography/tables/planted.ts", 301, []],
    ["src/texts/site/planted.zh.ts", 301, []],
  ])("a file %s of %i lines breaks %j", (file, lines, rules) => {
    expect(lint(file, createLines(lines))).toEqual(rules);
  });
});

describe("functions that the linter cannot tell apart", () => {
  const find = (file: string, text: string) => findLongFunctions(file, text).map(({ name, lines }) => [name, lines]);

  test("finds a long function of a .tsx file that renders no markup", () => {
    expect(find("planted.tsx", createFunction(50))).toEqual([]);
    expect(find("planted.tsx", createFunction(51))).toEqual([["planted", 51]]);
    expect(find("planted.tsx", createFunction(120, "return <p>{sum}</p>;"))).toEqual([]);
    expect(find("planted.tsx", createFunction(51, "return () => <p>{sum}</p>;"))).toEqual([["planted", 51]]);
    const hook = `// 注\nconst usePlanted = ${createFunction(60).replace("export function planted()", "() =>")};`;
    expect(findLongFunctions("planted.tsx", hook)).toEqual([{ name: "usePlanted", line: 2, lines: 60 }]);
    expect(find("planted.tsx", `const a = { ${createFunction(52).replace("export function ", "")} };`)).toEqual([
      ["planted", 52],
    ]);
  });

  test("finds a long function of a test that is no callback of the test runner", () => {
    const callback = createFunction(60).replace("export ", "");
    for (const call of ['test("planted", ', 'describe.each(rows)("planted", ', "afterAll("]) {
      expect(find("planted.test.ts", `${call}${callback});`)).toEqual([]);
    }
    expect(find("planted.test.ts", callback)).toEqual([["planted", 60]]);
    expect(find("planted.test.ts", `describe("planted", () => {\n${callback}\n});`)).toEqual([["planted", 60]]);
  });

  test("the code has none", () => {
    const files = listTrackedFiles().filter((file) => isCodeFile(file) && /\.tsx$|\.test\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      findLongFunctions(file, readFileSync(join(root, file), "utf8")).map((long) => ({ file, ...long })),
    );
    expect(found).toEqual([]);
  });
});
