import { CellError, normalizeFigure, type ReportReading } from "./cell.ts";

/** Which end of a range counts: of 「80-100」, 80 (low) or 100 (high). */
export type RangeEnd = "low" | "high";

export interface NumberFormat {
  /** Units that may follow the number, as alternatives of a regular expression; their factor is in `unitFactors`. */
  units: string;
  end: RangeEnd;
}

const multipliers: Record<string, number> = { 万: 10_000, w: 10_000, 千: 1000, k: 1000 };
const unitFactors: Record<string, number> = { cm: 0.01, 厘米: 0.01, 公分: 0.01, mm: 0.001, 毫米: 0.001 };

const about =
  "(?:净高|面积|共|大约|约为|约|近|最多|最大|最高|最低|最小|最少|可容纳|可容|容纳|不超过|超过|超|>=|<=|>|<|≥|≤)?";
const currency = "(?:¥|\\$|rmb|cny|人民币)?";
const amount = "(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)\\s*(万|千|w|k)?(?:余|多)?";
const after = "(?:左右|上下|以内|以上|以下|之内|起|多|余|\\+)?";
const dash = "(?:-|~|—|–|−|至|到)+";

/** Returns the pattern of a number with its unit; `limit` in front of or behind the unit. */
const createPattern = (units: string, first: string): RegExp =>
  new RegExp(`^${currency}${about}${currency}\\s*${first}${amount}\\s*${after}(${units})?\\s*${after}$`, "i");

const patterns = new Map<string, { single: RegExp; range: RegExp }>();

function getPatterns(units: string) {
  const existing = patterns.get(units);
  if (existing) return existing;
  const lower = `${amount}\\s*(${units})?\\s*${dash}\\s*${currency}${about}`;
  const created = { single: createPattern(units, ""), range: createPattern(units, lower) };
  patterns.set(units, created);
  return created;
}

/** Multiplies without the rounding error of 1.1 × 10,000. */
const multiply = (digits: string, factor: number): number =>
  factor === 1 ? Number(digits) : Number((Number(digits) * factor).toPrecision(12));

const getFactor = (multiplier = "", unit = ""): number =>
  (multipliers[multiplier.toLowerCase()] ?? 1) * (unitFactors[unit.toLowerCase()] ?? 1);

/** Removes thousands separators: 1,200 is 1200, and 1,20 stays. */
export const removeThousandsSeparators = (text: string): string => text.replace(/(\d),(?=\d{3}(?!\d))/g, "$1");

const trailingParenthesis = /^(.*\S)\s*[([【]([^()[\]【】]*)[)\]】]$/s;

/** Splits off a remark in parentheses at the end: 「600㎡（含序厅）」. */
export function splitParenthesis(text: string): { main: string; remark: string | undefined } {
  const match = trailingParenthesis.exec(text);
  return match ? { main: match[1]!.trim(), remark: match[2]!.trim() } : { main: text, remark: undefined };
}

/** Reads one number or range; undefined if it is neither. */
function matchNumber(text: string, { units, end }: NumberFormat, report: ReportReading): number | undefined {
  const { single, range } = getPatterns(units);
  const one = single.exec(text);
  if (one) return multiply(one[1]!, getFactor(one[2], one[3]));
  const two = range.exec(text);
  if (!two) return undefined;
  const [, low = "", lowMultiplier, lowUnit, high = "", highMultiplier, highUnit] = two;
  // 3-5万 is 3万 to 5万, and 8000-1万 is 8,000 to 10,000.
  const shared = Number(low) < Number(high);
  const lowFactor = getFactor(lowMultiplier ?? (shared ? highMultiplier : undefined), lowUnit ?? highUnit);
  const from = multiply(low, lowFactor);
  const to = multiply(high, getFactor(highMultiplier, highUnit));
  if (from > to) return undefined;
  const taken = end === "low" ? from : to;
  if (from !== to) report(`是一个范围，取${end === "low" ? "下限" : "上限"} ${taken}`);
  return taken;
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
  if (remark && !new RegExp(`^(?:${format.units})$`, "i").test(remark)) report(`括号里的“${remark}”没有收`);
  return value;
}
