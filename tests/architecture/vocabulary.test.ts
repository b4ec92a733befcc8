import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./cruise.ts";
import { findRetiredNames, findRetiredPath, isExempt, splitName } from "./find-retired-names.ts";
import { listDeclaredNames } from "./list-declared-names.ts";
import { isCodeFile, listTrackedFiles } from "./list-tracked-files.ts";
import { exemptions } from "./retired-terms.ts";

const trackedFiles = listTrackedFiles();
const codeFiles = trackedFiles.filter(isCodeFile);
const readSource = (file: string) => readFileSync(join(root, file), "utf8");
const found = codeFiles.flatMap((file) => findRetiredNames(file, readSource(file)));

describe("vocabulary", () => {
  it("has no retired word in a name", () => {
    expect(found.filter((one) => !isExempt(one))).toEqual([]);
  });

  it("has no retired word in a file or folder name", () => {
    expect(trackedFiles.flatMap(findRetiredPath)).toEqual([]);
  });

  it("looks at every file and name of the code", () => {
    expect(codeFiles.length).toBeGreaterThan(700);
    expect(codeFiles.flatMap((file) => listDeclaredNames(readSource(file), file.endsWith("x"))).length).toBeGreaterThan(
      40_000,
    );
  });

  it("has no exemption that nothing needs", () => {
    const unused = exemptions.filter(
      (row) =>
        !found.some(({ file, name }) => row.name === name && row.files.some((prefix) => file.startsWith(prefix))),
    );
    expect(unused).toEqual([]);
  });
});

/** A retired name of every kind; 会址 before it makes bytes and characters differ. */
const plantedNames: readonly (readonly [kind: string, source: string, name: string])[] = [
  ["a variable", "const houseName = 1;", "houseName"],
  ["an array pattern", "const [, askedCity = 1] = row;", "askedCity"],
  ["an object pattern", "const { hall } = row;", "hall"],
  ["a renamed property", "const { space: toldSpace } = row;", "toldSpace"],
  ["a rest element", "const { a, ...otherWays } = row;", "otherWays"],
  ["a function", "function leanQuery() {}", "leanQuery"],
  ["a parameter", "function trim(wordList: string[]) {}", "wordList"],
  ["a parameter of an arrow function", "const f = async (halls) => halls;", "halls"],
  ["a parameter of a function type", "type F = (ask: number) => void;", "ask"],
  ["a caught error", "try {} catch (oddError) {}", "oddError"],
  ["a label", "calm: for (;;) break calm;", "calm"],
  ["a type", "type SaidText = string;", "SaidText"],
  ["a type parameter", "type Box<Thing> = Thing[];", "Thing"],
  ["an interface", "interface HouseProps {}", "HouseProps"],
  ["a property of an interface", "interface Props { wholePrice?: number }", "wholePrice"],
  ["a method of an interface", "interface Props { hangPictures(): void }", "hangPictures"],
  ["a property of a literal type", "type Props = { readonly beside: string };", "beside"],
  ["a string of a literal type", 'type State = "idle" | "kept";', "kept"],
  ["a class", "class VenueCrowd {}", "VenueCrowd"],
  ["a property of a class", "class Cache { static patienceMs = 1; }", "patienceMs"],
  ["a private property", "class Cache { #kept = 1; }", "kept"],
  ["a method of a class", "class Cache { put(a: string) {} }", "put"],
  ["a private method", "class Cache { #settleRow() {} }", "settleRow"],
  ["a getter", "class Cache { get news() { return 1; } }", "news"],
  ["a parameter property", "class Cache { constructor(private readonly survey: string) {} }", "survey"],
  ["a key of an object", "const row = { hung: 1 };", "hung"],
  ["a quoted key of an object", 'const row = { "top-hall": 1 };', "top-hall"],
  ["a method of an object", "const row = { deaf() {} };", "deaf"],
  ["an enum member", "enum Kind { Venue, House }", "House"],
  ["a component", "const el = () => <HallRow />; function HallRow() { return null; }", "HallRow"],
  ["an import's local name", 'import { venue as theHouse } from "./a.ts";', "theHouse"],
  ["an import", 'import { askPage } from "./a.ts";', "askPage"],
  ["an export's new name", "export { venue as house };", "house"],
  ["snake case", "const most_heard = 1;", "most_heard"],
  ["capitals", "const MAX_WISHES = 1;", "MAX_WISHES"],
  ["a retired name without a retired word", "const fallsShort = 1;", "fallsShort"],
];

describe("findRetiredNames", () => {
  it.each(plantedNames)("finds a retired word in %s", (_kind, source, name) => {
    expect(findRetiredNames("planted.tsx", `// 会址\n${source}\n`)).toMatchObject([{ name, line: 2 }]);
  });

  it("finds nothing in other names", () => {
    const source = "const wayside = shall, password = asking_price.whole; f(told, { key: 'house' });";
    expect(findRetiredNames("planted.ts", source)).toEqual([]);
  });

  it("finds retired words in paths", () => {
    const paths = ["src/house/page.tsx", "src/web/use-hand.ts", "tests/write-for-ever.ts", "docs/seating-halls.md"];
    expect(paths.flatMap(findRetiredPath).map(({ name }) => name)).toEqual([
      "house",
      "use-hand.ts",
      "seating-halls.md",
    ]);
  });

  it("splits names at capitals, hyphens and underscores", () => {
    expect(splitName("parseURLOfHall2_of-houses")).toEqual(["parse", "url", "of", "hall", "of", "houses"]);
  });
});
