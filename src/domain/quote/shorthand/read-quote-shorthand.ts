import { isIsoDay } from "#domain/day.ts";
import type { PriceLineKey } from "../quote-lines.ts";
import { type QuoteLines, quoteLinesSchema } from "../quote-lines-schema.ts";

/** What was read of a quote's short form; `unread` are the parts that nothing was read from, with the line they stand in. */
export interface ShorthandResult {
  lines: QuoteLines;
  unread: string[];
}

type Draft = { [K in keyof QuoteLines]?: Record<string, unknown> | unknown };
type Parts = Record<string, unknown>;

/** Names that begin a line, with the line and, of a meal, which one. */
const names: readonly (readonly [name: string, key: keyof QuoteLines, meal?: "lunch" | "dinner"])[] = [
  ["档期", "availability"],
  ["会议包价", "package"],
  ["包价", "package"],
  ["场租", "hire"],
  ["提前搭建", "setup"],
  ["搭建", "setup"],
  ["午餐", "meals", "lunch"],
  ["晚餐", "meals", "dinner"],
  ["晚宴", "meals", "dinner"],
  ["茶歇", "teaBreak"],
  ["客房", "rooms"],
  ["设备", "av"],
  ["服务费", "serviceCharge"],
  ["税", "tax"],
  ["定金", "deposit"],
  ["取消", "cancellation"],
  ["有效期", "validUntil"],
  ["备注", "remarks"],
];

const units: Readonly<Record<string, string>> = {
  场: "event",
  天: "day",
  半天: "halfDay",
  人: "head",
  桌: "table",
  间: "room",
  次: "event",
};
const includable: Readonly<Record<string, PriceLineKey>> = {
  包价: "package",
  场租: "hire",
  搭建: "setup",
  用餐: "meals",
  茶歇: "teaBreak",
  客房: "rooms",
  设备: "av",
};
const measures: Readonly<Record<string, string>> = { 间: "rooms", 桌: "tables", 人: "people", 元: "spend" };

const readKeys = (text: string): PriceLineKey[] | undefined => {
  const keys = text.split(/[+、]/).map((name) => includable[name]);
  return keys.every((key) => key !== undefined) ? keys : undefined;
};

const pricePattern = /^(\d{1,9}(?:\.\d{1,2})?)(?:\/(场|天|半天|人|桌|间|次))?$/;
const percentPattern = /^(\d{1,3}(?:\.\d{1,2})?)%$/;
const countPattern = /^(保底|不足不接|预留|最低消费|含)(\d{1,9})(?:小时)?$/;
const waiverPattern = /^满(\d{1,9})(间|桌|人|元)(免|减\d{1,3}%)$/;
const datePattern = /^(\d{4}-\d{2}-\d{2})(空闲|已订|预留)(?:至(\d{4}-\d{2}-\d{2}))?$/;
const stepPattern = /^(\d{1,3})天前(\d{1,3})%$/;

/** Reads a token that every line understands; undefined where it is none. */
function readStatus(token: string): Parts | undefined {
  const status = { 含: "included", 不提供: "notOffered", 免: "included", 另议: "offered" }[token];
  return status ? { status } : undefined;
}

function readPrice(token: string): Parts | undefined {
  const [, amount, unit] = pricePattern.exec(token) ?? [];
  if (amount) return { status: "offered", amount: Number(amount), ...(unit && { per: units[unit] }) };
  const [, percent] = percentPattern.exec(token) ?? [];
  return percent ? { status: "offered", percent: Number(percent) } : undefined;
}

function readCount(token: string): Parts | undefined {
  const [, name, digits] = countPattern.exec(token) ?? [];
  const count = Number(digits);
  if (name === "保底") return { minimum: { kind: "billed", least: count } };
  if (name === "不足不接") return { minimum: { kind: "price", least: count } };
  if (name === "预留") return { held: count };
  if (name === "最低消费") return { minimumSpend: count };
  return name === "含" ? { hours: count } : undefined;
}

function readWaiver(token: string): Parts | undefined {
  const [, least, unit, effect] = waiverPattern.exec(token) ?? [];
  if (!least) return undefined;
  const percentOff = effect === "免" ? 100 : Number(/\d+/.exec(effect!)![0]);
  return { waiver: { when: measures[unit!], least: Number(least), percentOff } };
}

function readRest(key: keyof QuoteLines, token: string): Parts | undefined {
  if (token === "专票" || token === "普票") return { invoice: token === "专票" ? "special" : "ordinary" };
  if (token === "含税") return { withTax: true };
  if (token === "含早") return { breakfast: true };
  const keys = readKeys(token.replace(/^[按含]/, ""));
  if (!keys) return undefined;
  return token.startsWith("含") && key === "package"
    ? { includes: keys }
    : token.startsWith("按")
      ? { of: keys }
      : undefined;
}

