import { areaUnits, findUnit, type Unit } from "../cells/unit.ts";
import { size } from "../cells/size.ts";
import type { Column } from "../column.ts";
import { spaceColumns } from "../space-columns.ts";
import { type Period, type Qualifier, readQualifiers, type Side } from "./qualifier.ts";

/** What a column's figures are, by which its heading's qualifiers are judged. */
type Quantity =
  | "length"
  | "area"
  | "spacePrice"
  | "roomPrice"
  | "headPrice"
  | "tablePrice"
  | "hirePrice"
  | "people"
  | "count"
  | "text";

const quantityByPath: readonly (readonly [RegExp, Quantity])[] = [
  [/^(?:length|width|height|\$measures|led|stage|loadInDoor|\$equipment\..*)$/, "length"],
  [/^area$/, "area"],
  [/^price(?:HalfDay|Day|Evening)$/, "spacePrice"],
  [/^guestRoomPriceFrom$/, "roomPrice"],
  [/^(?:\$package\..*|prices\.(?:teaBreak|lunch.*|dinner.*))$/, "headPrice"],
  [/^prices\.table$/, "tablePrice"],
  [/^prices\.(?:led|projection|sound)Day$/, "hirePrice"],
  [/^(?:capacity\..*|\$capacities)$/, "people"],
  [
    /^(?:guestRoomCount|parkingCount|pillars|power|rigging\..*|prices\.minimum.*|\$packageMinimum|lng|lat|rating\.score)$/,
    "count",
  ],
];

const getQuantity = (path: string): Quantity => quantityByPath.find(([pattern]) => pattern.test(path))?.[1] ?? "text";

/** A column as its heading describes it, or why it is not taken. */
export type QualifiedColumn =
  | { column: Column; unit?: string | undefined; remark?: string | undefined }
  | { refusal: string };

const periodNames: Record<Period, string> = {
  hour: "每小时",
  halfDay: "半天",
  day: "全天",
  evening: "晚间",
  session: "每场",
  roomNight: "每间夜",
  week: "每周",
  month: "每月",
  year: "每年",
};

const priceByPeriod: Partial<Record<Period, string>> = {
  halfDay: "priceHalfDay",
  day: "priceDay",
  evening: "priceEvening",
};
/** Names of a price that say that it is a day's. */
const namesDay = /全天|整天|全日|日租|day|daily/i;

/** Texts that are remarks and no unit: a sentence, or words that limit the figure. */
const isRemark = (text: string): boolean =>
  /^[含不无有带留除仅按以需请见详另参门挂协优可税已未实]|税|服务费|含|不|详|参考|门市|挂牌|协议|优惠|incl|excl|tax|see |net of/.test(
    text,
  ) || (/[\u3400-\u9fff]/.test(text) ? text.length >= 5 : text.split(" ").length >= 3);

class Refusal extends Error {}

/** Returns the unit's name where figures in it must be converted. */
const nameUnlessMetric = ({ name, factor }: Unit): string => (factor === 1 ? "" : name);

/** A heading while its qualifiers are applied to its column. */
class QualifiedHeading {
  column: Column;
  unit = "";
  #scale = "";
  /** Period that a qualifier has named. */
  #period: Period | undefined;
  readonly #heading: string;
  readonly quantity: Quantity;
  /** Whether its figures are prices. */
  readonly #isPrice: boolean;
  /** The heading without its parentheses. */
  readonly #name: string;

  constructor(heading: string, column: Column) {
    this.#heading = heading;
    this.#name = heading.replace(/[([（【].*/s, "");
    this.column = column;
    this.quantity = getQuantity(column.path);
    this.#isPrice = this.quantity.endsWith("Price");
  }

  refuse(reason: string): never {
    throw new Refusal(`“${this.#heading}”${reason}，没有收`);
  }

