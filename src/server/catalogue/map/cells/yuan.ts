import { CellError, normalizeText, type ReportReading } from "./cell.ts";
import { type CellType, writeUnchanged } from "./cell-type.ts";
import { findForeignCurrency } from "./currency.ts";
import { createNumberFormat, parseNumber } from "./parse-number.ts";

const ignoreReading: ReportReading = () => undefined;

/** Prices that are not published. */
const unpublishedPrice = /^(?:价格)?(?:面议|面谈|另议|电询|询价|咨询|请咨询|请致电|电话咨询|协商|按需报价|时价|议价)$/;

/** What a price may be for, other than the period of its column. */
const otherBases: readonly (readonly [RegExp, string])[] = [
  [/半天|半日|half/, "半天"],
  [/小时|钟头|\/ ?h(?![a-z])|hour|每时|\/ ?时/, "每小时"],
  [/全天|整天|[/每一] ?[天日](?![a-z])|day/, "全天"],
  [/[/每一] ?[人位](?![a-z])|人均|\/ ?p(?![a-z])|person|pax/, "每人"],
  [/[/每一] ?[桌围]|table/, "每桌"],
  [/[/每一] ?(?:m2|平方米|平米|平|㎡)/, "每平方米"],
  [/[/每一] ?(?:个)?月|month/, "每月"],
  [/[/每一] ?年|year/, "每年"],
  [/[/每一] ?(?:场|次)|session/, "每场"],
];

/** Throws with the reason why a text is no price of its column, if it says one: another currency, or for something else. */
function refuse(cell: string, plain: string): void {
  const currency = findForeignCurrency(plain);
  if (currency) throw new CellError(`“${cell}”是${currency}的价格，本站的价格只收人民币`);
  const basis = otherBases.find(([pattern]) => pattern.test(plain.toLowerCase()))?.[1];
  if (basis && /\d/.test(plain)) throw new CellError(`“${cell}”是${basis}的价格，不是这一列的`);
}

/**
 * Creates a type for a price in yuan for one of these periods (天, 半天 …), or several, one after another; 面议 is unknown, 免费
 * is 0. No period is made up of others (间夜), since the number of readings would double with each repetition.
 */
export function yuan(...periods: readonly string[]): CellType {
  const period = `(?:/|每|一)*(?:${periods.join("|")})`;
  const format = createNumberFormat(`(?:元|rmb|cny)?起?(?:${period})*起?`, "high");
  return {
    read: (cell, report = ignoreReading) => {
      const plain = normalizeText(cell);
      if (unpublishedPrice.test(plain)) return undefined;
      if (plain === "免费") return 0;
      try {
        return parseNumber(cell, format, report);
      } catch (error) {
        refuse(cell, plain);
        throw error;
      }
    },
    write: writeUnchanged,
  };
}
