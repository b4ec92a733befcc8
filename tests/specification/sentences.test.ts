import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The lines of the table: sentence, rule, file and title of the test. */
const sentences = readFileSync("tests/specification/sentences.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = "", rule = "", file = "", title = ""] = line.split("|").map((cell) => cell.trim());
    return { id, rule, file, title };
  });

/** Sentences of each section. */
const counts = { 1: 8, 2: 33, 3: 12, 4: 7, 5: 9, 6: 3, 7: 23, 8: 10, 9: 18 };

/** Returns the sentences of a section of the specification, as `sentences.md` counts them. */
function listSentences(section: string): string[] {
  const lines = section.split("\n").slice(1);
  return lines
    .flatMap((line) => {
      if (line.startsWith("|")) return line.startsWith("| /") ? [line] : [];
      return line.replace(/^- /, "").split(/(?<=\.)\s+(?=[A-Z0-9h])/);
    })
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !sentence.endsWith(":"));
}

test("there is one line for each sentence, in order", () => {
  const ids = Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(sentences.map(({ id }) => id)).toEqual(ids);
});

const source = "../shared/spec/000_aa9324c9542960eb.txt";

test.skipIf(!existsSync(source))("the specification has that many sentences", () => {
  const sections = readFileSync(source, "utf8").split(/^## /m).slice(1);
  const found = sections.map((section) => [section[0]!, listSentences(section).length]);
  expect(Object.fromEntries(found)).toEqual(counts);
});

test("each line names a test that its file has", () => {
  const missing = sentences.filter(
    ({ file, title }) => title === "" || !existsSync(file) || !readFileSync(file, "utf8").includes(title),
  );
  expect(missing).toEqual([]);
});

test("lines are in our words", () => {
  const text = existsSync(source) ? readFileSync(source, "utf8") : "";
  expect(sentences.filter(({ rule }) => rule.length < 4 || (rule.length > 40 && text.includes(rule)))).toEqual([]);
});
