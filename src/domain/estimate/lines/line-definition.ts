import type { EventTypeId } from "../../demand/demand-option.ts";
import type { Assumptions, EstimateEvent } from "../estimate-event.ts";
import type { EstimateMeasures, EstimateSizes } from "../compute-measures.ts";

/** The seven shares of an estimate, in the order of the sheet. */
export const estimateGroups = ["venue", "setup", "av", "dining", "rooms", "service", "tax"] as const;
export type EstimateGroup = (typeof estimateGroups)[number];

/** Everything that a line is computed from. */
export interface EstimateFacts {
  event: EstimateEvent;
  assumptions: Assumptions;
  sizes: EstimateSizes;
  measures: EstimateMeasures;
}

/**
 * How a quantity is reckoned: `of`, divided by `per` and rounded up (or multiplied by `share`, rounded up), plus `plus`,
 * times the measure `times`.
 */
export interface QuantityRule {
  of: keyof EstimateMeasures;
  per?: number;
  share?: number;
  plus?: number;
  times?: keyof EstimateMeasures;
}

/** Which unit price a line uses, as the key of a price; a function where it depends on the event. */
type PriceKey = string | ((facts: EstimateFacts) => string);

/**
 * How a unit price becomes the price of one unit of the line: as it is; times the space's area; for equipment, the first day
 * and a share of it for each further day; a share of the hire of a day or half a day.
 */
type PricingKind = "flat" | "area" | "equipment" | "shareOfDay" | "shareOfHalfDay";

/** What a percentage is taken of: net prices of the hotel, what is not taxed yet, what is purchased, everything. */
type PercentBase = "hotel" | "untaxed" | "all";

export const lineUnits = [
  "day",
  "halfDay",
  "time",
  "squareMetre",
  "set",
  "piece",
  "person",
  "personTime",
  "table",
  "roomNight",
  "personDay",
  "trip",
  "vehicleDay",
  "hour",
  "room",
  "session",
  "item",
  "programme",
] as const;
export type LineUnit = (typeof lineUnits)[number];

/** The events that have a line unless it is added or taken out. Absent: it is only added. */
export interface LineDefault {
  types?: readonly EventTypeId[];
  /** People from which on. */
  people?: number;
}

export interface LineDefinition<K extends string = string> {
  key: K;
  group: EstimateGroup;
  unit: LineUnit | ((facts: EstimateFacts) => LineUnit);
  price: PriceKey;
  pricing?: PricingKind;
  quantity: QuantityRule;
  default?: LineDefault;
  /** Quoted net by a hotel of four stars or more: service charge and tax come on top; at three stars both are included. */
  hotel?: boolean;
  /** The price includes tax. */
  taxed?: boolean;
}

/** A line that is a percentage of others. */
export interface PercentDefinition<K extends string = string> {
  key: K;
  group: EstimateGroup;
  price: string;
  base: PercentBase;
  default?: LineDefault;
}

/** Types a list of lines by their keys. */
export const defineLines = <const K extends string>(lines: readonly LineDefinition<K>[]) => lines;
