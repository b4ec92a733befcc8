import type { PriceLineKey } from "../quote-lines.ts";
import type { QuoteLines, QuoteWaiver } from "../quote-lines-schema.ts";
import { type MissingReason, type PriceParts, sumFen, toFen, type TotalPart } from "./quote-total.ts";
import type { QuotedEvent } from "./quoted-event.ts";

/** What one line gives: its parts, or why it gives none. */
type LinePrice = TotalPart[] | MissingReason;

interface Minimum {
  kind: "billed" | "price";
  least: number;
}

/** Returns the heads or tables that are billed; undefined where the price does not hold for so few. */
function countBilled(used: number, minimum: Minimum | undefined) {
  if (!minimum || used >= minimum.least) return { quantity: used };
  if (minimum.kind === "price") return undefined;
  return { quantity: minimum.least, unusedMinimum: minimum.least - used };
}

const toPart = (line: PriceLineKey, quantity: number, yuan: number, rest: Partial<TotalPart> = {}): TotalPart => {
  const unitFen = toFen(yuan);
  return { line, ...rest, quantity, unitFen, fen: Math.round(quantity * unitFen) };
};

/** Days that are billed: half a day as one. */
const countDays = ({ days }: QuotedEvent): number => Math.ceil(days);

function pricePackage(event: QuotedEvent, offer: NonNullable<QuoteLines["package"]>): LinePrice {
  const billed = countBilled(event.people, offer.minimum);
  if (!billed) return "belowMinimum";
  const times = offer.per === "day" ? countDays(event) : 1;
  const { quantity, ...rest } = billed;
  return [toPart("package", quantity * times, offer.perHead, rest)];
}

function priceHire(event: QuotedEvent, { amount, per }: NonNullable<QuoteLines["hire"]>): LinePrice {
  if (amount === undefined || !per) return "noPrice";
  const halves = event.days < 1 ? 1 : event.days * 2;
  const quantity = { event: 1, day: countDays(event), halfDay: halves }[per];
  return [toPart("hire", quantity, amount)];
}

const priceSetup = (_: QuotedEvent, { amount }: NonNullable<QuoteLines["setup"]>): LinePrice =>
  amount === undefined ? "noPrice" : [toPart("setup", 1, amount)];

/** Prices the meals that the event has; one that is not offered is without a price. */
function priceMeals(event: QuotedEvent, { items = [] }: NonNullable<QuoteLines["meals"]>): LinePrice {
  const parts: TotalPart[] = [];
  for (const [meal, times] of [["lunch", event.lunches] as const, ["dinner", event.dinners] as const]) {
    if (times === 0) continue;
    const item = items.find((one) => one.meal === meal);
    if (!item) return "noPrice";
    const billed = countBilled(item.per === "head" ? event.people : event.tables, item.minimum);
    if (!billed) return "belowMinimum";
    const { quantity, ...rest } = billed;
    parts.push(toPart("meals", quantity * times, item.amount, { item: meal, perTable: item.per === "table", ...rest }));
  }
  return parts;
}

function priceTea(event: QuotedEvent, { amount, per }: NonNullable<QuoteLines["teaBreak"]>): LinePrice {
  if (amount === undefined || !per) return "noPrice";
  return [toPart("teaBreak", event.teaBreaks * (per === "head" ? event.people : 1), amount)];
}

function priceRooms(event: QuotedEvent, { items = [] }: NonNullable<QuoteLines["rooms"]>): LinePrice {
  const [first] = items;
  if (!first) return "noPrice";
  const toRoomPart = (item: typeof first) => {
    const rooms = item.per === "head" ? event.people : (item.quantity ?? event.guestRooms);
    return toPart("rooms", rooms * (item.nights ?? event.nights), item.amount, { item: item.name });
  };
  // Several prices without their numbers of rooms are a choice, of which nobody has said which.
  return items.every((item) => item.quantity !== undefined)
    ? items.map(toRoomPart)
    : items.length > 1
      ? "noPrice"
      : [toRoomPart(first)];
}

function priceAv(event: QuotedEvent, { items = [], included = [] }: NonNullable<QuoteLines["av"]>): LinePrice {
  if (items.length === 0 && included.length === 0) return "noPrice";
  return items.map(({ name, amount, per }) =>
    toPart("av", per === "day" ? countDays(event) : 1, amount, { item: name }),
  );
}

/** Returns whether the event reaches what a waiver wants. */
function meetsWaiver({ when, least }: QuoteWaiver, event: QuotedEvent, spentFen: number): boolean {
  const measures = {
    rooms: event.guestRooms * event.nights,
    tables: event.tables,
    people: event.people,
    spend: spentFen / 100,
  };
  return measures[when] >= least;
}

/** Reduces a line by its waiver where the event reaches it, and notes the condition either way. */
function applyWaiver(result: PriceParts, line: "hire" | "setup", waiver: QuoteWaiver, event: QuotedEvent): void {
  const spent = sumFen(result.parts.filter((part) => part.line !== line));
  const isMet = meetsWaiver(waiver, event, spent);
  result.conditions.push({ line, ...waiver, isMet });
  if (!isMet) return;
  for (const part of result.parts)
    if (part.line === line) part.fen = Math.round((part.fen * (100 - waiver.percentOff)) / 100);
}

/** Adds what is missing to the minimum spend. */
function addMinimumSpend(result: PriceParts, minimumSpend: number): void {
  const short = toFen(minimumSpend) - sumFen(result.parts.filter(({ line }) => line !== "hire" && line !== "av"));
  if (short > 0) result.parts.push({ line: "hire", item: "minimumSpend", quantity: 1, unitFen: short, fen: short });
}

/**
 * Lists the amounts of a quote before service charge and tax, what of it is missing and on which conditions it stands. Hire always
 * counts as wanted; the other lines where the event has them. A line of a package is answered by the package.
 */
export function listPriceParts(event: QuotedEvent, lines: QuoteLines): PriceParts {
  const result: PriceParts = { parts: [], missing: [], notOffered: [], conditions: [] };
  const add = (line: PriceLineKey, price: LinePrice) => {
    if (typeof price === "string") result.missing.push({ line, reason: price });
    else result.parts.push(...price);
  };
  const addLine = <K extends Exclude<PriceLineKey, "package">>(
    line: K,
    isWanted: boolean,
    compute: (event: QuotedEvent, answer: NonNullable<QuoteLines[K]>) => LinePrice,
  ) => {
    const answer = lines[line] as NonNullable<QuoteLines[K]> | undefined;
    if (!isWanted || lines.package?.includes.includes(line)) return;
    if (!answer) result.missing.push({ line, reason: "unanswered" });
    else if (answer.status === "notOffered") result.notOffered.push(line);
    else if (answer.status === "offered") add(line, compute(event, answer));
  };
  if (lines.package) add("package", pricePackage(event, lines.package));
  addLine("hire", true, priceHire);
  addLine("setup", event.needsSetup, priceSetup);
  addLine("meals", event.lunches + event.dinners > 0, priceMeals);
  addLine("teaBreak", event.teaBreaks > 0, priceTea);
  addLine("rooms", event.guestRooms > 0 && event.nights > 0, priceRooms);
  addLine("av", event.needsAv, priceAv);
  if (lines.hire?.waiver) applyWaiver(result, "hire", lines.hire.waiver, event);
  if (lines.setup?.waiver) applyWaiver(result, "setup", lines.setup.waiver, event);
  if (lines.hire?.minimumSpend !== undefined) addMinimumSpend(result, lines.hire.minimumSpend);
  return result;
}
