import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import {
  type Candidate,
  type Defaults,
  type Remark,
  type RowPlace,
  type TableReport,
  toRemark,
} from "../../candidate.ts";
import { isId } from "#domain/is-id.ts";
import type { Sheet } from "../../read/sheet.ts";
import { formatColumn } from "../../read/format-column.ts";
import { CellError, isBlank, readCellText } from "../cells/cell.ts";
import { type FilledLine, fillMergedCells } from "../fill-merged-cells.ts";
import { isHeadingLine, toHeadings } from "../find-heading-lines.ts";
import { findHeading } from "../find-heading.ts";
import { classifyLine, getOnlyText } from "../classify-line.ts";
import { findVenueName } from "../guess-venue-type.ts";
import { createKeys } from "../rows/to-space-candidate.ts";
import { describePackageRow } from "./describe-package-row.ts";
import { type PackageField, toPackageFields } from "./to-package-fields.ts";
import { readPackageText } from "./read-package-text.ts";

/** The packages of a sheet by venue, and what is to be said of their rows. */
export interface PackageSheet {
  venues: Candidate[];
  refused: Remark[];
  notes: Remark[];
  readings: Remark[];
  skipped: Remark[];
  tables: TableReport[];
  /** The sheet without its tables of packages. */
  rest: Sheet;
}

/** Lines above a table that may name its venue. */
const maxTitleLines = 3;

interface PackageTable {
  fields: (PackageField | undefined)[];
  headings: string[];
  above: FilledLine[];
  lines: FilledLine[];
}

/** Finds the tables of packages of a sheet and the lines that belong to none. */
function findTables(lines: readonly FilledLine[]): { tables: PackageTable[]; rest: FilledLine[] } {
  const tables: PackageTable[] = [];
  let rest: FilledLine[] = [];
  let current: PackageTable | undefined;
  for (const line of lines) {
    const headings = toHeadings(line.cells);
    const fields = toPackageFields(headings);
    if (fields) {
      const titles = rest.slice(-maxTitleLines).filter(({ cells }) => getOnlyText(cells) !== undefined);
      rest = rest.filter((one) => !titles.includes(one));
      current = { fields, headings, above: titles, lines: [] };
      tables.push(current);
    } else if (current && isHeadingLine(line.cells, findHeading)) {
      current = undefined;
      rest.push(line);
    } else if (current) current.lines.push(line);
    else rest.push(line);
  }
  return { tables, rest };
}

/** Reads the rows of the tables of packages of one sheet. */
class PackageSheetReader {
  readonly #sheet: Sheet;
  readonly #defaults: Defaults;
  readonly #title: string;
  readonly #packages = new Map<string, { place: RowPlace; list: MeetingPackage[]; isId: boolean }>();
  readonly result: Omit<PackageSheet, "rest" | "venues"> = {
    refused: [],
    notes: [],
    readings: [],
    skipped: [],
    tables: [],
  };

  constructor(sheet: Sheet, defaults: Defaults, title: string) {
    this.#sheet = sheet;
    this.#defaults = defaults;
    this.#title = title;
  }

