import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cruise, root } from "./cruise.ts";

/** Violations to plant: file, import and the rule that must find it. */
const plantedViolations = [
  { file: "src/domain/planted.ts", imports: "#server/http/env.ts", rule: "room src/domain" },
  { file: "src/contract/planted.ts", imports: "#server/http/env.ts", rule: "room src/contract" },
  { file: "src/server/store/planted.ts", imports: "#contract/codes.ts", rule: "room src/server/store" },
  { file: "src/server/search/planted.ts", imports: "../http/env.ts", rule: "room src/server/search" },
  {
    file: "src/server/api/services/home/planted.ts",
    imports: "#server/http/env.ts",
    rule: "room src/server/api/services",
  },
  {
    file: "src/server/api/services/home/planted-two.ts",
    imports: "../venue/get-venue.ts",
    rule: "siblings in server/api/services stay apart",
  },
  { file: "src/server/api/planted.ts", imports: "../store/database.ts", rule: "room src/server/api" },
  {
    file: "src/server/planted.ts",
    imports: "#web/routes.ts",
    rule: "only render-page.tsx of the server imports web",
  },
  { file: "src/web/platform/planted.tsx", imports: "../ui/navigation/link.tsx", rule: "room src/web/platform" },
  { file: "src/web/ui/planted.tsx", imports: "#contract/codes.ts", rule: "room src/web/ui" },
  {
    file: "src/web/features/map/planted.tsx",
    imports: "../search/box/search-box.tsx",
    rule: "siblings in web/features stay apart",
  },
  { file: "src/web/pages/home/planted.tsx", imports: "../venue/page.tsx", rule: "siblings in web/pages stay apart" },
  { file: "src/web/pages/home/planted-two.tsx", imports: "#server/http/env.ts", rule: "room src/web/pages" },
  { file: "src/commands/planted.ts", imports: "#entry/client.ts", rule: "nobody imports entry" },
  {
    file: "src/server/api/services/planted.ts",
    imports: "#demo/random.ts",
    rule: "src never imports demo, tests or bench",
  },
  { file: "src/domain/planted-two.ts", imports: "./not-there.ts", rule: "resolvable" },
] as const;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "huizhi-rules-"));
  for (const name of ["src", "demo", "package.json"]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const { file, imports } of plantedViolations) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `import * as planted from "${imports}";\nexport const here = planted;\n`);
  }
  writeFileSync(
    join(copy, "src/domain/circle-a.ts"),
    'import { b } from "./circle-b.ts";\nexport const a = () => b;\n',
  );
  writeFileSync(
    join(copy, "src/domain/circle-b.ts"),
    'import { a } from "./circle-a.ts";\nexport const b = () => a;\n',
  );
  writeFileSync(
    join(copy, "src/domain/type-a.ts"),
    'import { b } from "./type-b.ts";\nexport interface A {}\nexport const a = () => b;\n',
  );
  writeFileSync(
    join(copy, "src/domain/type-b.ts"),
    'import type { A } from "./type-a.ts";\nexport const b = (a: A) => a;\n',
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// That the code itself has no violations is what `dependency-rules.ts` checks, in `npm run check` and `npm test`.
test("each rule finds its planted violation", async () => {
  const { violations } = await cruise(copy);
  for (const { file, rule } of plantedViolations) {
    expect(
      violations.filter(({ from }) => from === file).map((found) => found.rule),
      file,
    ).toContain(rule);
  }
  expect(violations.some(({ rule, from }) => rule === "no cycles" && from.includes("circle-"))).toBe(true);
  // The import of a type is erased, so that it closes no circle.
  expect(violations.filter(({ rule, from }) => rule === "no cycles" && !from.includes("circle-"))).toEqual([]);
});
