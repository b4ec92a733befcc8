import { findForeignCurrency } from "../cells/currency.ts";
import type { BlankableText } from "./blankable-text.ts";

const currency = "(?:¥|rmb|cny|人民币)";
const figure = "(\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,7})(\\.\\d{1,2})?";
const head = "(?:人|位|客|pax|persons?|people|delegates?|head|pp?(?![a-z]))";
const perHead = `(?: ?(?:/|每|per |a |一)){1,2} ?${head}`;
const perDay = "(?: ?[·./*每] ?(?:天|日|day))?";
const prices = new RegExp(
  `(?:${currency} ?)?(?:${figure}[-~–—至到])?${figure} ?(万|千)?(?: ?(?:元|块|rmb|cny))?(起)?(?: ?(nett?|净价|\\+\\+))?${perHead}${perDay}(起)?|(?:每人|每位)(?:每天)?[: ]?${currency}? ?${figure} ?元?(起)?`,
  "gi",
);
/** What stands in front of a price that is not the package's own. */
const otherPrice = /(?:原价|门市价?|挂牌价?|加|补|单人(?:入?住)?|单住|增加|差价|餐标|超时)[: +]?(?:¥|rmb)? ?$/i;
const otherUnit = /\d ?(?:元|块)? ?(?:\/|每|一) ?(桌|间|场|天|日|厅|次)/;

/** The price a head in a text, and what stands with it that it has no field for; or why it has none. */
export type HeadPrice =
  | { price: number; at: number; net: string | undefined; readings: string[]; unread: string[] }
  | { refusal: string };

const toFigure = (integer: string, fraction = "", multiplier = ""): number => {
  const value = Number(`${integer.replaceAll(",", "")}${fraction}`);
  return multiplier === "" ? value : Math.round(value * (multiplier === "万" ? 10_000 : 1000));
};

/** Blanks the clause around a match and returns it as it is written. */
function cutClause(text: BlankableText, from: number, to: number): string {
  const isEnd = (at: number) =>
    /[,;。\n()]/.test(text.rest.charAt(at)) && !/^\d,\d/.test(text.rest.slice(at - 1, at + 2));
  let start = from;
  while (start > 0 && !isEnd(start - 1)) start--;
  let end = to;
  while (end < text.rest.length && !isEnd(end)) end++;
  text.blank(start, end - start);
  return text.original.slice(start, end).trim();
}

/** Finds the price a head of a package and blanks it; another price stays unread with its clause. */
export function findHeadPrice(text: BlankableText): HeadPrice {
  const matches = [...text.rest.matchAll(prices)];
  const isOther = ({ index }: RegExpExecArray) => otherPrice.test(text.rest.slice(Math.max(0, index - 10), index));
  const own = matches.find((match) => !isOther(match));
  if (!own) {
    const unit = otherUnit.exec(text.rest)?.[1];
    return { refusal: unit ? `是每${unit}的价格，不是每位的` : "没有写每位的价格" };
  }
  const foreign = findForeignCurrency(text.rest.slice(Math.max(0, own.index - 6), own.index + own[0].length + 6));
  if (foreign) return { refusal: `是${foreign}的价格，本站的价格只收人民币` };
  const [matched, low, , high, fraction, multiplier, fromBefore, net, fromAfter, other, otherFraction, fromOther] = own;
  const unread: string[] = [];
  const readings: string[] = [];
  if (low !== undefined) readings.push(`“${matched.trim()}”是一个范围，取上限`);
  if (fromBefore || fromAfter || fromOther) unread.push("起价");
  text.blank(own.index, matched.length);
  for (const match of matches)
    if (match !== own) unread.push(cutClause(text, match.index, match.index + match[0].length));
  const price = toFigure(high ?? other!, fraction ?? otherFraction, multiplier);
  return { price, at: own.index, net, readings, unread };
}
