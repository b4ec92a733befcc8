import { parseChineseNumber } from "../../search/sentence/lexer/parse-number.ts";
import type { MarkContent } from "./programme-mark.ts";

/** Resolves a day of a month that is not named: 17 日. */
export type ResolveDate = (date: number) => string;

export interface FoundMark {
  content: MarkContent;
  /** Where the mark begins, if that is before the position. */
  from?: number;
  to: number;
}

/** Reads a mark at a position of a normalised sentence. */
export type MarkRule = (text: string, at: number, resolveDate: ResolveDate) => FoundMark | undefined;

/** Matches a small number, in figures or as a numeral. */
export const numeral = "(\\d{1,2}|[一二两三四五六七八九十]{1,3})";

/** Parses what `numeral` matches. */
export const parseNumeral = (text: string): number =>
  /^\d/.test(text) ? Number(text) : (parseChineseNumber(text, 0)?.low ?? 0);

/** Builds a rule of a sticky pattern. */
export const createRule =
  (pattern: RegExp, read: (found: RegExpExecArray, resolveDate: ResolveDate) => MarkContent | undefined): MarkRule =>
  (text, at, resolveDate) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const content = found && read(found, resolveDate);
    return content ? { content, to: at + found[0].length } : undefined;
  };
