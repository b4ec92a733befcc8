import { completeAssumptions } from "./complete-assumptions.ts";
import type { EstimateInput } from "./estimate-event.ts";
import { type LineKey, type PercentLineKey, quantityLines, type QuantityLineKey } from "./lines/quantity-lines.ts";
import {
  type EstimateFacts,
  type EstimateGroup,
  estimateGroups,
  type LineDefault,
  type LineDefinition,
  type LineUnit,
  type QuantityRule,
} from "./lines/line-definition.ts";
import { percentLines } from "./lines/service-lines.ts";
import { computeMeasures, computeSizes } from "./compute-measures.ts";
import { mapRange, type PriceRange, roundYuan, scaleRange, sumRanges, takePercent } from "./price-range.ts";
import { getEquipmentFactor } from "./to-stated-price.ts";
import type { UnitPrice } from "./unit-price.ts";

/** A line of the sheet: quantity × unit price, in yuan. */
export interface EstimateLine {
  key: QuantityLineKey;
  group: EstimateGroup;
  quantity: number;
  /** The quantity by the rule; differs from `quantity` where it was changed. */
  ruleQuantity: number;
  rule: QuantityRule;
  unit: LineUnit;
  /** Yuan a unit; absent if the city level has no price for it and the visitor stated none. */
  unitPrice?: PriceRange | undefined;
  /** The visitor stated the unit price; low, likely and high are then one, but of equipment for several days. */
  isStated: boolean;
  /** The unit price of the city level that it stands on, or would without a stated one. */
  price?: UnitPrice | undefined;
  subtotal?: PriceRange | undefined;
}

/** A line that is a percentage of others. */
export interface PercentLine {
  key: PercentLineKey;
  group: EstimateGroup;
  /** Percent; absent if the city level has none. */
  percent?: PriceRange | undefined;
  /** Whether the percentage was changed. */
  isChanged: boolean;
  price?: UnitPrice | undefined;
  subtotal?: PriceRange | undefined;
}

export interface Estimate {
  facts: EstimateFacts;
  lines: EstimateLine[];
  percentLines: PercentLine[];
  /** Sums by group, all seven in order; the total is their sum. */
  groups: { group: EstimateGroup; subtotal: PriceRange }[];
  total: PriceRange;
  /** Lines without a price here, left out of the total. */
  missing: LineKey[];
}

/** Returns the quantity that a rule yields, at most one decimal (m²). */
function computeQuantity({ of, per, share = 1, plus = 0, times = "one" }: QuantityRule, { measures }: EstimateFacts) {
  const base = measures[of];
  const units = per ? Math.ceil(base / per) : share === 1 ? base : Math.ceil(base * share - 1e-9);
  return (base === 0 ? 0 : units + plus) * measures[times];
}

const isDefault = (when: LineDefault | undefined, { event }: EstimateFacts): boolean =>
  when !== undefined && (!when.types || when.types.includes(event.eventType)) && event.people >= (when.people ?? 0);

/** Half a day and a day of hire, and the percentages that prices of several days and shares stand on. */
type PriceMap = ReadonlyMap<string, UnitPrice>;
type StatedPrices = NonNullable<EstimateInput["statedPrices"]>;

type HireKind = "halfday" | "fullday";

const getHireKind = ({ days }: EstimateInput["event"]): HireKind => (days < 1 ? "halfday" : "fullday");

/** Returns the stated hire, which nothing reduces; that of the other length in the proportion of the usual prices. */
function getStatedHire(kind: HireKind, { event }: EstimateFacts, prices: PriceMap, yuan: number) {
  const stated = getHireKind(event);
  if (kind === stated) return mapRange(() => yuan);
  const [usual, other] = [stated, kind].map((one) => prices.get(`venue.${one}.s${event.star}`));
  return usual && other && usual.likely > 0
    ? mapRange(() => roundYuan((yuan * other.likely) / usual.likely))
    : undefined;
}

/** Returns the hire of half a day or a day in yuan, rounded; reduced where dining and rooms pay for a part. */
function getHire(kind: HireKind, facts: EstimateFacts, prices: PriceMap, stated: StatedPrices) {
  const { event, sizes, assumptions } = facts;
  if (stated.hire !== undefined) return getStatedHire(kind, facts, prices, stated.hire);
  const price = prices.get(`venue.${kind}.s${event.star}`);
  if (!price) return undefined;
  const hire = scaleRange(price, sizes.area);
  const waiver = assumptions.hireWaiver ? prices.get("venue.minSpendWaiver") : undefined;
  if (!waiver) return hire;
  // The best case is the highest reduction.
  return {
    low: roundYuan((hire.low * (100 - waiver.high)) / 100),
    likely: roundYuan((hire.likely * (100 - waiver.likely)) / 100),
    high: roundYuan((hire.high * (100 - waiver.low)) / 100),
  };
}

/** Returns the yuan of one unit of a line by the unit prices of the city level, rounded; undefined if one is unknown. */
function computeUnitPrice(
  line: LineDefinition,
  price: UnitPrice,
  facts: EstimateFacts,
  prices: PriceMap,
  stated: StatedPrices,
): PriceRange | undefined {
  const { low, likely, high } = price;
  switch (line.pricing) {
    case "area":
      return getHire(getHireKind(facts.event), facts, prices, stated);
    case "equipment": {
      const factor = getEquipmentFactor(facts, prices);
      return factor && (facts.measures.days === 1 ? { low, likely, high } : scaleRange(price, factor));
    }
    case "shareOfDay":
    case "shareOfHalfDay": {
      const hire = getHire(line.pricing === "shareOfDay" ? "fullday" : "halfday", facts, prices, stated);
      return hire && takePercent(hire, price);
    }
    default:
      return { low, likely, high };
  }
}

