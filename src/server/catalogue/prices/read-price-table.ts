import { isIsoDay } from "#domain/day.ts";
import { type UnitPriceItem, unitPriceItems } from "#domain/estimate/prices/unit-price-items.ts";
import type { PriceRange } from "#domain/estimate/price-range.ts";
import { type CityLevel, cityLevels, type UnitPriceRow } from "#domain/estimate/unit-price.ts";
import { CellError, readCellText } from "../map/cells/cell.ts";
import { normalizeName } from "../normalize-name.ts";
import { yuan } from "../map/cells/yuan.ts";
import { FileError } from "../read/read-sheets.ts";
import type { Sheet, SheetLine } from "../read/sheet.ts";
import { formatPriceHeading, priceEnds, priceHeadings } from "./format-price-heading.ts";

/** A line of the file that was not taken. */
interface RefusedPrice {
  line: number;
  name: string;
  reason: string;
}

export interface PriceTable {
  rows: UnitPriceRow[];
  refused: RefusedPrice[];
}

/** Highest price of a unit, yuan; also the limit of a percentage with its own. */
const highestPrice = 10_000_000;
const highestPercent = 100;
const longestSource = 60;
const money = yuan("天", "间", "晚", "人", "桌", "套", "块", "场", "个", "趟", "次");

const itemByName = new Map(
  unitPriceItems.flatMap((item) => [item.key, item.name].map((name) => [normalizeName(name), item] as const)),
);

type Columns = ReadonlyMap<string, number>;

/** Finds the line of headings: it has 编号 or 项目, and at least one price. */
function findHeadings({ lines }: Sheet): { columns: Columns; body: SheetLine[] } | undefined {
  for (const [at, { cells }] of lines.entries()) {
    const columns = new Map(cells.map((cell, column) => [normalizeName(String(cell ?? "")), column]));
    const has = (heading: string) => columns.has(normalizeName(heading));
    const hasPrice = cityLevels.some((level) => has(formatPriceHeading(level, "likely")));
    if (hasPrice && (has(priceHeadings.key) || has(priceHeadings.name))) return { columns, body: lines.slice(at + 1) };
  }
  return undefined;
}

/** Reads one amount. @throws CellError */
function readAmount(text: string, heading: string, isPercent: boolean): number | undefined {
  if (text === "") return undefined;
  const limit = isPercent ? highestPercent : highestPrice;
  const value = isPercent ? Number(text.replace(/%$/, "")) : (money.read(text) as number | undefined);
  if (value === undefined) return undefined;
  if (!Number.isFinite(value) || value < 0) throw new CellError(`“${heading}”的“${text}”不是金额`);
  if (value > limit) throw new CellError(`“${heading}”的“${text}”超过 ${limit.toLocaleString("en")}`);
  return value;
}

/** Reads the price at a city level; undefined where its three cells are empty. @throws CellError */
function readLevel(read: (heading: string) => string, level: CityLevel, isPercent: boolean): PriceRange | undefined {
  const [low, likely, high] = (Object.keys(priceEnds) as (keyof PriceRange)[]).map((end) => {
    const heading = formatPriceHeading(level, end);
    return readAmount(read(heading), heading, isPercent);
  });
  if (low === undefined && likely === undefined && high === undefined) return undefined;
  if (likely === undefined) throw new CellError(`没有填“${formatPriceHeading(level, "likely")}”`);
  const range = { low: low ?? likely, likely, high: high ?? likely };
  if (range.low > range.likely || range.likely > range.high)
    throw new CellError(`${formatPriceHeading(level, "low")}、可能、高不是从小到大`);
  return range;
}

/** Reads one line. @throws CellError with the reason that it is not taken */
function readRow(item: UnitPriceItem, read: (heading: string) => string, today: string): UnitPriceRow {
  const levels = Object.fromEntries(
    cityLevels.flatMap((level) => {
      const range = readLevel(read, level, item.unit.includes("%"));
      return range ? [[level, range]] : [];
    }),
  );
  if (Object.keys(levels).length === 0) throw new CellError("没有填价格");
  const asOf = read(priceHeadings.asOf) || today;
  if (!isIsoDay(asOf) || asOf > today) throw new CellError(`日期“${asOf}”不是今天以前的日期（2026-11-22）`);
  const source = read(priceHeadings.source).slice(0, longestSource);
  const sources = source ? [{ title: source, publisher: source }] : [];
  return { ...item, levels, sources, sourcedLevels: source ? [...cityLevels] : [], asOf, own: true };
}

/**
 * Reads a table of unit prices: a line for each item, by its key or name, with low, likely and high of the three city levels.
 * Lines without any price are passed over: a template may be filled in in part.
 * @param today China's day as YYYY-MM-DD, which an empty date stands for
 * @throws FileError without the headings of such a table
 */
export function readPriceTable(sheets: readonly Sheet[], today: string): PriceTable {
  const found = sheets.map(findHeadings).find(Boolean);
  if (!found)
    throw new FileError(
      "找不到单价表的表头（编号、项目、一线城市 低、一线城市 可能……）。先用 export-prices 写出一份再填。",
    );
  const { columns, body } = found;
  const rows = new Map<string, UnitPriceRow>();
  const refused: RefusedPrice[] = [];
  for (const { line, cells } of body) {
    const read = (heading: string) => readCellText(cells[columns.get(normalizeName(heading)) ?? -1]);
    const name = read(priceHeadings.key) || read(priceHeadings.name);
    if (cells.every((cell) => readCellText(cell) === "")) continue;
    const refuse = (reason: string) => refused.push({ line, name, reason });
    try {
      const item = itemByName.get(normalizeName(name));
      if (!item) refuse("没有这个项目：编号和项目以 export-prices 写出的表为准");
      else if (rows.has(item.key)) refuse("前面已有这个项目");
      else rows.set(item.key, readRow(item, read, today));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      if (error.message !== "没有填价格") refuse(error.message);
    }
  }
  return { rows: [...rows.values()], refused };
}
