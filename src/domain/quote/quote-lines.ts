/** The fixed lines of a quote, in the order of the sheet; `zh` is the trade's name. */
export const quoteLines = [
  { key: "availability", zh: "档期" },
  { key: "package", zh: "会议包价" },
  { key: "hire", zh: "场租" },
  { key: "setup", zh: "提前搭建" },
  { key: "meals", zh: "用餐" },
  { key: "teaBreak", zh: "茶歇" },
  { key: "rooms", zh: "客房" },
  { key: "av", zh: "设备" },
  { key: "serviceCharge", zh: "服务费" },
  { key: "tax", zh: "税" },
  { key: "deposit", zh: "定金" },
  { key: "cancellation", zh: "取消政策" },
  { key: "validUntil", zh: "报价有效期" },
  { key: "remarks", zh: "备注" },
] as const;
export type QuoteLineKey = (typeof quoteLines)[number]["key"];

/** The lines that cost money before service charge and tax: a package can include all but itself. */
export const priceLines = ["package", "hire", "setup", "meals", "teaBreak", "rooms", "av"] as const;
export type PriceLineKey = (typeof priceLines)[number];
export const includableLines = ["hire", "setup", "meals", "teaBreak", "rooms", "av"] as const;

/** Returns the Chinese name of a line: 服务费. */
export const getQuoteLineName = (key: QuoteLineKey): string => quoteLines.find((line) => line.key === key)!.zh;
