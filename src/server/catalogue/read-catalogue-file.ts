import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Defaults, FileContent, TableReport } from "./candidate.ts";
import type { Cell } from "./cell.ts";
import { crossWozRows, isCrossWoz } from "./crosswoz.ts";
import { type Table, tableOf } from "./map-columns.ts";
import { isOwnJson, ownJsonFault, ownJsonRows } from "./own-json.ts";
import { decoded, FileError, readSheets, type Sheet } from "./read-table-file.ts";
import { rowsOfTable } from "./rows-of-table.ts";

export { FileError } from "./read-table-file.ts";

/** Extensions of files that can be imported. */
export const importable = [".json", ".csv", ".tsv", ".xlsx"] as const;

const nothing = (format: string): FileContent => ({
  format,
  venues: [],
  spaces: [],
  refused: [],
  notes: [],
  tables: [],
});

const reportOf = ({ name, kind, withVenues, columns, unknown, lines }: Table): TableReport => ({
  name,
  kind,
  withVenues,
  rows: lines.length,
  mapped: columns.map(({ heading, column, of }) => ({
    heading,
    field: `${of}.${column.path.replace(/^\$(?:feature\.)?/, "")}`,
  })),
  unknown,
});

/** Parses the sheets of a file. @throws FileError without a sheet with known headings */
function contentOfSheets(format: string, sheets: readonly Sheet[], defaults: Defaults): FileContent {
  const content = nothing(format);
  for (const sheet of sheets) {
    const table = tableOf(sheet);
    if (!table) {
      if (sheet.lines.length > 0)
        content.notes.push({ where: sheet.name || "the file", reason: "no headings that are known: left out" });
      continue;
    }
    const rows = rowsOfTable(table, defaults);
    content.tables.push(reportOf(table));
    for (const key of ["venues", "spaces", "refused", "notes"] as const) (content[key] as unknown[]).push(...rows[key]);
  }
  if (content.tables.length === 0)
    throw new FileError("It has no line of headings that are known, such as 名称 and 城市.");
  return content;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Flattens nested objects of a row: { capacity: { theatre } } becomes the column capacity.theatre. */
function flat(row: Fields, above = ""): Fields {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      isFields(value) && above === "" ? Object.entries(flat(value, `${key}.`)) : [[`${above}${key}`, value] as const],
    ),
  );
}

const cellOf = (value: unknown): Cell => {
  if (value === undefined || value === null) return null;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : JSON.stringify(value);
};

/** Converts a list of objects to a sheet whose headings are their keys. */
function sheetOf(name: string, rows: readonly unknown[]): Sheet {
  const objects = rows.map((row) => (isFields(row) ? flat(row) : {}));
  const headings = [...new Set(objects.flatMap((row) => Object.keys(row)))];
  const lines = objects.map((row, at) => ({ line: at + 1, cells: headings.map((heading) => cellOf(row[heading])) }));
  return { name, lines: [{ line: 0, cells: headings }, ...lines] };
}

function contentOfJson(text: string, defaults: Defaults): FileContent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FileError(`It is not well-formed JSON: ${(error as Error).message}`);
  }
  if (isOwnJson(value)) {
    const fault = ownJsonFault(value);
    if (fault) throw new FileError(fault);
    return { ...nothing("JSON of this catalogue"), ...ownJsonRows(value, defaults.source) };
  }
  if (isCrossWoz(value)) return { ...nothing("CrossWOZ hotels"), ...crossWozRows(value) };
  if (Array.isArray(value)) return contentOfSheets("JSON rows", [sheetOf("", value)], defaults);
  const lists = isFields(value)
    ? Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    : [];
  if (lists.length === 0) throw new FileError("It holds no list of rows.");
  return contentOfSheets(
    "JSON rows",
    lists.map(([name, rows]) => sheetOf(name, rows)),
    defaults,
  );
}

/**
 * Reads a catalogue file and returns its rows as candidates.
 * @throws FileError if it is not a readable catalogue; the file system's error if it cannot be opened
 */
export async function readCatalogueFile(file: string, defaults: Defaults): Promise<FileContent> {
  const extension = extname(file).toLowerCase();
  if (extension === ".json") return contentOfJson(decoded(await readFile(file)), defaults);
  if (!(importable as readonly string[]).includes(extension))
    throw new FileError(`Its name must end in ${importable.join(", ")}.`);
  return contentOfSheets(extension === ".xlsx" ? "XLSX" : "CSV", await readSheets(file), defaults);
}
