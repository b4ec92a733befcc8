import type { Kind } from "../../store/catalogue-batch.ts";
import { normalizeHeading } from "./cells/cell.ts";
import type { Column } from "./column.ts";
import type { Sheet } from "../read/sheet.ts";
import { getOnlyText } from "./classify-line.ts";
import { type FindHeading, findHeadingLines, isHeadingLine, toHeadings } from "./find-heading-lines.ts";
import { findHeading, type HeadingMapping, suggestHeading } from "./find-heading.ts";
import { applyQualifiers, type QualifiedColumn } from "./heading/apply-qualifiers.ts";
import { parseHeading } from "./heading/parse-heading.ts";
import { type FilledLine, fillMergedCells } from "./fill-merged-cells.ts";

/** A column of the file with its field. */
export interface MappedColumn {
  at: number;
  heading: string;
  column: Column;
  of: Kind;
  /** What a bare number in the column has behind it, as the heading says: 「宴会式（桌）」. */
  unit?: string | undefined;
}

/** A table of a sheet with mapped columns. */
export interface Table {
  name: string;
  /** Kind of its rows; a table of spaces may have venue columns too. */
  kind: Kind;
  withVenues: boolean;
  columns: MappedColumn[];
  /** Headings without a field. */
  unknown: string[];
  /** What to do about headings without a field, in words. */
  hints: string[];
  /** Whether its sheet need not be named. */
  isOnly?: boolean | undefined;
  /** Lines above the headings that may name the venue. */
  above: FilledLine[];
  lines: FilledLine[];
  headings: readonly string[];
  /** Position behind the last heading. */
  width: number;
  /** What its lines are called, if not 行. */
  lineUnit?: string | undefined;
  isDelimited?: boolean | undefined;
}

/** Sheet names that indicate a kind. */
const spaceSheet = /会议室|会议厅|宴会厅|厅|space|room/i;
const venueSheet = /场地|酒店|场馆|venue|hotel|site/i;
/** Headings of a space's name, or of whether a venue has spaces. */
const ambiguousHeadings = new Set(["会议室", "会议厅", "宴会厅", "厅"]);

function detectKind(sheet: string, headings: readonly string[], find: FindHeading): Kind {
  const both = headings.map((heading) => ({ heading: normalizeHeading(heading), ...find(heading) }));
  const facts = both.filter(({ space, venue }) => space && !venue && space.path !== "name").length;
  const venueFacts = both.filter(({ space, venue }) => venue && !space).length;
  const hasSpaceName = both.some(
    ({ heading, space, venue }) => space?.path === "name" && !venue && (facts >= 2 || !ambiguousHeadings.has(heading)),
  );
  const names = both.filter(({ space }) => space?.path === "name").length;
  const hasVenueReference = both.some(({ space }) => space?.path === "$venueId" || space?.path === "$venueName");
  if (hasSpaceName || (hasVenueReference && names > 0 && facts > 0)) return "space";
  if (spaceSheet.test(sheet) && facts > 0) return "space";
  if (venueSheet.test(sheet)) return "venue";
  return facts > venueFacts ? "space" : "venue";
}

/** Headings of a name that do not say of what. */
const plainNames = new Set(["名称", "名字", "name"]);

/**
 * Beside a heading that names a space (会议厅名称), a plain 名称 is the venue's. Returns the lookup for a table of spaces in
 * which this holds.
 */
function resolvePlainNames(headings: readonly string[], find: FindHeading, mapping: HeadingMapping): FindHeading {
  const isPlain = (heading: string) => {
    const plain = normalizeHeading(heading);
    return plainNames.has(plain) && !mapping.has(plain);
  };
  const namesSpace = headings.some((heading) => !isPlain(heading) && find(heading)?.space?.path === "name");
  const namesVenue = headings.some((heading) => find(heading)?.space?.path === "$venueName");
  return namesSpace && !namesVenue ? (heading) => (isPlain(heading) ? findHeading("场地名称") : find(heading)) : find;
}

/** Returns a column as its heading describes it. What the operator says of a heading (`--map`) is not refused. */
function qualify(heading: string, column: Column, mapping: HeadingMapping): QualifiedColumn {
  const qualified = applyQualifiers(heading, column, parseHeading(heading)?.qualifiers ?? []);
  return "refusal" in qualified && mapping.has(normalizeHeading(heading)) ? { column } : qualified;
}

