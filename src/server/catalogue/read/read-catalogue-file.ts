import { basename, extname } from "node:path";
import type { Candidate, Defaults, FileContent, Remark, TableReport } from "../candidate.ts";
import type { Cell } from "../map/cells/cell.ts";
import { normalizeName } from "../normalize-name.ts";
import { readPackageSheet } from "../map/packages/read-package-sheet.ts";
import { parseCrossWozRows, isCrossWoz } from "./parse-cross-woz-rows.ts";
import { type Table, mapTables } from "../map/map-tables.ts";
import { isCatalogueJson, findJsonFault, parseCatalogueJson } from "../export-json.ts";
import { decodeText, FileError, maxTextBytes, readBounded, readSheets } from "./read-sheets.ts";
import { formatColumn } from "./format-column.ts";
import type { Sheet } from "./sheet.ts";
import { readTableRows } from "../map/rows/read-table-rows.ts";

export { FileError } from "./read-sheets.ts";

/** Extensions of files that can be imported. */
const importableExtensions = [".json", ".csv", ".tsv", ".xlsx"] as const;

const createEmptyContent = (format: string): FileContent => ({
  format,
  venues: [],
  spaces: [],
  refused: [],
  notes: [],
  readings: [],
  skipped: [],
  tables: [],
});

const toTableReport = ({ name, kind, withVenues, columns, unknown, hints }: Table): Omit<TableReport, "rows"> => ({
  name,
  kind,
  withVenues,
  mapped: columns.map(({ heading, column }) => ({ heading, field: column.names[0] })),
  unknown,
  hints,
});

const lists = ["venues", "spaces", "refused", "notes", "readings", "skipped"] as const;

/** Returns the position of a sheet in words. */
const formatSheetPlace = ({ name }: Sheet): string => (name ? `工作表“${name}”` : "文件");

/** Says which lines and columns of a sheet were not read, since the workbook hides them. */
function listHidden({ name, hidden }: Sheet, isOnly: boolean): Remark[] {
  const place = name && !isOnly ? `工作表“${name}”` : "";
  const reason = "是隐藏的，没有读";
  return [
    ...(hidden?.lines ?? []).map((line) => ({ where: `${place}第 ${line} 行`, sheet: name, line, reason })),
    ...(hidden?.columns ?? []).map((at) => ({ where: `${place}${formatColumn(at)} 列`, reason })),
  ];
}

/** Adds the packages of a venue: to its row in the file, or as a row of their own that updates what is stored. */
function addPackages(venues: Candidate[], packages: Candidate): void {
  const rows = venues.filter(
    ({ name, ownId }) =>
      (packages.name !== undefined && name !== undefined && normalizeName(name) === normalizeName(packages.name)) ||
      (packages.ownId !== undefined && ownId === packages.ownId),
  );
  for (const row of rows) {
    const own = (row.values.get("packages") ?? []) as unknown[];
    row.values.set("packages", [...own, ...(packages.values.get("packages") as unknown[])]);
    row.hasAddedPackages = true;
  }
  // A venue that only a title names is not stored where the catalogue has it: then the packages update it.
  if (rows.every(({ ifMissing }) => ifMissing))
    venues.push(rows.length > 0 ? { ...packages, ifStored: true } : packages);
}

/** Parses the sheets of a file; `title` is its name, which may name a venue. @throws FileError without known headings */
function parseSheets(format: string, sheets: readonly Sheet[], defaults: Defaults, title = ""): FileContent {
  const content = createEmptyContent(format);
  const isOnly = sheets.filter(({ isHidden, lines }) => !isHidden && lines.length > 0).length <= 1;
  const packagesOfVenues: Candidate[] = [];
  for (const sheet of sheets) {
    const skip = (reason: string) => content.skipped.push({ where: formatSheetPlace(sheet), reason });
    if (sheet.isHidden) {
      skip("是隐藏的，没有读");
      continue;
    }
    content.skipped.push(...listHidden(sheet, isOnly));
    const {
      rest,
      tables: packageTables,
      venues: packages,
      ...remarks
    } = readPackageSheet({ ...sheet, isOnly }, defaults, title);
    content.tables.push(...packageTables);
    packagesOfVenues.push(...packages);
    for (const [key, list] of Object.entries(remarks)) content[key as keyof typeof remarks].push(...list);
    const tables = mapTables(rest, defaults.mapping);
    if (tables.length + packageTables.length === 0 && sheet.lines.length > 0) skip("没有认得的表头，没有读");
    for (const table of tables) {
      const rows = readTableRows(table, defaults, title);
      content.tables.push({ ...toTableReport(table), name: isOnly ? "" : table.name, rows: rows.count });
      for (const key of lists) for (const row of rows[key]) (content[key] as unknown[]).push(row);
    }
  }
  for (const packages of packagesOfVenues) addPackages(content.venues, packages);
  if (content.tables.length === 0)
    throw new FileError("找不到认得的表头（例如 名称、城市、会议室名称、面积）。列名不同的，用 --map 列名=字段 指定。");
  return content;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Flattens nested objects of a row: { capacity: { theatre } } becomes the column capacity.theatre. */
function flattenRow(row: Fields, above = ""): Fields {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      isFields(value) && above === ""
        ? Object.entries(flattenRow(value, `${key}.`))
        : [[`${above}${key}`, value] as const],
    ),
  );
}

const toCell = (value: unknown): Cell => {
  if (value === undefined || value === null) return null;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : JSON.stringify(value);
};

/** Converts a list of objects to a sheet whose headings are their keys. */
function toSheet(name: string, rows: readonly unknown[]): Sheet {
  const objects = rows.map((row) => (isFields(row) ? flattenRow(row) : {}));
  const headings = [...new Set(objects.flatMap((row) => Object.keys(row)))];
  const lines = objects.map((row, at) => ({ line: at + 1, cells: headings.map((heading) => toCell(row[heading])) }));
  return { name, lines: [{ line: 0, cells: headings }, ...lines], lineUnit: "条" };
}

function parseJsonContent(text: string, defaults: Defaults): FileContent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileError("不是完整的 JSON。");
  }
  if (isCatalogueJson(value)) {
    const fault = findJsonFault(value);
    if (fault) throw new FileError(fault);
    return { ...createEmptyContent("本目录导出的 JSON"), ...parseCatalogueJson(value, defaults.source) };
  }
  if (isCrossWoz(value)) return { ...createEmptyContent("CrossWOZ 酒店数据"), ...parseCrossWozRows(value) };
  if (Array.isArray(value)) return parseSheets("JSON", [toSheet("", value)], defaults);
  const rowLists = isFields(value)
    ? Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    : [];
  if (rowLists.length === 0) throw new FileError("里面没有一条条的数据。");
  return parseSheets(
    "JSON",
    rowLists.map(([name, rows]) => toSheet(name, rows)),
    defaults,
  );
}

/**
 * Reads a catalogue file and returns its rows as candidates.
 * @throws FileError if it is not a readable catalogue; the file system's error if it cannot be opened
 */
export async function readCatalogueFile(file: string, defaults: Defaults): Promise<FileContent> {
  const extension = extname(file).toLowerCase();
  if (extension === ".json") return parseJsonContent(decodeText(await readBounded(file, maxTextBytes)), defaults);
  if (!(importableExtensions as readonly string[]).includes(extension))
    throw new FileError(`文件名要以 ${importableExtensions.join("、")} 结尾。`);
  const title = basename(file, extname(file));
  return parseSheets(extension === ".xlsx" ? "XLSX" : "CSV", await readSheets(file), defaults, title);
}
