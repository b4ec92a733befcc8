import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./cruise.ts";
import { listTrackedFiles } from "./list-tracked-files.ts";

const files = listTrackedFiles().filter((file) =>
  /^(?:src|demo|tests|bench|scripts)\/.*\.(?:tsx?|mjs|css)$/.test(file),
);
const text = (file: string) => readFileSync(join(root, file), "utf8");
/** Tables, texts and generated files may be longer. */
const exempt = /\/tables\/|\/texts\/|\.gen\.|\/words\.ts$|names\.ts$/;

test("no file exceeds 300 lines and the median is at most 80", () => {
  const lines = files
    .filter((file) => !exempt.test(file))
    .map((file) => ({ file, lines: text(file).split("\n").length - 1 }));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((row) => row.lines > 300)).toEqual([]);
  const sorted = lines.map((row) => row.lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
});

test("no picture is lazy by the browser's own rules, but the one for browsers without script", () => {
  const lazy = files.filter(
    (file) => /^src\/web\/.*\.tsx$/.test(file) && !/\.test\./.test(file) && text(file).includes('loading="lazy"'),
  );
  expect(lazy).toEqual(["src/web/ui/picture/picture.tsx"]);
  expect(text("src/web/ui/picture/picture.tsx").match(/<noscript>\s*<img [^>]*loading="lazy"/g)).toHaveLength(1);
});

test("no folder or file is named utils, helpers, misc, lib or common", () => {
  expect(
    files.filter(
      (file) =>
        /(?:^|\/)(?:utils?|helpers?|misc|lib|common\.tsx?)(?:\/|\.tsx?$)/.test(file) &&
        !/contract|services\/common/.test(file),
    ),
  ).toEqual([]);
});

test("no file has open markers, focused tests or disabled checks", () => {
  const marks = new RegExp(
    [
      "TO" + "DO",
      "FIX" + "ME",
      "@ts-" + "ignore",
      "@ts-no" + "check",
      "\\.only" + "\\(",
      "biome-" + "ignore",
      "oxlint-" + "disable",
      "eslint-" + "disable",
    ].join("|"),
  );
  expect(files.filter((file) => marks.test(text(file)))).toEqual([]);
});

test("only web code uses window, document and storage", () => {
  const pure = files.filter(
    (file) => /^src\/(?:domain|contract|texts|server|commands)\//.test(file) && !/\.test\.|fault-page/.test(file),
  );
  expect(
    pure.filter((file) =>
      /\bwindow\.(?:location|document|addEventListener|navigator)|\b(?:local|session)Storage\.|\bdocument\.(?:cookie|querySelector|getElementById|documentElement|body)/.test(
        text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
      ),
    ),
  ).toEqual([]);
});

test("only server/env.ts reads the environment", () => {
  const others = files.filter(
    (file) => file.startsWith("src/") && file !== "src/server/http/env.ts" && !/\.test\./.test(file),
  );
  expect(others.filter((file) => /process\.env/.test(text(file)))).toEqual([]);
});

test("dependency versions are exact", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text("package.json")) as Record<
    string,
    Record<string, string>
  >;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});
