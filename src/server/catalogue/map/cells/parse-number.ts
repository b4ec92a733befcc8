import { CellError, normalizeFigure, type ReportReading } from "./cell.ts";
import { findUnit, isForeign, listSpellings, readFeetAndInches, type Unit } from "./unit.ts";

/** Which end of a range counts: of 「80-100」, 80 (low) or 100 (high). */
export type RangeEnd = "low" | "high";

/** How a number may be written, in a text without runs of spaces. */
export interface NumberFormat {
  /** What follows the digits of a number. */
  tail: RegExp;
  /** What follows those of the lower end of a range. */
  dash: RegExp;
  /** A unit alone. */
  unit: RegExp;
  end: RangeEnd;
  /** Units that are converted; none where a unit changes nothing. */
  units: readonly Unit[];
}

const multipliers: Record<string, number> = { 万: 10_000, w: 10_000, 千: 1000, k: 1000 };

const about =
  "(?:净高|面积|共|大约|约为|约|近|最多|最大|最高|最低|最小|最少|可容纳|可容|容纳|不超过|超过|超|>=|<=|>|<|≥|≤)?";
const currency = "(?:¥|rmb|cny|人民币)?";
const multiplier = "(万|千|w|k)?(?:余|多)?";
const after = "(?:左右|上下|以内|以上|以下|之内|起|多|余|\\+)?";
const dash = "(?:-|~|—|–|−|至|到)+";

const front = new RegExp(`^${currency}${about}${currency} ?`, "i");
/** In front of the upper end of a range. */
const upperFront = new RegExp(`^${currency}${about}`, "i");
const digits = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/i;

/**
 * Creates the format of a number; of a range, `end` counts.
 * @param units that may follow the number, as alternatives of a regular expression, or units that are converted
 */
export function createNumberFormat(units: string | readonly Unit[], end: RangeEnd): NumberFormat {
  const spellings = typeof units === "string" ? units : listSpellings(units);
  return {
    tail: new RegExp(`^ ?${multiplier} ?${after}(${spellings})? ?${after}$`, "i"),
    dash: new RegExp(`^ ?${multiplier} ?(${spellings})? ?${dash} ?`, "i"),
    unit: new RegExp(`^(?:${spellings})$`, "i"),
    end,
    units: typeof units === "string" ? [] : units,
  };
}

/** A number at the start of a text, with its multiplier and its unit, and what follows it. */
interface Amount {
  figure: string;
  multiplier: string | undefined;
  unit: string | undefined;
  rest: string;
}

/** Reads the digits at the start of a text, and what must follow them; undefined if it does not. */
function readAmount(text: string, following: RegExp): Amount | undefined {
  const figure = digits.exec(text)?.[0];
  const found = figure === undefined ? null : following.exec(text.slice(figure.length));
  if (figure === undefined || !found) return undefined;
  return { figure, multiplier: found[1], unit: found[2], rest: text.slice(figure.length + found[0].length) };
}

/** Multiplies without the rounding error of 1.1 × 10,000. */
const multiply = (figure: string, factor: number): number =>
  factor === 1 ? Number(figure) : Number((Number(figure) * factor).toPrecision(12));

const getFactor = (by = "", unit?: Unit): number => (multipliers[by.toLowerCase()] ?? 1) * (unit?.factor ?? 1);

/** Rounds a converted figure as exactly as it was meant: to a decimetre or a square metre. */
const round = (value: number, { units }: NumberFormat): number =>
  units.some(({ name }) => name === "平方米") ? Math.round(value) : Math.round(value * 10) / 10;

/** Removes thousands separators: 1,200 is 1200, and 1,20 stays. */
const removeThousandsSeparators = (text: string): string => text.replace(/(\d),(?=\d{3}(?!\d))/g, "$1");

const trailingParenthesis = /^(.*\S)\s*[([【]([^()[\]【】]*)[)\]】]$/s;

/** Splits off a remark in parentheses at the end: 「600㎡（含序厅）」. */
export function splitParenthesis(text: string): { main: string; remark: string | undefined } {
  const match = trailingParenthesis.exec(text);
  return match ? { main: match[1]!.trim(), remark: match[2]!.trim() } : { main: text, remark: undefined };
}

/** A figure in metres or square metres, and the unit in which it stands. */
interface Figure {
  value: number;
  unit: Unit | undefined;
}

/** Reads one number or range; undefined if it is neither. */
function matchFigure(text: string, format: NumberFormat, report: ReportReading): Figure | undefined {
  const start = text.replace(front, "");
  const find = (unit: string | undefined) => (unit === undefined ? undefined : findUnit(format.units, unit));
  const single = readAmount(start, format.tail);
  if (single) {
    const unit = find(single.unit);
    return { value: multiply(single.figure, getFactor(single.multiplier, unit)), unit };
  }
  const low = readAmount(start, format.dash);
  const high = low && readAmount(low.rest.replace(upperFront, ""), format.tail);
  if (!high) return undefined;
  // 3-5万 is 3万 to 5万, and 8000-1万 is 8,000 to 10,000.
  const shared = Number(low.figure) < Number(high.figure);
  const unit = find(high.unit);
  const lowFactor = getFactor(low.multiplier ?? (shared ? high.multiplier : undefined), find(low.unit) ?? unit);
  const from = multiply(low.figure, lowFactor);
  const to = multiply(high.figure, getFactor(high.multiplier, unit));
  if (from > to) return undefined;
  const { end } = format;
  const taken = end === "low" ? from : to;
  const shown = unit && isForeign(unit) ? round(taken, format) : taken;
  if (from !== to) report(`是一个范围，取${end === "low" ? "下限" : "上限"} ${shown}`);
  return { value: taken, unit };
}

/** Reads one number or range in metres or square metres; undefined if it is neither. */
function matchNumber(text: string, format: NumberFormat, report: ReportReading): number | undefined {
  const feet = format.units.length > 0 ? readFeetAndInches(text) : undefined;
  const { value, unit } = feet ?? matchFigure(text, format, report) ?? {};
  if (value === undefined || !unit || !isForeign(unit)) return value;
  const rounded = round(value, format);
  report(`换算为 ${rounded} ${format.units[0]!.name}`);
  return rounded;
}

/**
 * Parses a number as people write it: 「1,200 ㎡」, 「约600人」, 「¥3,000元/天」, 「3-5万」. A remark in parentheses is left out and
 * reported.
 * @throws CellError if it is not a number
 */
export function parseNumber(cell: string, format: NumberFormat, report: ReportReading): number {
  const text = removeThousandsSeparators(normalizeFigure(cell));
  const complete = matchNumber(text, format, report);
  if (complete !== undefined) return complete;
  const { main, remark } = splitParenthesis(text);
  const value = remark === undefined ? undefined : matchNumber(main, format, report);
  if (value === undefined) throw new CellError(`“${cell}”不是数字`);
  if (remark && !format.unit.test(remark)) report(`括号里的“${remark}”没有收`);
  return value;
}
