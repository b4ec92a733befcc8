import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceEnvironmentTable } from "#scripts/environment-table.ts";
import { root } from "./cruise.ts";
import { listTrackedFiles } from "./list-tracked-files.ts";

const trackedFiles = listTrackedFiles();

test("the environment table of docs/configuration.md matches the schema", () => {
  const configuration = readFileSync(join(root, "docs/configuration.md"), "utf8");
  expect(configuration).toContain("| `PORT` | `3000` |");
  expect(replaceEnvironmentTable(configuration), "write the table: npm run environment-table").toBe(configuration);
});

test("the README has fewer than 120 lines", () => {
  expect(readFileSync(join(root, "README.md"), "utf8").split("\n").length).toBeLessThan(120);
});

test("links in documents point to existing files", () => {
  const linking = trackedFiles.filter((path) => /^(?:[A-Z]+\.md|docs\/.*\.md)$/.test(path));
  expect(linking).toContain("docs/configuration.md");
  for (const file of linking) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
      if (target.startsWith("https://")) continue;
      expect(existsSync(join(root, file, "..", target)), `${file}: ${target}`).toBe(true);
    }
  }
});

/** A path or name of a file of the project, as a document writes it; patterns such as `*.test.ts` are none. */
const filePattern = /(?<![\w*}/.-])[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|sql|py)\b/g;
/** A path with a placeholder, such as `schemas/GROUP.ts`. */
const placeholderPattern = /`[^`\n]*\b(?:GROUP|NAME|NOUN|VERB)\b[^`\n]*`/g;
/** A folder in backticks, by its path from the root or from `src`. */
const folderPattern =
  /`((?:src|domain|texts|contract|server|web|entry|commands|demo|tests|bench|docs)(?:\/[\w-]+)+)\/?`/g;

const trackedPaths = trackedFiles.map((path) => `/${path}`);

/** Lists the files and folders that a text names and that do not exist. */
function listMissingPaths(document: string): string[] {
  const text = document.replace(placeholderPattern, "");
  const files = [...text.matchAll(filePattern)].map(([name]) => name);
  const folders = [...text.matchAll(folderPattern)].map(([, name = ""]) => name);
  return [
    ...files.filter((name) => !trackedPaths.some((path) => path.endsWith(`/${name}`))),
    ...folders.filter((name) => !trackedPaths.some((path) => path.includes(`/${name}/`))),
  ];
}

test("files and folders named in documents exist", () => {
  const documents = trackedFiles.filter((path) => /^(?:README\.md|CONTRIBUTING\.md|NOTICE|docs\/.*\.md)$/.test(path));
  expect(documents.length).toBeGreaterThan(15);
  const missing = documents.flatMap((document) =>
    listMissingPaths(readFileSync(join(root, document), "utf8")).map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("a path that does not exist is found", () => {
  const text =
    "`web/routes.ts`, `web/gone.ts`, gone.test.ts in src/domain/, `*.test.ts`, `web/GROUP.ts`, `server/search/`, `server/gone`";
  expect(listMissingPaths(text)).toEqual(["web/gone.ts", "gone.test.ts", "server/gone"]);
});
