import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { written } from "../../scripts/environment-table.ts";
import { root } from "./cruise.ts";

const readme = readFileSync(join(root, "README.md"), "utf8");

test("the README's table of the environment is the one that validates it", () => {
  expect(readme).toContain("| `PORT` | `3000` |");
  expect(written(readme)).toBe(readme);
});

test("everything the README and the docs link to is there", () => {
  for (const file of ["README.md", "docs/architecture.md", "docs/operations.md"]) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      expect(existsSync(join(root, file, "..", target)), `${file}: ${target}`).toBe(true);
    }
  }
});
