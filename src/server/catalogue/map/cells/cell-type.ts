import type { z } from "zod";
import { normalizeName } from "../../normalize-name.ts";
import {
  CellError,
  collapseSpaces,
  normalizeFigure,
  normalizeText,
  type ReportReading,
  type WrittenCell,
} from "./cell.ts";
import { areaUnits, lengthUnits, type Unit } from "./unit.ts";
import { createNumberFormat, parseNumber, type RangeEnd, splitParenthesis } from "./parse-number.ts";

/** Codec of a field in a cell. `read` gets non-empty text, `write` a defined value. */
export interface CellType {
  /**
   * Returns the value, undefined if the text says that it is unknown.
   * @throws CellError if the text is invalid
   */
  read: (text: string, report?: ReportReading) => unknown;
  write: (value: unknown) => WrittenCell;
}

export const writeUnchanged = (value: unknown): WrittenCell => value as WrittenCell;
const ignoreReading: ReportReading = () => undefined;

export const text: CellType = { read: (cell) => cell, write: writeUnchanged };

/** Creates a type for a number with an optional unit; of a range, `end` counts. */
export function number(units: string | readonly Unit[], end: RangeEnd = "low"): CellType {
  const format = createNumberFormat(units, end);
  return { read: (cell, report = ignoreReading) => parseNumber(cell, format, report), write: writeUnchanged };
}

/** A length in metres. Feet, inches and yards are converted and reported. */
export const metres = number(lengthUnits);
/** An area in square metres. Square feet, 坪, 亩 and others are converted and reported. */
export const squareMetres = number(areaUnits);
const countFormat = createNumberFormat("人|间套|间|套|个|辆|位|根|台|块|张|支|只|部", "low");

/** A number of things; 无 is none. */
export const count: CellType = {
  read: (cell, report = ignoreReading) =>
    /^(?:无|没有)$/.test(cell.trim()) ? 0 : parseNumber(cell, countFormat, report),
  write: writeUnchanged,
};

/** A year, alone or at the start of a date. */
export const year: CellType = {
  read: (cell) => {
    const match = /^((?:18|19|20)\d\d)(?:年.*|[-/.]\d{1,2}.*)?$/.exec(normalizeText(cell));
    if (!match) throw new CellError(`“${cell}”不是年份`);
    return Number(match[1]);
  },
  write: writeUnchanged,
};

const yes = /^(?:是|有|配备|已配备|提供|可提供|支持|y|yes|true|√|✓|✔|☑|可|可以|[1-9]\d?[台个块套张]?)$/i;
const no = /^(?:否|无|没有|不提供|不支持|n|no|false|0|×|✗|✘|x|不可|不可以)$/i;

/** 「有（收费）」, 「可提供，另收费」: a word and what follows it, without runs of spaces. */
const textWithRemark = /^([^\s,，、;；:：/([【]{1,3}) ?[ ,，、;；:：/([【] ?(.{1,100}?)[)\]】]?$/;

/** Returns what a yes/no text says, or undefined. */
export function parseYesNo(cell: string): boolean | undefined {
  const plain = normalizeText(cell);
  if (yes.test(plain)) return true;
  return no.test(plain) ? false : undefined;
}

export const flag: CellType = {
  read: (cell, report = ignoreReading) => {
    const complete = parseYesNo(cell);
    if (complete !== undefined) return complete;
    const [, main = "", remark] = textWithRemark.exec(collapseSpaces(normalizeText(cell))) ?? [];
    const value = parseYesNo(main);
    if (value === undefined) throw new CellError(`“${cell}”看不出是有还是没有`);
    report(`记为“${value ? "有" : "无"}”，“${remark}”没有收`);
    return value;
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

/** Creates a type for a value stored as JSON. */
export function json(schema: z.ZodType): CellType {
  return {
    read: (cell) => {
      const result = schema.safeParse(parseJson(cell));
      if (!result.success) throw new CellError("内容不是这一列要求的 JSON");
      return result.data;
    },
    write: (value) => JSON.stringify(value),
  };
}

/** Creates a type for one of a list of names. `what` names the list in the report. */
export function choice(
  what: string,
  names: ReadonlyMap<string, unknown>,
  write: (value: unknown) => WrittenCell,
): CellType {
  const find = (name: string) => names.get(normalizeName(name));
  return {
    read: (cell, report = ignoreReading) => {
      const { main, remark } = splitParenthesis(normalizeFigure(cell));
      const complete = find(cell);
      const value = complete ?? find(main);
      if (value === undefined) throw new CellError(`“${cell}”不是${what}`);
      if (complete === undefined && remark) report(`括号里的“${remark}”没有收`);
      return value;
    },
    write,
  };
}

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}