  #setLength(unit: Unit): void {
    if (this.quantity === "length") this.unit = nameUnlessMetric(unit);
    else if (this.quantity === "area") {
      const square = findUnit(areaUnits, `平方${unit.name}`);
      if (!square) this.refuse(`的单位是${unit.name}，不是面积`);
      this.unit = nameUnlessMetric(square);
    } else if (this.quantity !== "text") this.refuse(`的单位是${unit.name}`);
  }

  #setArea(unit: Unit): void {
    if (this.quantity === "area") this.unit = nameUnlessMetric(unit);
    else if (this.quantity === "length") this.refuse(`的单位是${unit.name}，不是长度`);
    else if (this.#isPrice) this.refuse(`是每${unit.name}的价格，不是整间的`);
    else if (this.quantity !== "text") this.refuse(`的单位是${unit.name}`);
  }

  #setPeriod(period: Period): void {
    if (this.quantity === "roomPrice") {
      if (/^(?:hour|halfDay|week|month|year)$/.test(period)) this.refuse(`是${periodNames[period]}的价格，不是一晚的`);
      return;
    }
    if (this.quantity === "headPrice" || this.quantity === "tablePrice" || this.quantity === "hirePrice") {
      if (/^(?:hour|week|month|year|roomNight)$/.test(period)) this.refuse(`是${periodNames[period]}的价格`);
      if (this.quantity === "hirePrice" && period === "halfDay") this.refuse("是半天的价格，不是一天的");
      return;
    }
    if (this.quantity !== "spacePrice") {
      if (this.quantity !== "text") this.refuse("的单位是时间");
      return;
    }
    const { path } = this.column;
    if (period === "session" && path !== "priceDay") return;
    const meant = priceByPeriod[period];
    if (!meant) this.refuse(`是${periodNames[period]}的价格，不是半天、全天或晚间的`);
    if (this.#period !== undefined && this.#period !== period) this.refuse("说的是两种时段的价格");
    this.#period = period;
    if (meant === path) return;
    // 租金 is whatever its period says; 全天价 is not.
    if (path !== "priceDay" || namesDay.test(this.#name)) this.refuse("说的是两种时段的价格");
    this.column = spaceColumns.find((column) => column.path === meant)!;
  }

  #setHours(hours: number): void {
    if (this.quantity !== "spacePrice" || this.column.path !== "priceDay") return;
    if (hours === 4) this.#setPeriod("halfDay");
    else if (hours === 1) this.#setPeriod("hour");
    else if (hours < 7 && !namesDay.test(this.#name)) this.refuse(`是 ${hours} 小时的价格，不是半天、全天或晚间的`);
  }

  #setBound(bound: "max" | "min"): void {
    if (this.column.path === "height" && bound === "max") this.refuse("是最高处的高度，不是净高");
    if (this.quantity === "people" && bound === "min") this.refuse("是最少的人数，不是可容纳的人数");
  }

  #setSides(sides: readonly Side[]): void {
    if (this.column.path !== "$measures") return;
    const all = [...new Set([...sides, ...(sides.includes("height") ? [] : ["height" as const])])];
    if (!sides.includes("length") || !sides.includes("width") || new Set(sides).size < sides.length)
      this.refuse("的顺序看不懂");
    this.column = { ...this.column, type: size(all, all.length - 2) };
  }

  apply(qualifier: Qualifier): void {
    const { is } = qualifier;
    if (is === "length") this.#setLength(qualifier.unit);
    else if (is === "area") this.#setArea(qualifier.unit);
    else if (is === "period") this.#setPeriod(qualifier.period);
    else if (is === "hours") this.#setHours(qualifier.hours);
    else if (is === "bound") this.#setBound(qualifier.bound);
    else if (is === "sides") this.#setSides(qualifier.sides);
    else if (is === "currency") {
      if (this.#isPrice && qualifier.isForeign) this.refuse(`是${qualifier.name}的价格，本站的价格只收人民币`);
      if (!this.#isPrice && this.quantity !== "text") this.refuse("的单位是钱");
    } else if (is === "scale") this.#scale = qualifier.text;
    else if (is === "slab" && this.column.path === "height") this.refuse("含吊顶和梁，不是净高");
    else if (is === "guests" || is === "tables" || is === "people") this.#setPeople(qualifier);
  }

  #setPeople(
    qualifier: Extract<Qualifier, { is: "guests" | "tables" | "people" | "items" | "slab" | "neutral" }>,
  ): void {
    const isOwnUnit =
      (this.quantity === "headPrice" && qualifier.is === "people") ||
      (this.quantity === "tablePrice" && qualifier.is !== "people");
    if (isOwnUnit) return;
    if (this.#isPrice) this.refuse(`是每${qualifier.is === "people" ? "人" : "桌"}的价格，不是整间的`);
    if (this.quantity === "length" || this.quantity === "area") this.refuse("的单位是人或桌");
    if (this.quantity !== "people") return;
    if (qualifier.is === "guests") this.unit = `桌/${qualifier.guests}人`;
    else if (qualifier.is === "tables" && this.unit === "") this.unit = "桌";
  }

  /** Returns what a bare number in the column has behind it. */
  getSuffix(): string | undefined {
    const text = this.#scale ? `${this.#scale}${this.#isPrice ? "元" : this.unit}` : this.unit;
    return text || undefined;
  }
}

/**
 * Applies what a heading says in addition to its name to its column: a unit for its bare numbers, another period of a price, the
 * order of sides. A column of figures in another currency, for another period or of something else is refused, and so is one
 * with a word that may be a unit and is unknown; a longer word is a remark, which is left out.
 */
export function applyQualifiers(heading: string, column: Column, qualifiers: readonly string[]): QualifiedColumn {
  const qualified = new QualifiedHeading(heading, column);
  const remarks: string[] = [];
  try {
    for (const text of qualifiers) {
      const found = readQualifiers(text);
      if (found) for (const qualifier of found) qualified.apply(qualifier);
      else if (qualified.quantity === "text" || isRemark(text)) remarks.push(text);
      else
        qualified.refuse(
          `里的“${text}”看不懂，可能是单位；就是“${column.names[0]}”时，加 --map ${heading}=${column.names[0]}`,
        );
    }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
  const remark = remarks.length > 0 ? `“${heading}”里的“${remarks.join("、")}”没有收` : undefined;
  return { column: qualified.column, unit: qualified.getSuffix(), remark };
}
