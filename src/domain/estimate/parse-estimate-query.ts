import { eventTypes } from "../demand/demand-option.ts";
import { layoutByEventType } from "../demand/layout-by-event-type.ts";
import { findLayoutById, layouts } from "../space/layouts.ts";
import { completeAssumptions } from "./complete-assumptions.ts";
import {
  type Assumptions,
  type EstimateEvent,
  type EstimateInput,
  estimateLimits,
  estimateStars,
  isEstimateDays,
  lunchKinds,
  screenKinds,
  setupKinds,
} from "./estimate-event.ts";
import type { EstimateQuery, EstimateQueryName } from "./estimate-query-names.ts";
import { lineKeys, quantityLines } from "./lines/quantity-lines.ts";
import { percentLines } from "./lines/service-lines.ts";

/** The event of an address that names none. */
const defaultEvent = { eventType: "training", people: 100, days: 1, star: 5 } as const satisfies Partial<EstimateEvent>;

type Bounds = Readonly<{ least: number; most: number }>;

function parseWithin(text: string | undefined, { least, most }: Bounds): number | undefined {
  const value = /^\d{1,6}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

const parseOption = <T extends string>(options: readonly T[], text: string | undefined): T | undefined =>
  options.find((option) => option === text);

const parseStar = (text: string | undefined) => estimateStars.find((star) => String(star) === text);

function parseDays(text: string | undefined): number | undefined {
  const days = /^\d{1,2}(?:\.5)?$/.test(text ?? "") ? Number(text) : Number.NaN;
  return isEstimateDays(days) ? days : undefined;
}

function parseEvent(query: EstimateQuery): EstimateEvent {
  const eventType = eventTypes.find(({ id }) => id === query.eventType)?.id ?? defaultEvent.eventType;
  const layout = layouts.find(({ key }) => key === query.layout) ?? findLayoutById(Number(query.layout));
  return {
    eventType,
    people: parseWithin(query.people, estimateLimits.people) ?? defaultEvent.people,
    days: parseDays(query.days) ?? defaultEvent.days,
    layout: layout?.key ?? layoutByEventType[eventType] ?? "theatre",
    star: parseStar(query.star) ?? defaultEvent.star,
    nights: parseWithin(query.nights, estimateLimits.nights),
  };
}

/** Most characters of changed quantities, additions or stated prices that are read: every line once. */
const maxQuantitiesLength = 1200;

/** Parses `led.24_teaBreaks.0`; unknown lines and bad numbers are left out. */
function parseQuantities(text = ""): Record<string, number> {
  const pairs = text.slice(0, maxQuantitiesLength).split("_");
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [, key = "", number] = /^([a-zA-Z]+)\.(\d{1,5})$/.exec(pair) ?? [];
      const limits = percentLines.some((line) => line.key === key) ? estimateLimits.percent : estimateLimits.quantity;
      const quantity = parseWithin(number, limits);
      return quantity !== undefined && lineKeys.some((line) => line === key) ? [[key, quantity]] : [];
    }),
  );
}

/** Parses `led.320_hire.30000_badges.4.5`; unknown lines, percentages and prices out of bounds are left out. */
function parseStatedPrices(text = ""): Record<string, number> {
  const { least, most } = estimateLimits.unitPrice;
  const pairs = text.slice(0, maxQuantitiesLength).split("_");
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [, key = "", yuan] = /^([a-zA-Z]+)\.(\d{1,7}(?:\.\d{1,2})?)$/.exec(pair) ?? [];
      const isLine = quantityLines.some((line) => line.key === key);
      return isLine && Number(yuan) >= least && Number(yuan) <= most ? [[key, Number(yuan)]] : [];
    }),
  );
}

function parseAssumptions(query: EstimateQuery): Partial<Assumptions> {
  const found: { [K in keyof Assumptions]: Assumptions[K] | undefined } = {
    area: parseWithin(query.area, estimateLimits.area),
    hours: parseWithin(query.hours, estimateLimits.hours),
    setup: parseOption(setupKinds, query.setup),
    screen: parseOption(screenKinds, query.screen),
    teaBreaks: parseWithin(query.tea, estimateLimits.teaBreaks),
    lunch: parseOption(lunchKinds, query.lunch),
    stayPercent: parseWithin(query.stay, estimateLimits.stayPercent),
    perRoom: parseWithin(query.perRoom, estimateLimits.perRoom),
    roomStar: parseStar(query.roomStar),
    hireWaiver: query.waive === "1" ? true : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Parses an estimate from an address; what is missing or invalid takes its default. */
export function parseEstimateQuery(query: EstimateQuery): Required<EstimateInput> {
  return {
    event: parseEvent(query),
    assumptions: parseAssumptions(query),
    quantities: parseQuantities(query.set),
    added: (query.add ?? "")
      .slice(0, maxQuantitiesLength)
      .split("_")
      .filter((key, at, all) => lineKeys.some((line) => line === key) && all.indexOf(key) === at),
    statedPrices: parseStatedPrices(query.price),
  };
}

const joinPairs = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}.${value}`)
    .join("_");

/** Formats an estimate as the query of an address: the event, and only those assumptions that differ from its defaults. */
export function formatEstimateQuery(input: EstimateInput): Record<string, string> {
  const { event, assumptions = {}, quantities = {}, added = [], statedPrices = {} } = input;
  const defaults = completeAssumptions(event);
  const changed = <K extends keyof Assumptions>(key: K): Assumptions[K] | undefined =>
    assumptions[key] === defaults[key] ? undefined : assumptions[key];
  const values: Record<EstimateQueryName, string | number | undefined> = {
    eventType: event.eventType,
    people: event.people,
    days: event.days,
    nights: event.nights,
    layout: event.layout,
    star: event.star,
    area: changed("area"),
    hours: changed("hours"),
    setup: changed("setup"),
    screen: changed("screen"),
    tea: changed("teaBreaks"),
    lunch: changed("lunch"),
    stay: changed("stayPercent"),
    perRoom: changed("perRoom"),
    roomStar: changed("roomStar"),
    waive: changed("hireWaiver") ? 1 : undefined,
    set: joinPairs(quantities),
    add: added.join("_"),
    price: joinPairs(statedPrices),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );
}
