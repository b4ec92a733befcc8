import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { buildGroupUrlCases } from "../urls/build-group-url-cases.ts";
import { buildUrlCases } from "../urls/build-url-cases.ts";
import { specifiedCalls, specifiedRoutes } from "./specified-routes.ts";

/** One line of the table: a statement with its test, or, without `id`, one more test of the statement above it. */
interface Line {
  id: string;
  rule: string;
  file: string;
  title: string;
  /** The row of a parametrised test; empty where the test has none. */
  case: string;
}

const lines: Line[] = readFileSync("tests/specification/statements.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?:\d|\|)/.test(line))
  .map((line) => {
    const [, id = "", rule = "", file = "", title = "", row = ""] = line.split("|").map((cell) => cell.trim());
    return { id, rule, file, title, case: row.replaceAll("`", "") };
  });
const ids = lines.flatMap(({ id }) => id || []);

/** Sentences of each section, and the single statements that they are split into. */
const counts = {
  1: { sentences: 8, statements: 18 },
  2: { sentences: 33, statements: 105 },
  3: { sentences: 12, statements: 73 },
  4: { sentences: 7, statements: 16 },
  5: { sentences: 9, statements: 22 },
  6: { sentences: 3, statements: 4 },
  7: { sentences: 23, statements: 79 },
  8: { sentences: 10, statements: 22 },
  9: { sentences: 18, statements: 54 },
};

/** Returns the letters that statements of one sentence have, in order: none for a single one, then a to z, za, zb. */
function listLetters(count: number): string[] {
  if (count === 1) return [""];
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return Array.from({ length: count }, (_, at) => letters[at] ?? `z${letters[at - 26]}`);
}

test("the statements of each section are counted, in order, and each sentence has one", () => {
  const found = ids.map((id) => /^(\d)\.(\d+)([a-z]*)$/.exec(id)!.slice(1) as [string, string, string]);
  for (const [section, { sentences, statements }] of Object.entries(counts)) {
    const own = found.filter(([of]) => of === section);
    expect(own, `section ${section}`).toHaveLength(statements);
    const bySentence = Map.groupBy(own, ([, sentence]) => Number(sentence));
    expect([...bySentence.keys()]).toEqual(Array.from({ length: sentences }, (_, at) => at + 1));
    for (const group of bySentence.values())
      expect(group.map(([, , letter]) => letter)).toEqual(listLetters(group.length));
  }
  expect(ids).toHaveLength(Object.values(counts).reduce((sum, { statements }) => sum + statements, 0));
  expect(lines[0]!.id).not.toBe("");
});

/** Returns the text of a test's file and of the tables that it reads: files of `tests` that it imports. */
function readWithTables(file: string): string {
  const text = readFileSync(file, "utf8");
  const imported = [...text.matchAll(/from "(\.{1,2}\/[^"]+)"/g)].map(([, path]) => join(dirname(file), path!));
  const tables = imported.filter((path) => path.startsWith("tests/"));
  return [text, ...tables.map((path) => readFileSync(path, "utf8"))].join("\n");
}

const isQuoted = (text: string, part: string): boolean => ['"', "'", "`"].some((q) => text.includes(q + part + q));

test("each line names a test that its file has, and runs", () => {
  const wrong = lines.filter(({ file, title }) => {
    if (title === "" || !/\.test\.tsx?$/.test(file) || !existsSync(file)) return true;
    const text = readFileSync(file, "utf8");
    return !isQuoted(text, title) || /\b(?:test|it|describe)\.(?:skip|todo|only)\b/.test(text);
  });
  expect(wrong).toEqual([]);
});

const urlCases = new Set(
  [...buildUrlCases({ venue: "{venue}", space: "{space}", other: "{other}" }), ...buildGroupUrlCases()].map(
    ({ status, url, target }) => `${status} ${url}${target ? ` → ${target}` : ""}`,
  ),
);
const callCases = new Set(specifiedCalls.map(({ method, call }) => `${method} ${call}`));

/** Returns whether a parametrised test has a row. Tables of URLs and calls are compared as a whole, others by a quoted value or a number. */
function hasRow({ file, title, case: row }: Line): boolean {
  if (title === "$url: $status, $why") return urlCases.has(row);
  if (title === "$method $call, and no other method") return callCases.has(row);
  const text = readWithTables(file);
  return isQuoted(text, row) || (/^(?:\d+|\w+: \w+(?:, \w+: \w+)*)$/.test(row) && text.includes(row));
}

test("each line of a parametrised test names a row that the test has", () => {
  // A title with %s or $name is that of several tests.
  const isParametrised = ({ title }: Line) => /\$\w+|%[sdifjo]/.test(title);
  expect(lines.filter((line) => isParametrised(line) !== (line.case !== ""))).toEqual([]);
  expect(lines.filter((line) => line.case !== "" && !hasRow(line))).toEqual([]);
});

test("every call is a statement", () => {
  const listed = lines.filter(({ id, rule }) => id !== "" && rule.startsWith("/api/"));
  expect(listed.map((line) => `${line.case.split(" ")[0]} ${line.rule.slice("/api/".length)}`)).toEqual([...callCases]);
  expect(listed.filter((line) => !line.case.endsWith(` ${line.rule.slice("/api/".length)}`))).toEqual([]);
});

test("every route and alias is a statement", () => {
  const missing = specifiedRoutes.filter(
    ({ spec }) => !lines.some(({ id, rule }) => id.startsWith("2.") && ` ${rule} `.includes(` ${spec}`)),
  );
  expect(missing).toEqual([]);
});

const source = "../shared/spec/000_aa9324c9542960eb.txt";
const sections = existsSync(source) ? readFileSync(source, "utf8").split(/^## /m).slice(1) : [];

/** Returns the sentences of a section of the specification: a row of a table and an item of a list is one, a line that leads to a list none. */
function listSentences(section: string): string[] {
  return section
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      if (line.startsWith("|")) return line.startsWith("| /") ? [line] : [];
      return line.replace(/^- /, "").split(/(?<=\.)\s+(?=[A-Z0-9h])/);
    })
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !sentence.endsWith(":"));
}

test.skipIf(sections.length === 0)("the specification has that many sentences", () => {
  const found = sections.map((section) => [section[0]!, listSentences(section).length]);
  const expected = Object.entries(counts).map(([section, { sentences }]) => [section, sentences]);
  expect(found).toEqual(expected);
});

/** Words of the specification that are names: of paths, parameters, fields, cookies; and its numbers. */
const namePattern = /\/[\w/{}?:-]*\w[\w/{}?:-]*|\b\w+_\w+\b|\b[a-z]+[A-Z]\w*|\b\d+(?:\.\d+)?\b/g;

test.skipIf(sections.length === 0)("every name and number of a sentence stands in its statements", () => {
  const missing = sections.flatMap((section) =>
    listSentences(section).flatMap((sentence, at) => {
      const id = `${section[0]}.${at + 1}`;
      let current = "";
      const own = lines.filter((line) => {
        current = line.id === "" ? current : line.id.replace(/[a-z]+$/, "");
        return current === id;
      });
      const text = own.map((line) => `${line.rule} ${line.title} ${line.case}`).join("\n");
      return (sentence.match(namePattern) ?? []).filter((name) => !text.includes(name)).map((name) => `${id} ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test("lines are in our words", () => {
  const text = sections.join("");
  const isRoute = (rule: string) => rule.startsWith("/");
  const wrong = lines.filter(({ rule }) => rule === "" || (rule.length > 40 && !isRoute(rule) && text.includes(rule)));
  expect(wrong).toEqual([]);
});
