import { extname } from "node:path";
import { bookingStates } from "#domain/bookings/booked-period.ts";
import { countDaysBetween, isIsoDay, toUtcDay } from "#domain/day.ts";
import { isId } from "#domain/is-id.ts";
import { isRecord } from "#domain/is-record.ts";
import { type Cell, CellError, normalizeText, readCellText } from "../map/cells/cell.ts";
import { decodeText, FileError, maxTextBytes, readBounded, readSheets } from "../read/read-sheets.ts";
import type { Sheet } from "../read/sheet.ts";
import { type BookingField, bookingHeadings, type BookingRow } from "./booking-headings.ts";

export interface BookingTable {
  rows: BookingRow[];
  refused: { line: number; name: string; reason: string }[];
}

/** Days of one blocked period, at most. */
const maxDays = 366;
const fields = Object.keys(bookingHeadings) as BookingField[];
const required = ["from", "state"] as const satisfies readonly BookingField[];

/** Reads a JSON list of objects as a sheet. @throws FileError */
async function readJsonSheet(file: string): Promise<Sheet> {
  let list: unknown;
  try {
    list = JSON.parse(decodeText(await readBounded(file, maxTextBytes)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new FileError("不是完整的 JSON。");
    throw error;
  }
  if (!Array.isArray(list)) throw new FileError("JSON 应为一个数组，每项一段日期。");
  const toCells = (row: unknown): Cell[] =>
    fields.map((field) => ((isRecord(row) ? row[field] : undefined) ?? null) as Cell);
  return {
    name: "",
    lines: [
      { line: 0, cells: fields.map((field) => bookingHeadings[field]) },
      ...list.map((row, at) => ({ line: at + 1, cells: toCells(row) })),
    ],
  };
}

/** Finds the line of headings and the column of each field. */
function findHeadings({ lines }: Sheet) {
  for (const [at, { cells }] of lines.entries()) {
    const names = cells.map((cell) => normalizeText(String(cell ?? "")));
    const find = (field: BookingField) => names.findIndex((name) => name === bookingHeadings[field] || name === field);
    const namesSpace = find("spaceCode") >= 0 || (find("venue") >= 0 && find("space") >= 0);
    if (namesSpace && required.every((field) => find(field) >= 0)) return { find, body: lines.slice(at + 1) };
  }
  return undefined;
}

/** Day 0 of the serial numbers by which spreadsheets store dates. */
const serialStart = Date.UTC(1899, 11, 30);
const msPerDay = 86_400_000;
/** A serial number of the years from 2000 to 2090. */
const serialNumber = /^(?:3[6-9]|[4-6]\d)\d{3}(?:\.\d+)?$/;

/** Reads 2026-12-03, 2026/12/3, 2026.12.3, 2026年12月3日 or a spreadsheet's serial number as an ISO day. @throws CellError */
function readDay(text: string, heading: string): string {
  if (serialNumber.test(text)) return toUtcDay(new Date(serialStart + Math.floor(Number(text)) * msPerDay));
  const [, year, month, date] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:T.*)?$/.exec(normalizeText(text)) ?? [];
  const day = `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`;
  if (!isIsoDay(day)) throw new CellError(`“${heading}”的“${text.slice(0, 20)}”不是日期（如 2026-12-03）`);
  return day;
}

/** Finds a space by the names of its venue and itself; the fault says why there is none. */
export type FindSpaceByName = (venue: string, space: string) => Promise<{ spaceId: string } | { fault: string }>;

/** Reads the space of a line: its number, or the names of its venue and itself. @throws CellError */
async function readSpaceCode(read: (field: BookingField) => string, findByName: FindSpaceByName): Promise<string> {
  const [spaceCode, venue, space] = [read("spaceCode"), read("venue"), read("space")];
  if (isId(spaceCode)) return spaceCode;
  if (spaceCode !== "" || venue === "" || space === "")
    throw new CellError("没有会议室编号，也没有酒店名称和会议室名称：以 export-bookings 或 export 写出的表为准");
  const found = await findByName(venue, space);
  if ("fault" in found) throw new CellError(found.fault);
  return found.spaceId;
}

/** Reads one line. @throws CellError with the reason that it is not taken */
async function readRow(
  read: (field: BookingField) => string,
  today: string,
  findByName: FindSpaceByName,
): Promise<BookingRow> {
  const spaceCode = await readSpaceCode(read, findByName);
  const from = readDay(read("from"), bookingHeadings.from);
  const to = read("to") ? readDay(read("to"), bookingHeadings.to) : from;
  if (to < from) throw new CellError("结束日期早于开始日期");
  if (countDaysBetween(from, to) >= maxDays) throw new CellError(`一段最多 ${maxDays} 天`);
  const state = bookingStates.find(({ id, zh }) => [id, zh].includes(read("state") as never))?.id;
  if (!state) throw new CellError(`状态“${read("state").slice(0, 20)}”只能是 已订 或 预留`);
  const confirmedOn = read("confirmedOn") ? readDay(read("confirmedOn"), bookingHeadings.confirmedOn) : today;
  if (confirmedOn > today) throw new CellError("核实日期在今天以后");
  return { spaceCode, from, to, state, confirmedOn };
}

/**
 * Reads a table of blocked dates from CSV, XLSX or JSON: a line for each period of a space. An empty end is the first day, an
 * empty day of confirmation is today.
 * @param findByName finds the space of a line without its number
 * @param today China's day as YYYY-MM-DD
 * @throws FileError for a file that is no such table
 */
export async function readBookingTable(
  file: string,
  today: string,
  findByName: FindSpaceByName,
): Promise<BookingTable> {
  const sheets = extname(file).toLowerCase() === ".json" ? [await readJsonSheet(file)] : await readSheets(file);
  const found = sheets.map(findHeadings).find(Boolean);
  if (!found)
    throw new FileError(
      `找不到已订日期表的表头（${Object.values(bookingHeadings).join("、")}）。可先用 export-bookings 写出一份。`,
    );
  const table: BookingTable = { rows: [], refused: [] };
  for (const { line, cells } of found.body) {
    if (cells.every((cell) => readCellText(cell) === "")) continue;
    const read = (field: BookingField) => readCellText(cells[found.find(field)]);
    try {
      table.rows.push(await readRow(read, today, findByName));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      table.refused.push({
        line,
        name: String(cells[found.find("spaceCode")] ?? cells[found.find("space")] ?? "").slice(0, 40),
        reason: error.message,
      });
    }
  }
  return table;
}
