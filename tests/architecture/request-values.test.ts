import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { isShareId } from "#domain/content/parse-share-id.ts";
import { isIsoDay } from "#domain/day.ts";
import { demandSchema } from "#domain/demand/demand-schema.ts";
import { isEmail, isMainlandMobile, isPhone } from "#domain/demand/field-rules.ts";
import { isDemandToken } from "#domain/demand/format-demand-href.ts";
import { isId } from "#domain/is-id.ts";
import { isVerificationCode } from "#domain/message/code-rules.ts";
import { parsePlanPath } from "#domain/plan-picture/format-plan-href.ts";
import { parseBox } from "#domain/search/box.ts";
import { parseGroups } from "#domain/search/grammar.ts";
import { isShareSecret, parseShareCode } from "#domain/shared-list/parse-share-code.ts";
import { parseVariantName } from "#server/pictures/parse-variant-name.ts";
import { root } from "./cruise.ts";
import { listRequestSchemas } from "./list-request-schemas.ts";

/** Throws where anything makes a text or a number of it, or measures it. */
const untouchable = { toString: 1, valueOf: 1 };
const hostileValues: unknown[] = [
  untouchable,
  ...["length", "size", "trim", "then", "constructor", "__proto__", "0"].map((name) =>
    JSON.parse(JSON.stringify({ value: untouchable }).replace("value", name)),
  ),
  [untouchable],
  [[untouchable]],
  { length: 1, 0: untouchable },
];
const schemas = listRequestSchemas();

describe("the schemas of requests", () => {
  test("check no value further once its type is wrong", () => {
    expect(schemas.length).toBeGreaterThan(300);
    for (const { place, schema } of schemas)
      for (const value of hostileValues) {
        expect(() => z.safeParse(schema, value), `${place} ${JSON.stringify(value)}`).not.toThrow();
      }
  });

  test("are given what a client sent as it is, or normalized by its types alone", () => {
    for (const { input, read } of Object.values(endpoints as Record<string, Endpoint>).filter((row) => row.read)) {
      const fields = Object.keys((input as z.ZodObject).shape);
      for (const value of hostileValues) {
        const inputs = [value, ...fields.map((name) => ({ [name]: value }))];
        for (const given of inputs) expect(() => z.safeParse(input, read!(given))).not.toThrow();
      }
    }
  });

  /** Returns an expression that the generator of texts knows. */
  const withoutLookahead = ({ source, flags }: RegExp) => new RegExp(source.replace(/\(\?![^()]*\)/g, ""), flags);
  const patterns = schemas.flatMap(({ place, schema }) =>
    (schema._zod.def.checks ?? []).flatMap(({ _zod }) => {
      const { pattern } = _zod.def as { pattern?: RegExp };
      return pattern ? [{ place, pattern }] : [];
    }),
  );

  test("match a text from its beginning to its end", () => {
    expect(patterns.length).toBeGreaterThan(30);
    for (const { place, pattern } of patterns)
      fc.assert(
        fc.property(fc.stringMatching(withoutLookahead(pattern)), (text) => {
          for (const other of [`${text}\n`, `${text} <`, `< ${text}`, `<\n${text}`])
            expect(pattern.test(other), `${place}: ${pattern} matches ${JSON.stringify(other)}`).toBe(false);
        }),
        { numRuns: 10 },
      );
  });
});

describe("rules of single values", () => {
  const secret = "Ab-9_zAb-9_zAb-9_zAb-9_zAb-9_z12";
  const isClientKey = (clientKey: string) => z.safeParse(demandSchema.shape.clientKey, clientKey).success;
  test.each<[name: string, accepts: (text: string) => unknown, valid: string]>([
    ["mainland mobile", isMainlandMobile, "13800138000"],
    ["phone", isPhone, "+86-10-65001234"],
    ["e-mail address", isEmail, "chen@mail.example.com"],
    ["client key", isClientKey, "a-client-key"],
    ["day", isIsoDay, "2026-11-27"],
    ["id", isId, "110000"],
    ["token of a demand", isDemandToken, secret],
    ["code of a shared list", parseShareCode, "k7m2q9bcdfgh"],
    ["secret of a shared list", isShareSecret, secret],
    ["id of a sharer", isShareId, "Ab-9_z"],
    ["verification code", isVerificationCode, "123456"],
    ["map box", parseBox, "116.3,39.8,116.6,40"],
    ["groups of a list", (groups) => parseGroups("venue", groups), "-0-1-0-200-2"],
    ["name of a picture", parseVariantName, "0123456789abcdef0123-640.webp"],
    ["path of a plan", parsePlanPath, "2/4/1--20-10_1--20-10.svg"],
  ])("a %s is accepted alone, and with nothing before or after it", (_, accepts, valid) => {
    expect(accepts(valid)).toBeTruthy();
    for (const other of [" anything", "\n", "\nanything", "<", "\0", ","]) {
      expect(accepts(valid + other), JSON.stringify(valid + other)).toBeFalsy();
      expect(accepts(other + valid), JSON.stringify(other + valid)).toBeFalsy();
    }
  });
});

describe("code that reads requests", () => {
  const directory = mkdtempSync(join(tmpdir(), "huizhi-values-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const config = join(directory, "oxlintrc.json");
  writeFileSync(
    config,
    JSON.stringify({
      plugins: ["typescript"],
      categories: { correctness: "off" },
      rules: {
        "typescript/no-base-to-string": ["error", { checkUnknown: true }],
        "typescript/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
        "typescript/restrict-plus-operands": "error",
      },
      ignorePatterns: ["**/*.test.ts"],
    }),
  );

  /** Returns the places at which a value of no certain type becomes a text. */
  function findConversions(cwd: string, folders: readonly string[]): { files: number; places: string[] } {
    const { stdout } = spawnSync(
      join(root, "node_modules/.bin/oxlint"),
      ["--config", config, "--type-aware", "--format", "json", ...folders],
      {
        cwd,
        encoding: "utf8",
        env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, "node_modules/.bin/tsgolint") },
      },
    );
    const report = JSON.parse(stdout) as {
      number_of_files: number;
      diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
    };
    const places = report.diagnostics.map(
      ({ code, filename, labels }) => `${filename}:${labels[0]?.span.line} ${code}`,
    );
    return { files: report.number_of_files, places };
  }

  test("makes no text of a value before its type is known", () => {
    const { files, places } = findConversions(root, [
      "src/contract",
      "src/domain",
      "src/server/api",
      "src/server/mcp",
      "src/server/headers",
    ]);
    expect(files).toBeGreaterThan(400);
    expect(places).toEqual([]);
  });

  test.each([
    "export const text = (value: unknown) => String(value);",
    `export const text = (value: unknown) => \`\${value}\`;`,
    'export const text = (value: unknown) => "" + (value as object);',
    "export const text = (value: { a?: unknown }) => [value.a].join();",
  ])("would be found: %s", (source) => {
    const file = join(directory, "src/planted.ts");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    writeFileSync(
      join(directory, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { strict: true }, include: ["src"] }),
    );
    expect(findConversions(directory, ["src"]).places).not.toEqual([]);
  });
});