const readToken = (key: keyof QuoteLines, token: string): Parts | undefined =>
  readStatus(token) ?? readPrice(token) ?? readCount(token) ?? readWaiver(token) ?? readRest(key, token);

/** Returns the parts of a line whose price stands in a list of items. */
function toItemLine(key: "meals" | "rooms", parts: Parts, meal: string | undefined, before: Parts | undefined): Parts {
  const { status = "offered", amount, per, minimum, held, breakfast, ...rest } = parts;
  if (amount === undefined) return { status, ...rest };
  const item =
    key === "meals"
      ? { meal, amount, per: per ?? "head", ...(minimum !== undefined && { minimum }) }
      : {
          amount,
          per: per ?? "room",
          ...(held !== undefined && { held }),
          ...(breakfast !== undefined && { breakfast }),
        };
  return { status, ...rest, items: [...((before?.items as unknown[]) ?? []), item] };
}

/** Reads the rest of a line that is no price: dates, steps, days, texts. Returns undefined where it is a line of prices. */
function readPlainLine(key: keyof QuoteLines, tokens: readonly string[], unread: string[]): unknown {
  const collect = <T>(read: (token: string) => T | undefined): T[] =>
    tokens.flatMap((token): T[] => {
      const value = read(token);
      if (value === undefined) unread.push(token);
      return value === undefined ? [] : [value];
    });
  if (key === "remarks") return tokens.join(" ") || undefined;
  if (key === "validUntil") return collect((token) => (isIsoDay(token) ? token : undefined))[0];
  if (key === "availability") {
    const dates = collect((token) => {
      const [, date, state, until] = datePattern.exec(token) ?? [];
      return date && { date, state: { 空闲: "free", 已订: "booked", 预留: "held" }[state!], ...(until && { until }) };
    });
    return dates.length > 0 ? dates : undefined;
  }
  const steps = collect((token) => {
    const [, days, percent] = stepPattern.exec(token) ?? [];
    return days && { daysBefore: Number(days), percent: Number(percent) };
  });
  return steps.length > 0 ? { status: "offered", steps } : undefined;
}

const plainLines: readonly (keyof QuoteLines)[] = ["availability", "cancellation", "validUntil", "remarks"];

/** Completes the parts of a line as the schema has them. */
function toLine(key: keyof QuoteLines, parts: Parts, meal: string | undefined, before: unknown): unknown {
  if (key === "meals" || key === "rooms") return toItemLine(key, parts, meal, before as Parts | undefined);
  if (key === "av" && parts.amount !== undefined) {
    const { amount, per = "event", ...rest } = parts;
    return { ...rest, items: [{ name: "设备", amount, per }] };
  }
  if (key !== "package") return key === "hire" && parts.amount !== undefined ? { per: "day", ...parts } : parts;
  const { amount, per, status: _, ...rest } = parts;
  return { perHead: amount, per: per === "day" ? "day" : "event", ...rest };
}

/**
 * Reads quote lines in short form, one text a line: 场租 38000/天 满60间免, 晚宴 3280/桌 保底20, 服务费 15% 按场租+用餐, 税 含 专票. What is not
 * understood stands in `unread`; a line of which something is wrong is left out, and named there as a whole.
 */
export function readQuoteShorthand(texts: readonly string[]): ShorthandResult {
  const draft: Draft = {};
  const unread: string[] = [];
  for (const text of texts) {
    const [first = "", ...tokens] = text.normalize("NFKC").trim().split(/\s+/);
    const found = names.find(([name]) => name === first);
    if (!found) {
      if (first) unread.push(text);
      continue;
    }
    const [, key, meal] = found;
    const missed: string[] = [];
    const value = plainLines.includes(key) ? readPlainLine(key, tokens, missed) : readPriceLine(key, tokens, missed);
    const line =
      value === undefined || plainLines.includes(key) ? value : toLine(key, value as Parts, meal, draft[key]);
    const checked = quoteLinesSchema.safeParse({ [key]: line });
    if (line === undefined || !checked.success) unread.push(text);
    else {
      draft[key] = line;
      unread.push(...missed.map((token) => `${first} ${token}`));
    }
  }
  return { lines: quoteLinesSchema.parse(draft), unread };
}

/** Reads the tokens of a line of prices into its parts; undefined where nothing was read. */
function readPriceLine(key: keyof QuoteLines, tokens: readonly string[], unread: string[]): Parts | undefined {
  const parts: Parts = {};
  for (const token of tokens) {
    const read = readToken(key, token);
    // A price says that it is offered, unless the line says that it is included: 税 含 6%.
    if (read)
      Object.assign(parts, read, parts.status !== undefined && read.amount === undefined && { status: parts.status });
    else unread.push(token);
  }
  return Object.keys(parts).length > 0 ? parts : undefined;
}