/** Maps headings to columns of this kind; the first of several for a field wins. */
function matchColumns(kind: Kind, headings: readonly string[], findAny: FindHeading, mapping: HeadingMapping) {
  const find = kind === "space" ? resolvePlainNames(headings, findAny, mapping) : findAny;
  const columns: MappedColumn[] = [];
  const unknown: string[] = [];
  const hints: string[] = [];
  const headingByField = new Map<string, string>();
  const leaveOut = (heading: string, hint: string | undefined) => {
    unknown.push(heading);
    if (hint) hints.push(hint);
  };
  for (const [at, heading] of headings.entries()) {
    if (heading === "" || mapping.get(normalizeHeading(heading)) === "ignored") continue;
    const matched = find(heading);
    const of: Kind = kind === "space" && matched?.space ? "space" : "venue";
    const named = matched?.[of];
    if (!named) {
      leaveOut(heading, suggestHeading(heading));
      continue;
    }
    const qualified = qualify(heading, named, mapping);
    if ("refusal" in qualified) {
      leaveOut(heading, qualified.refusal);
      continue;
    }
    const { column, unit, remark } = qualified;
    const field = `${of} ${column.path}`;
    const first = headingByField.get(field);
    if (first !== undefined) {
      leaveOut(heading, `“${heading}”与“${first}”是同一项，只收前一列`);
      continue;
    }
    if (remark) hints.push(remark);
    headingByField.set(field, heading);
    columns.push({ at, heading, column, of, unit });
  }
  return { columns, unknown, hints };
}

/** Creates the lookup of headings, in which `--map` comes first. */
function createFindHeading(mapping: HeadingMapping): FindHeading {
  return (heading) => {
    const mapped = mapping.get(normalizeHeading(heading));
    if (mapped !== undefined) return mapped === "ignored" ? undefined : mapped;
    return heading === "" ? undefined : findHeading(heading);
  };
}

/** Splits the lines of a table where its headings stand again (they are dropped) or those of another table begin. */
function splitAtHeadings(lines: readonly FilledLine[], headings: readonly string[], find: FindHeading) {
  const own: FilledLine[] = [];
  const isOwn = (texts: readonly string[]) => texts.every((text) => text === "" || headings.includes(text));
  for (const [at, line] of lines.entries()) {
    if (!isHeadingLine(line.cells, find)) own.push(line);
    else if (!isOwn(toHeadings(line.cells))) return { own, rest: at };
  }
  return { own, rest: lines.length };
}

/** Lines between two tables of a sheet that may name the venue of the second. */
const maxTitleLines = 3;

/**
 * Maps the tables of a sheet by their headings: venues, spaces, or spaces with venue columns. Merged cells are filled in.
 * Empty if no line near the top contains known headings.
 */
export function mapTables(sheet: Sheet, mapping: HeadingMapping = new Map()): Table[] {
  const find = createFindHeading(mapping);
  const { name, lineUnit, isDelimited, isOnly } = sheet;
  const headingLines = fillMergedCells(sheet, "headings");
  const rows = fillMergedCells(sheet, "rows");
  const tables: Table[] = [];
  for (let start = 0; start < rows.length; ) {
    const found = findHeadingLines(
      headingLines.slice(start, start + 25).map(({ cells }) => cells),
      find,
    );
    if (!found) break;
    const { at, height, headings } = found;
    const body = start + at + height;
    const { own, rest } = splitAtHeadings(rows.slice(body), headings, find);
    const kind = detectKind(name, headings, find);
    const mapped = matchColumns(kind, headings, find, mapping);
    const withVenues = kind === "space" && mapped.columns.some(({ of }) => of === "venue");
    const above = rows.slice(start === 0 ? 0 : Math.max(0, start + at - maxTitleLines), start + at);
    tables.push({
      name,
      kind,
      withVenues,
      ...mapped,
      lineUnit,
      isDelimited,
      isOnly,
      above: start === 0 ? above : above.filter(({ cells }) => getOnlyText(cells) !== undefined),
      lines: own,
      headings,
      width: headings.findLastIndex((heading) => heading !== "") + 1,
    });
    start = body + rest;
  }
  return tables;
}
