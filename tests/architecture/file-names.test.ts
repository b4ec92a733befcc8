import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./cruise.ts";
import { listExportedNames } from "./list-exported-names.ts";
import { isCodeFile, listTrackedFiles } from "./list-tracked-files.ts";

/** Files whose name is given by their place, or by the tool that looks for it. */
const namedByPlace =
  /\/(?:page|view|loader)\.tsx?$|^src\/entry\/|\/index\.ts$|\.test\.tsx?$|\.d\.m?ts$|\/migrations\/|\/tables\/|^demo\/content\/(?:cases|questions|solutions)\/|^src\/commands\/(?:backup|catalog|demands|quotes|restore)\.ts$|\/vitest\.config\.ts$/;

/** Files of many exports of equal rank, none of which could name the file. */
const namedByContent: Readonly<Record<string, string>> = {
  "bench/search/name-parts.ts": "lists of names for the generated catalogue",
  "demo/venues/venue-name-parts.ts": "lists of characters and suffixes of invented names",
  "src/commands/demands/change-demand.ts": "the verbs that change a demand",
  "src/commands/quotes/change-quote.ts": "the verbs that change a request for a quote",
  "src/contract/schemas/entities.ts": "the schemas of city, region, venue and space",
  "src/domain/day.ts": "the arithmetic of days",
  "src/domain/demand/field-rules.ts": "the rules of section 5 of the specification",
  "src/domain/distance.ts": "distances between places",
  "src/domain/format.ts": "the formats of numbers, prices and dates",
  "src/domain/proposal/describe-sheet.ts": "what the sheets of a proposal say",
  "src/domain/search/grammar.ts": "the grammar of the two lists' URLs",
  "src/domain/search/sentence/lexicon/grammar-synonyms.ts": "tables of synonyms by grammatical role",
  "src/domain/limits.ts": "the business constants",
  "src/domain/request-sign.ts": "signing requests and checking signatures",
  "src/server/mcp/tool-inputs.ts": "input fields that several tools ask for",
  "src/server/catalogue/map/cells/enum-parsers.ts": "the cell types of fields with fixed values",
  "src/server/catalogue/write/entity-schemas.ts": "the schemas of venue and space in the catalogue",
};

const toKebabCase = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3-$2").toLowerCase();

/** Returns whether a file is kebab-case and named after one of its exports; `.zh.ts` stands for -zh, programs export nothing. */
function isWellNamed(file: string, source: string): boolean {
  const stem = basename(file)
    .replace(/\.(?:tsx?|mjs)$/, "")
    .replace(/\.fixture$/, "")
    .replace(/\.(zh|en)$/, "-$1");
  const names = listExportedNames(source, file.endsWith("x")).map(toKebabCase);
  return /^[a-z\d-]+$/.test(stem) && (names.length === 0 || names.includes(stem));
}

const files = listTrackedFiles().filter((file) => isCodeFile(file) && !file.startsWith("scripts/"));
const checkedFiles = files.filter((file) => !namedByPlace.test(file));
const readSource = (file: string) => readFileSync(join(root, file), "utf8");

describe("file names", () => {
  it("are kebab-case and name one of the file's exports", () => {
    expect(checkedFiles.length).toBeGreaterThan(450);
    const wrong = checkedFiles.filter((file) => !isWellNamed(file, readSource(file)));
    expect(wrong.filter((file) => !(file in namedByContent))).toEqual([]);
  });

  it("have no exemption that nothing needs", () => {
    const unused = Object.keys(namedByContent).filter(
      (file) => !checkedFiles.includes(file) || isWellNamed(file, readSource(file)),
    );
    expect(unused).toEqual([]);
  });
});

describe("isWellNamed", () => {
  it.each([
    ["a/parse-url.ts", "export const parseURL = () => 1;"],
    ["a/venue-card.tsx", "export default function VenueCard() { return <p />; }"],
    ["a/home.zh.ts", "export const homeZh = {};"],
    ["a/row-shape.ts", 'export type { Row as RowShape } from "./row.ts";'],
    ["a/venue-query.ts", "export interface VenueQuery { a: 1 }"],
    ["a/second.ts", "export const { first, second } = both;"],
    ["a/write-loop.ts", "setInterval(() => {}, 1);"],
  ])("accepts %s", (file, source) => expect(isWellNamed(file, source)).toBe(true));

  it.each([
    ["a/url.ts", "export const parseURL = () => 1;"],
    ["a/VenueCard.tsx", "export function VenueCard() { return <p />; }"],
    ["a/venue_card.ts", "export const venue_card = 1;"],
    ["a/card.tsx", "export default () => <p />;"],
    ["a/format.ts", "const format = 1; export const formatNumber = format;"],
  ])("rejects %s", (file, source) => expect(isWellNamed(file, source)).toBe(false));
});
