import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceEnvironmentTable } from "../../scripts/environment-table.ts";
import { root } from "./cruise.ts";

const readme = readFileSync(join(root, "README.md"), "utf8");

test("the README's environment table matches the schema", () => {
  expect(readme).toContain("| `PORT` | `3000` |");
  expect(replaceEnvironmentTable(readme)).toBe(readme);
});

test("links in README and docs point to existing files", () => {
  for (const file of ["README.md", "docs/architecture.md", "docs/operations.md"]) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      expect(existsSync(join(root, file, "..", target)), `${file}: ${target}`).toBe(true);
    }
  }
});
