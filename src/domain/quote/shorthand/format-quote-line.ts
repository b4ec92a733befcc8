import { formatNumber } from "#domain/format.ts";
import { getQuoteLineName, type PriceLineKey, type QuoteLineKey } from "../quote-lines.ts";
import type { QuoteLines, QuoteWaiver } from "../quote-lines-schema.ts";

const units: Readonly<Record<string, string>> = {
  event: "场",
  day: "天",
  halfDay: "半天",
  head: "人",
  table: "桌",
  room: "间",
};
const includableNames: Readonly<Record<PriceLineKey, string>> = {
  package: "包价",
  hire: "场租",
  setup: "搭建",
  meals: "用餐",
  teaBreak: "茶歇",
  rooms: "客房",
  av: "设备",
};
const meals = { lunch: "午餐", dinner: "晚宴" } as const;
const measureUnits = { rooms: "间夜", tables: "桌", people: "人", spend: "元" } as const;

/** Formats yuan with the decimals that it has: 3,280 元, 42.5 元. */
export const formatQuoteYuan = (yuan: number): string =>
  `${formatNumber(yuan, Number.isInteger(yuan) ? 0 : 2).replace(/(\.\d)0$/, "$1")} 元`;

const formatPrice = (amount: number, per: string | undefined): string =>
  `${formatQuoteYuan(amount)}${per ? `/${units[per]}` : ""}`;

/** Formats a condition: 满 60 间夜，免场租; 满 20 桌，减 50%. */
export const formatWaiver = ({ when, least, percentOff }: QuoteWaiver): string =>
  `满 ${formatNumber(least)} ${measureUnits[when]}，${percentOff === 100 ? "免收" : `减 ${percentOff}%`}`;

/** Formats what a percentage is taken of: 按场租、用餐. */
export const formatBase = (of: readonly QuoteLineKey[] | undefined): string =>
  of ? `按${of.map((key) => includableNames[key as PriceLineKey] ?? getQuoteLineName(key)).join("、")}` : "";

const formatMinimum = (minimum: { kind: string; least: number } | undefined, unit: string): string | undefined =>
  minimum && `${minimum.kind === "billed" ? "保底" : "不足不接"} ${formatNumber(minimum.least)} ${unit}`;

const joinParts = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join("，");

function formatStatus(status: "offered" | "included" | "notOffered"): string {
  if (status === "included") return "含";
  return status === "notOffered" ? "不提供" : "";
}

/** Writes an ISO day; as it is unless a page has a format of its own. */
type FormatDay = (day: string) => string;
type Formatters = { [K in QuoteLineKey]: (line: NonNullable<QuoteLines[K]>, formatDay: FormatDay) => string };

const availabilityNames = { free: "空闲", booked: "已订", held: "预留" } as const;

const formatters: Formatters = {
  availability: (dates, formatDay) =>
    dates
      .map(
        ({ date, state, until }) =>
          `${formatDay(date)} ${availabilityNames[state]}${until ? `至 ${formatDay(until)}` : ""}`,
      )
      .join("，"),
  package: ({ perHead, per, includes, minimum, note }) =>
    joinParts([
      `${formatQuoteYuan(perHead)}/人${per === "day" ? "·天" : ""}`,
      `含${includes.map((key) => includableNames[key]).join("、")}`,
      formatMinimum(minimum, "人"),
      note,
    ]),
  hire: ({ status, amount, per, hours, overtime, waiver, minimumSpend, note }) =>
    joinParts([
      amount === undefined ? formatStatus(status) || "价格另议" : formatPrice(amount, per),
      hours !== undefined && `含 ${hours} 小时`,
      overtime !== undefined && `超时 ${formatQuoteYuan(overtime)}/小时`,
      waiver && formatWaiver(waiver),
      minimumSpend !== undefined && `最低消费 ${formatQuoteYuan(minimumSpend)}`,
      note,
    ]),
  setup: ({ status, amount, waiver, note }) =>
    joinParts([
      amount === undefined ? formatStatus(status) || "价格另议" : formatQuoteYuan(amount),
      waiver && formatWaiver(waiver),
      note,
    ]),
  meals: ({ status, items = [], note }) =>
    joinParts([
      items.length === 0 && (formatStatus(status) || "价格另议"),
      ...items.map(({ meal, amount, per, minimum }) =>
        [`${meals[meal]} ${formatPrice(amount, per)}`, formatMinimum(minimum, units[per]!)].filter(Boolean).join(" "),
      ),
      note,
    ]),
  teaBreak: ({ status, amount, per, note }) =>
    joinParts([
      amount === undefined
        ? formatStatus(status) || "价格另议"
        : `${formatQuoteYuan(amount)}/${per === "head" ? "人·次" : "次"}`,
      note,
    ]),
  rooms: ({ status, items = [], note }) =>
    joinParts([
      items.length === 0 && (formatStatus(status) || "价格另议"),
      ...items.map(({ name, amount, per, breakfast, held }) =>
        [
          name,
          `${formatPrice(amount, per)}·晚`,
          breakfast === undefined ? "" : breakfast ? "含早" : "不含早",
          held !== undefined && `预留 ${held} 间`,
        ]
          .filter(Boolean)
          .join(" "),
      ),
      note,
    ]),
  av: ({ status, included = [], items = [], note }) =>
    joinParts([
      included.length > 0 && `含${included.join("、")}`,
      included.length + items.length === 0 && (formatStatus(status) || "价格另议"),
      ...items.map(({ name, amount, per }) => `${name === "设备" ? "" : `${name} `}${formatPrice(amount, per)}`),
      note,
    ]),
  serviceCharge: ({ status, percent, amount, per, of, withTax, note }) =>
    joinParts([
      percent !== undefined
        ? `${status === "included" ? "含 " : ""}${percent}%${withTax ? "（含税）" : ""}`
        : amount !== undefined
          ? formatPrice(amount, per)
          : formatStatus(status) || "比例未答",
      formatBase(of),
      note,
    ]),
  tax: ({ status, percent, of, invoice, note }) =>
    joinParts([
      [formatStatus(status) || "另加", percent !== undefined && `${percent}%`].filter(Boolean).join(" "),
      formatBase(of),
      invoice && { special: "专票", ordinary: "普票" }[invoice],
      note,
    ]),
  deposit: ({ status, percent, amount, when, note }) =>
    joinParts([
      percent !== undefined
        ? `${percent}%`
        : amount !== undefined
          ? formatQuoteYuan(amount)
          : formatStatus(status) || "金额未答",
      when,
      note,
    ]),
  cancellation: ({ status, steps = [], note }) =>
    joinParts([
      steps.length === 0 && formatStatus(status),
      ...steps.map(({ daysBefore, percent }) => `${daysBefore} 天前收 ${percent}%`),
      note,
    ]),
  validUntil: (day, formatDay) => formatDay(day),
  remarks: (text) => text,
};

/**
 * Formats a line of a quote in the words of the trade: 38,000 元/天，满 60 间夜，免收; a line of the package 包价内, tax in the service charge
 * 含在服务费内. Returns undefined where the line is not answered (未答).
 */
export function formatQuoteLine(
  key: QuoteLineKey,
  lines: QuoteLines,
  formatDay: FormatDay = (day) => day,
): string | undefined {
  const line = lines[key];
  if (line !== undefined) return (formatters[key] as (value: unknown, format: FormatDay) => string)(line, formatDay);
  if (lines.package?.includes.some((included) => included === key)) return "包价内";
  return key === "tax" && lines.serviceCharge?.withTax ? "含在服务费内" : undefined;
}