  /** Returns the venue that the operator, the lines above a table, the sheet or the file name. */
  #findVenue({ above }: PackageTable): string | undefined {
    if (this.#defaults.venue !== undefined) return this.#defaults.venue;
    const titles = above.map(({ cells }) => getOnlyText(cells) ?? "").reverse();
    for (const text of [...titles, this.#sheet.name, this.#title]) {
      const name = findVenueName(text);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  #toPlace(line: number): RowPlace {
    const { name, isOnly, lineUnit = "行" } = this.#sheet;
    return { where: `${name && !isOnly ? `工作表“${name}”` : ""}第 ${line} ${lineUnit}`, sheet: name, line };
  }

  /** Reads the texts of a row by field; a doubtful cell is noted. */
  #readCells(
    { fields, headings }: PackageTable,
    place: RowPlace,
    cells: FilledLine["cells"],
  ): Map<PackageField, string[]> {
    const texts = new Map<PackageField, string[]>();
    for (const [at, field] of fields.entries()) {
      if (field === undefined || isBlank(cells[at])) continue;
      try {
        const text = readCellText(cells[at]);
        if (text !== "") texts.set(field, [...(texts.get(field) ?? []), text]);
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        this.result.notes.push(toRemark(place, error.message, { at, heading: headings[at]! }));
      }
    }
    return texts;
  }

  #readRow(table: PackageTable, line: FilledLine, venue: string | undefined): void {
    const place = this.#toPlace(line.line);
    const texts = this.#readCells(table, place, line.cells);
    const name = texts.get("name")?.[0] ?? texts.get("span")?.[0];
    const reading = readPackageText(describePackageRow(texts));
    if ("refusal" in reading || venue === undefined) {
      const reason = "refusal" in reading ? `“${texts.get("price")?.[0] ?? ""}”${reading.refusal}` : "没有写场地";
      this.result.refused.push(toRemark({ ...place, name }, reason));
      return;
    }
    const { meetingPackage, unread, readings } = reading;
    if (unread.length > 0)
      this.result.readings.push(toRemark({ ...place, name }, `未识别“${unread.join("、")}”，写进了备注`));
    for (const reason of readings) this.result.readings.push(toRemark({ ...place, name }, reason));
    const own = this.#packages.get(venue) ?? { place, list: [], isId: isId(venue) && venue === this.#defaults.venue };
    own.list.push(meetingPackage);
    this.#packages.set(venue, own);
  }

  readTable(table: PackageTable): void {
    const { fields, headings, lines } = table;
    const columns = fields.filter((field) => field !== undefined).length;
    let venue = this.#findVenue(table);
    const venueAt = fields.indexOf("venue");
    let rows = 0;
    for (const line of lines) {
      const lineClass = classifyLine(line, columns, new Set());
      if (lineClass === "blank") continue;
      const text = getOnlyText(line.cells);
      if (lineClass !== "row") {
        const named = text === undefined ? undefined : findVenueName(text);
        if (named !== undefined && venueAt < 0) venue = named;
        const reason = named === undefined ? "是说明，不是数据" : "是下面各行的场地名称";
        this.result.skipped.push(toRemark(this.#toPlace(line.line), `“${(text ?? "").slice(0, 20)}”${reason}`));
        continue;
      }
      // An empty cell under a name means that name, as merged cells look in a CSV.
      if (venueAt >= 0 && !isBlank(line.cells[venueAt])) venue = String(line.cells[venueAt]).trim();
      rows++;
      this.#readRow(table, line, venue);
    }
    const mapped = headings.flatMap((heading, at) => (fields[at] ? [{ heading, field: heading }] : []));
    const unknown = headings.filter((heading, at) => heading !== "" && !fields[at]);
    this.result.tables.push({
      name: this.#sheet.isOnly ? "" : this.#sheet.name,
      kind: "venue",
      isPackages: true,
      withVenues: false,
      rows,
      mapped,
      unknown,
      hints: headings.flatMap((heading, at) =>
        heading === "" && lines.some(({ cells }) => !isBlank(cells[at]))
          ? [`${formatColumn(at)} 列没有表头，没有收`]
          : [],
      ),
    });
  }

  listVenues(): Candidate[] {
    const { source, city } = this.#defaults;
    return [...this.#packages].map(([venue, { place, list, isId: isOwnId }]) => {
      const [ownId, name] = isOwnId ? [venue, undefined] : [undefined, venue];
      return {
        kind: "venue",
        ...place,
        filed: source,
        ownId,
        ...createKeys(ownId, name),
        name,
        values: new Map<string, unknown>([
          ...(name === undefined ? [] : [["name", name] as const]),
          ["packages", list],
        ]),
        fallbacks: new Map([["cityCode", city]]),
        derivesFeatures: true,
      };
    });
  }
}

/** Reads the tables of packages of a sheet, 套餐名称, 价格, 含茶歇 …; `title` is the file's name, which may be that of a venue. */
export function readPackageSheet(sheet: Sheet, defaults: Defaults, title: string): PackageSheet {
  const { tables, rest } = findTables(fillMergedCells(sheet, "rows"));
  const reader = new PackageSheetReader(sheet, defaults, title);
  for (const table of tables) reader.readTable(table);
  const numbers = new Set(rest.map(({ line }) => line));
  const lines = tables.length === 0 ? sheet.lines : sheet.lines.filter(({ line }) => numbers.has(line));
  return { ...reader.result, venues: reader.listVenues(), rest: { ...sheet, lines } };
}