/** Returns a stated unit price as a range; equipment for several days costs its first day and shares of it, rounded. */
function getStatedUnitPrice({ pricing }: LineDefinition, yuan: number, facts: EstimateFacts, prices: PriceMap) {
  const factor = pricing === "equipment" && facts.measures.days > 1 ? getEquipmentFactor(facts, prices) : undefined;
  const once = mapRange(() => yuan);
  return factor ? scaleRange(once, factor) : once;
}

function computeLine(
  line: LineDefinition<QuantityLineKey>,
  facts: EstimateFacts,
  prices: PriceMap,
  changed: number | undefined,
  isAdded: boolean,
  stated: StatedPrices,
): EstimateLine {
  const ruleQuantity = computeQuantity(line.quantity, facts) || (isAdded ? 1 : 0);
  const quantity = changed ?? ruleQuantity;
  const price = prices.get(typeof line.price === "string" ? line.price : line.price(facts));
  const own = stated[line.key];
  const unitPrice =
    own === undefined
      ? price && computeUnitPrice(line, price, facts, prices, stated)
      : getStatedUnitPrice(line, own, facts, prices);
  return {
    key: line.key,
    group: line.group,
    quantity,
    ruleQuantity,
    rule: line.quantity,
    unit: typeof line.unit === "string" ? line.unit : line.unit(facts),
    unitPrice,
    isStated: own !== undefined,
    price,
    subtotal: unitPrice && scaleRange(unitPrice, quantity),
  };
}

const definitions = new Map(quantityLines.map((line) => [line.key, line]));

/** Computes the percentages in order; each may be taken of those before it. */
function computePercentLines(
  lines: readonly EstimateLine[],
  facts: EstimateFacts,
  prices: PriceMap,
  { quantities = {}, added = [] }: EstimateInput,
): PercentLine[] {
  const sumOf = (test: (line: LineDefinition) => boolean) =>
    sumRanges(lines.flatMap(({ key, subtotal }) => (subtotal && test(definitions.get(key)!) ? subtotal : [])));
  // Hotels of three stars include service and tax.
  const isNetHotel = facts.event.star >= 4;
  const isUntaxed = ({ hotel, taxed }: LineDefinition) => !taxed && (!hotel || isNetHotel);
  const computed: PercentLine[] = [];
  for (const line of percentLines) {
    const changed = quantities[line.key];
    const isDefaultLine = "default" in line && (line.base !== "hotel" || isNetHotel);
    if (changed === undefined && !added.includes(line.key) && !isDefaultLine) continue;
    const before = computed.flatMap(({ subtotal }) => subtotal ?? []);
    const base = {
      hotel: () => sumOf(({ hotel }) => hotel === true),
      untaxed: () => sumRanges([sumOf(isUntaxed), ...before]),
      all: () => sumRanges([sumOf(() => true), ...before]),
    }[line.base]();
    const price = prices.get(line.price);
    const percent = changed === undefined ? price && mapRange((end) => price[end]) : mapRange(() => changed);
    const subtotal = percent && takePercent(base, percent);
    computed.push({ key: line.key, group: line.group, percent, isChanged: changed !== undefined, price, subtotal });
  }
  return computed;
}

/**
 * Computes an estimate in yuan: each line's quantity by its rule (or as changed) times its unit price (or the stated one),
 * percentages, sums by group and in total. Sums equal the sums of their rounded parts. Lines without a price are listed as missing and left out.
 */
export function computeEstimate(input: EstimateInput, unitPrices: readonly UnitPrice[]): Estimate {
  const { event, quantities = {}, statedPrices = {} } = input;
  const prices = new Map(unitPrices.map((price) => [price.key, price]));
  const added = new Set(input.added);
  const assumptions = completeAssumptions(event, input.assumptions);
  const sizes = computeSizes(event, assumptions);
  const facts: EstimateFacts = { event, assumptions, sizes, measures: computeMeasures(event, assumptions, sizes) };
  const lines = quantityLines.flatMap((line) => {
    const changed = quantities[line.key];
    const isAdded = added.has(line.key);
    const computed = computeLine(line, facts, prices, changed, isAdded, statedPrices);
    const isListed = changed !== undefined || isAdded || (isDefault(line.default, facts) && computed.quantity > 0);
    return isListed ? computed : [];
  });
  const percentages = computePercentLines(lines, facts, prices, input);
  const parts = [...lines, ...percentages];
  const sumGroup = (group: EstimateGroup) =>
    sumRanges(parts.flatMap((part) => (part.group === group ? (part.subtotal ?? []) : [])));
  const groups = estimateGroups.map((group) => ({ group, subtotal: sumGroup(group) }));
  return {
    facts,
    lines,
    percentLines: percentages,
    groups,
    total: sumRanges(groups.map(({ subtotal }) => subtotal)),
    missing: parts.flatMap(({ key, subtotal }) => (subtotal ? [] : key)),
  };
}
