import { normalise } from "./search/sentence/lexer/normalise.ts";
import { parseNumber } from "./search/sentence/lexer/parse-number.ts";

/** What a number field holds: yuan, people, a measure in metres or m² (one decimal), or a count of something else. */
export type QuantityKind = "money" | "people" | "measure" | "count";

/** Longest text that is read; anything longer is no number. */
const maxLength = 40;

/** Formal and traditional numerals by the usual ones. */
const formalNumerals = new Map(
  Array.from("壹一贰二貳二叁三參三肆四伍五陆六陸六柒七捌八玖九拾十佰百仟千萬万兩两".matchAll(/../g), ([pair]) => [
    pair[0]!,
    pair[1]!,
  ]),
);

const prefix = /^(?:[¥$]|rmb|cny|人民币|总?预算|大?约|大概|差不多|不超过|不低于|最多|至少|共|[:：\s])*/;
/** A power twice in a row is no number, although the number parser sums it up. */
const repeatedPower = /([十百千万])\1/;
const suffixes: Record<QuantityKind, RegExp> = {
  money: /^(?:元|块钱?|圆|rmb|cny|人民币)?整?(?:(?:\/|每|一)?[天日])?(?:以内|以下|之内|内|左右|上下)?$/,
  people: /^(?:人|位|名|个人|pax|people)?(?:左右|上下|以内|以上)?$/,
  measure: /^(?:m2|m²|㎡|平方米|平米|平|米|m)?(?:左右|上下|以上)?$/,
  count: /^(?:间|个|天|家|人)?(?:左右|上下|以内|以上)?$/,
};
/** Banquet tables are people too: ten at each (`docs/seating.md`). */
const tablesSuffix = /^(?:桌|围|席)(?:左右|上下|以内|以上)?$/;
const peopleAtTable = 10;

/** Makes 3 萬, 30，000 and 30 000 what the number parser of the search sentence reads. */
function toPlainText(typed: string): string {
  const usual = Array.from(typed, (character) => formalNumerals.get(character) ?? character).join("");
  return normalise(usual)
    .text.replace(/(\d)，(?=\d{3}(?!\d))/g, "$1,")
    .replace(/(\d) (?=\d{3}(?!\d))/g, "$1");
}

/**
 * Parses the text of a number field as people write it: 3万, 3.5 万元, ¥30,000, 三万五, 3w, 两千, 200人, 20桌 (200 people). Of a
 * range the higher end counts. Returns undefined for an empty text and NaN for one that is not a number as a whole, so that
 * a form refuses it instead of reading a part.
 */
export function parseQuantity(typed: string, kind: QuantityKind): number | undefined {
  if (typed.trim() === "") return undefined;
  if (typed.length > maxLength) return Number.NaN;
  const text = toPlainText(typed);
  if (repeatedPower.test(text)) return Number.NaN;
  const from = prefix.exec(text)![0].length;
  const found = parseNumber(text, from);
  if (!found) return Number.NaN;
  const rest = text.slice(found.to);
  const isTables = kind === "people" && tablesSuffix.test(rest);
  if (!isTables && !suffixes[kind].test(rest)) return Number.NaN;
  const value = isTables ? found.high * peopleAtTable : found.high;
  if (kind === "money") return Math.round(value);
  if (kind === "measure") return Math.round(value * 10) / 10;
  return Number.isInteger(value) ? value : Number.NaN;
}

/** Parses a quantity as `parseQuantity` does; undefined if it is none, no number, or outside the limits. */
export function parseQuantityWithin(
  typed: string,
  kind: QuantityKind,
  { least, most }: { least: number; most: number },
): number | undefined {
  const value = parseQuantity(typed, kind);
  return value !== undefined && value >= least && value <= most ? value : undefined;
}
