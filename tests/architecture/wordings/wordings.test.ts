import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../cruise.ts";
import { isCodeFile, listTrackedFiles } from "../list-tracked-files.ts";
import { findRetiredWordings } from "./find-retired-wordings.ts";
import { listChineseLiterals } from "./list-chinese-literals.ts";
import { exemptTexts, readingSources } from "./retired-wordings.ts";

const files = listTrackedFiles().filter(
  (file) =>
    file.startsWith("src/") &&
    isCodeFile(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !readingSources.some((prefix) => file.startsWith(prefix)),
);
const readSource = (file: string) => readFileSync(join(root, file), "utf8");

describe("wordings of the interface", () => {
  it("has no retired wording", () => {
    expect(files.flatMap((file) => findRetiredWordings(file, readSource(file)))).toEqual([]);
  });

  it("looks at every text, and exempts only texts that exist", () => {
    const texts = files.flatMap((file) => listChineseLiterals(readSource(file), file.endsWith("x")));
    expect(texts.length).toBeGreaterThan(900);
    expect(exemptTexts.filter((exempt) => !texts.some(({ text }) => text === exempt))).toEqual([]);
  });
});

describe("findRetiredWordings", () => {
  it.each([
    ["a string", 'const a = { layout: "怎么坐" };', "怎么坐"],
    ["a template", "const a = (n: string) => `人坐得下\n`;", "人坐得下"],
    ["text between tags", "const a = <p>\n  放宽一条就有\n</p>;", "放宽一条就有"],
    ["an attribute", 'const a = <i aria-label="搜这一片" />;', "搜这一片"],
    ["a whole label", 'const a = { limit: "上限" };', "上限"],
  ])("finds %s", (_kind, source, text) => {
    expect(findRetiredWordings("planted.tsx", `// 会址\n${source}\n`)).toMatchObject([{ text, file: "planted.tsx" }]);
  });

  it("leaves comments, names and other texts alone", () => {
    const source = `// 怎么坐\nconst a = ["多少人，在哪里，怎么坐", "日租金上限", "舒适型"]; /* 坐得下 */`;
    expect(findRetiredWordings("planted.ts", source)).toEqual([]);
  });
});
