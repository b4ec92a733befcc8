import type { z } from "zod";
import { CellError, normalizeText, type WrittenCell } from "./cell.ts";

/** Codec of a field in a cell. `read` gets non-empty text, `write` a defined value. */
export interface CellType {
  /** @throws CellError if the text is invalid */
  read: (text: string) => unknown;
  write: (value: unknown) => WrittenCell;
}

const writeUnchanged = (value: unknown): WrittenCell => value as WrittenCell;

export const text: CellType = { read: (cell) => cell, write: writeUnchanged };

const factors: Record<string, number> = { 万: 10_000, 千: 1000 };

/** Creates a type for a number with an optional unit: 「1,200 ㎡」, 「¥3,000元/天」, 「1.2万」. */
export function number(units: string): CellType {
  const pattern = new RegExp(`^[¥$]?\\s*(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)\\s*(万|千)?\\s*(?:${units})?$`, "i");
  return {
    read: (cell) => {
      const match = pattern.exec(normalizeText(cell).replace(/(\d),(?=\d{3}(?!\d))/g, "$1"));
      if (!match) throw new CellError(`“${cell}” is not a number`);
      const factor = factors[match[2] ?? ""];
      // Twelve digits remove the rounding error of 1.1 × 10,000.
      return factor ? Number((Number(match[1]) * factor).toPrecision(12)) : Number(match[1]);
    },
    write: writeUnchanged,
  };
}

export const metres = number("m|米|公尺");
export const squareMetres = number("m2|平方米|平米|平方|平");
export const yuan = number("元|rmb|cny|(?:元|/|起|天|晚|间|夜)+");
export const count = number("人|间|个|辆|位|根|席|桌");

/** Number of people in a layout; 0 if unsuitable. */
export const people: CellType = {
  read: (cell) => (/^(?:不可|不适用|不适合|×|x)$/i.test(cell) ? 0 : count.read(cell)),
  write: writeUnchanged,
};

/** Number of pillars in a space; 无 and 无柱 are 0. */
export const pillars: CellType = {
  read: (cell) => (/^(?:无|无柱|没有|none|no)$/i.test(cell) ? 0 : count.read(cell)),
  write: writeUnchanged,
};

/** A year, alone or at the start of a date. */
export const year: CellType = {
  read: (cell) => {
    const match = /^((?:18|19|20)\d\d)(?:年.*|[-/.]\d{1,2}.*)?$/.exec(normalizeText(cell));
    if (!match) throw new CellError(`“${cell}” is not a year`);
    return Number(match[1]);
  },
  write: writeUnchanged,
};

const yes = /^(?:是|有|y|yes|true|1|√|✓|✔|可)$/i;
const no = /^(?:否|无|没有|n|no|false|0|×|✗|x|不可)$/i;

export const flag: CellType = {
  read: (cell) => {
    if (yes.test(cell)) return true;
    if (no.test(cell)) return false;
    throw new CellError(`“${cell}” is neither yes nor no`);
  },
  write: (value) => (value ? "是" : "否"),
};

const separators = /[、;；,，|\n]+/;

/** A list of texts: separated, or a JSON array if one of them contains a separator. */
export const list: CellType = {
  read: (cell) => {
    if (cell.startsWith("[")) {
      const items = parseJson(cell);
      if (Array.isArray(items) && items.every((item) => typeof item === "string")) return items;
    }
    return cell.split(separators).flatMap((item) => item.trim() || []);
  },
  write: (value) => {
    const items = value as string[];
    const needsJson = items.some(
      (item) => separators.test(item) || item.trim() !== item || item === "" || item.startsWith("["),
    );
    return needsJson ? JSON.stringify(items) : items.join("、") || null;
  },
};

/** Creates a type for measures separated by ×: 「12 × 6 m」. */
export function size(...sides: readonly string[]): CellType {
  return {
    read: (cell) => {
      const parts = normalizeText(cell).split(/[x×*✕]/i);
      if (parts.length !== sides.length) throw new CellError(`“${cell}” is not ${sides.join(" × ")}`);
      return Object.fromEntries(sides.map((side, at) => [side, metres.read(parts[at]!.trim())]));
    },
    write: (value) => sides.map((side) => (value as Record<string, number>)[side]).join(" × "),
  };
}

/** Creates a type for a value stored as JSON. */
export function json(schema: z.ZodType): CellType {
  return {
    read: (cell) => {
      const result = schema.safeParse(parseJson(cell));
      if (!result.success) throw new CellError(`is not the JSON expected: ${result.error.issues[0]?.message}`);
      return result.data;
    },
    write: (value) => JSON.stringify(value),
  };
}

/** Creates a type for one of a list of names. */
export function choice(
  what: string,
  names: ReadonlyMap<string, unknown>,
  write: (value: unknown) => WrittenCell,
): CellType {
  return {
    read: (cell) => {
      const value = names.get(normalizeText(cell).toLowerCase().replace(/\s/g, ""));
      if (value === undefined) throw new CellError(`“${cell}” is no ${what}`);
      return value;
    },
    write,
  };
}

const chineseDigits: Record<string, number> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  首: 1,
};

/** A floor: 3, 3F, F3, 三层, 首层, B1, 地下一层; basements are negative. */
export const floor: CellType = {
  read: (cell) => {
    const spelt = normalizeText(cell).replace(/[一二三四五六七八九十首]/, (digit) => String(chineseDigits[digit]));
    const match = /^(B|-|地下|负)?\s*[FL]?\s*(\d{1,3})\s*(?:F|L|层|楼)?$/i.exec(spelt);
    if (!match) throw new CellError(`“${cell}” is not a floor`);
    return match[1] ? -Number(match[2]) : Number(match[2]);
  },
  write: writeUnchanged,
};

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}
