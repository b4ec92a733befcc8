import type { QuoteLineKey } from "../quote-lines.ts";
import type { QuoteLines } from "../quote-lines-schema.ts";
import { listPriceParts } from "./list-price-parts.ts";
import { type PriceParts, type QuoteTotal, sumFen, toFen, type TotalPart } from "./quote-total.ts";
import type { QuotedEvent } from "./quoted-event.ts";

/** Returns the sum of the lines that a percentage is taken of; undefined where one of them stands in a package's price. */
function findBase(
  { parts }: PriceParts,
  lines: QuoteLines,
  of: readonly QuoteLineKey[] | undefined,
): number | undefined {
  if (!of) return sumFen(parts);
  const included: readonly QuoteLineKey[] = lines.package?.includes ?? [];
  if (!of.includes("package") && of.some((key) => included.includes(key))) return undefined;
  return sumFen(parts.filter(({ line }) => of.includes(line)));
}

const toPercentPart = (line: QuoteLineKey, percent: number, base: number): TotalPart => ({
  line,
  quantity: percent,
  unitFen: base,
  fen: Math.round((base * percent) / 100),
});

/** Adds the service charge; one of nothing where it is included or not charged. */
function addServiceCharge(prices: PriceParts, lines: QuoteLines, { people, tables }: QuotedEvent): void {
  const line = "serviceCharge";
  const charge = lines.serviceCharge;
  if (!charge) prices.missing.push({ line, reason: "unanswered" });
  else if (charge.status !== "offered") return;
  else if (charge.percent !== undefined) {
    const base = findBase(prices, lines, charge.of);
    if (base === undefined) prices.missing.push({ line, reason: "unclearBase" });
    else prices.parts.push(toPercentPart(line, charge.percent, base));
  } else if (charge.amount !== undefined && charge.per) {
    const quantity = charge.per === "head" ? people : tables;
    const unitFen = toFen(charge.amount);
    prices.parts.push({ line, quantity, unitFen, fen: quantity * unitFen });
  } else prices.missing.push({ line, reason: "noPrice" });
}

/** Adds the tax, taken of the prices and the service charge unless it says otherwise. */
function addTax(prices: PriceParts, lines: QuoteLines): void {
  const line = "tax";
  const { tax, serviceCharge } = lines;
  if (serviceCharge?.withTax && serviceCharge.status !== "notOffered") return;
  if (!tax) prices.missing.push({ line, reason: "unanswered" });
  else if (tax.status !== "offered") return;
  else if (tax.percent === undefined) prices.missing.push({ line, reason: "noPrice" });
  else {
    const base = findBase(prices, lines, tax.of);
    if (base === undefined) prices.missing.push({ line, reason: "unclearBase" });
    else prices.parts.push(toPercentPart(line, tax.percent, base));
  }
}

/**
 * Computes what a quote comes to for an event: the prices with their minimums and waivers, then service charge, then tax, each
 * rounded to fen. Without an answer to service charge, tax or a line that the event needs, the sum is a lower bound.
 */
export function computeTotal(event: QuotedEvent, lines: QuoteLines): QuoteTotal {
  const prices = listPriceParts(event, lines);
  addServiceCharge(prices, lines, event);
  addTax(prices, lines);
  const fen = sumFen(prices.parts);
  if (prices.missing.length === 0) return { kind: "exact", fen, fenPerHead: Math.round(fen / event.people), ...prices };
  return { kind: prices.parts.length > 0 ? "atLeast" : "none", fen, ...prices };
}
