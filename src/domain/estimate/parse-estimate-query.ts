import { bounded, cityKey, named, oneOf, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { defaultCity } from "../city/city.ts";
import { layoutByEventType } from "../demand/layout-by-event-type.ts";
import { demandLimits } from "../limits.ts";
import { completeAssumptions } from "./complete-assumptions.ts";
import {
  type Assumptions,
  type CompleteEstimateInput,
  type EstimateEvent,
  type EstimateInput,
  estimateLimits,
  estimateStars,
  lunchKinds,
  screenKinds,
  setupKinds,
} from "./estimate-event.ts";
import { estimateEventFields } from "./format-estimate-href.ts";
import { lineKeys, quantityLines } from "./lines/quantity-lines.ts";
import { percentLines } from "./lines/service-lines.ts";

/** The event of an address that names none. */
const defaultEvent = { eventType: "training", people: 100, days: 1, star: 5 } as const satisfies Partial<EstimateEvent>;

/** Most characters of changed quantities, additions or stated prices that are read: every line once. */
const maxQuantitiesLength = 1200;

/** Parses `led.24_teaBreaks.0`; unknown lines and bad numbers are left out. */
function parseQuantities(typed: string): Record<string, number> {
  const pairs = typed.slice(0, maxQuantitiesLength).split("_");
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [, key = "", number] = /^([a-zA-Z]+)\.(\d{1,5})$/.exec(pair) ?? [];
      const limits = percentLines.some((line) => line.key === key) ? estimateLimits.percent : estimateLimits.quantity;
      const quantity = Number(number);
      const isRead = quantity >= limits.least && quantity <= limits.most && lineKeys.some((line) => line === key);
      return isRead ? [[key, quantity]] : [];
    }),
  );
}

/** Parses `led.320_hire.30000_badges.4.5`; unknown lines, percentages and prices out of bounds are left out. */
function parseStatedPrices(typed: string): Record<string, number> {
  const { least, most } = estimateLimits.unitPrice;
  const pairs = typed.slice(0, maxQuantitiesLength).split("_");
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [, key = "", yuan] = /^([a-zA-Z]+)\.(\d{1,7}(?:\.\d{1,2})?)$/.exec(pair) ?? [];
      const isLine = quantityLines.some((line) => line.key === key);
      return isLine && Number(yuan) >= least && Number(yuan) <= most ? [[key, Number(yuan)]] : [];
    }),
  );
}

/** Parses `streaming_agency`: lines, each once. */
const parseAdded = (typed: string): string[] =>
  typed
    .slice(0, maxQuantitiesLength)
    .split("_")
    .filter((key, at, all) => lineKeys.some((line) => line === key) && all.indexOf(key) === at);

const joinPairs = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}.${value}`)
    .join("_");

const within = ({ least, most }: { least: number; most: number }) => bounded(least, most);

/** The query of an estimate, without its city. */
const estimateAddress = defineAddress({
  ...estimateEventFields,
  area: within(estimateLimits.area),
  hours: within(estimateLimits.hours),
  setup: oneOf(setupKinds),
  screen: oneOf(screenKinds),
  teaBreaks: named("tea", within(estimateLimits.teaBreaks)),
  lunch: oneOf(lunchKinds),
  stayPercent: named("stay", within(estimateLimits.stayPercent)),
  perRoom: within(estimateLimits.perRoom),
  roomStar: oneOf(estimateStars),
  hireWaiver: named("waive", {
    parse: (typed) => typed === "1" || undefined,
    format: (waived: boolean) => (waived ? "1" : ""),
  }),
  quantities: named("set", withDefault({ parse: parseQuantities, format: joinPairs }, {})),
  added: named("add", withDefault({ parse: parseAdded, format: (keys: readonly string[]) => keys.join("_") }, [])),
  statedPrices: named("price", withDefault({ parse: parseStatedPrices, format: joinPairs }, {})),
  budget: bounded(1, demandLimits.budget),
});

/** The query of the estimate's page. */
export const budgetAddress = defineAddress({
  city: withDefault(cityKey, defaultCity.pinyin),
  ...estimateAddress.fields,
});

/** Parses an estimate from an address; what is missing or invalid takes its default. */
export function parseEstimateQuery(query: Parameters<typeof estimateAddress.parse>[0]): CompleteEstimateInput {
  const { eventType, people, days, layout, star, nights, quantities, added, statedPrices, budget, ...assumptions } = {
    ...defaultEvent,
    ...estimateAddress.parse(query),
  };
  const usualLayout = layoutByEventType[eventType] ?? "theatre";
  const event = { eventType, people, days, layout: layout ?? usualLayout, star, nights };
  return { event, assumptions, quantities, added, statedPrices, ...(budget !== undefined && { budget }) };
}

/** Returns what the address of an estimate says: the event, and only those assumptions that differ from its defaults. */
export function toAddressValues({
  event,
  assumptions = {},
  ...lines
}: EstimateInput): Parameters<typeof estimateAddress.format>[0] {
  const defaults: Partial<Assumptions> = completeAssumptions(event);
  const changed = Object.entries(assumptions).filter(([key, value]) => value !== defaults[key as keyof Assumptions]);
  return { ...event, ...Object.fromEntries(changed), ...lines };
}

/** Formats an estimate as the query of an address. */
export const formatEstimateQuery = (input: EstimateInput): Record<string, string> =>
  estimateAddress.toTexts(toAddressValues(input));
