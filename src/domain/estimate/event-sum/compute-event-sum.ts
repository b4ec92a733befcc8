import { convertHire, getPublishedHire } from "../get-published-hire.ts";
import { roundYuan } from "../price-range.ts";
import type { SumMeasures } from "./sum-event.ts";
import { noFigures, type SumFigures, type SumPackage } from "./sum-figures.ts";
import { type SumPartKey, sumPartKeys } from "./sum-part-names.ts";
import type { SumRates } from "./sum-rates.ts";

/** What a package covers of an event: its hire and lunches or not, how many tea breaks, and its dinners or not. */
interface Cover {
  hire: boolean;
  lunch: boolean;
  teaBreaks: number;
  dinner: boolean;
}

const noCover: Cover = { hire: false, lunch: false, teaBreaks: 0, dinner: false };

const getCover = ({ hasLunch, hasDinner, teaBreaks }: SumPackage, { days }: SumMeasures): Cover => ({
  hire: true,
  lunch: hasLunch,
  teaBreaks: teaBreaks * days,
  dinner: hasDinner,
});

/** Returns how many of a part's units an event takes in addition to what is covered. */
function getQuantity(key: SumPartKey, measures: SumMeasures, figures: SumFigures, cover: Cover): number {
  const { people, days, lunches, teaBreaks, dinners, tables, roomNights } = measures;
  switch (key) {
    case "hire":
      return cover.hire ? 0 : days;
    case "lunch":
      return cover.lunch ? 0 : Math.max(people, figures.minimumBuffetPeople) * lunches;
    case "teaBreaks":
      return people * Math.max(0, teaBreaks - cover.teaBreaks);
    case "dinner":
      return cover.dinner ? 0 : Math.max(people, figures.minimumBuffetPeople) * dinners;
    case "banquet":
      return tables === 0 ? 0 : Math.max(tables, figures.minimumTables);
    case "guestRooms":
      return roomNights;
  }
}

/** Returns the published price of a part's unit; NaN if there is none. */
function getPublished(key: SumPartKey, measures: SumMeasures, figures: SumFigures): number {
  switch (key) {
    case "hire":
      return getPublishedHire(figures, measures) ?? Number.NaN;
    case "lunch":
      return figures.lunch;
    case "teaBreaks":
      return figures.teaBreak;
    case "dinner":
      return figures.dinner;
    case "banquet":
      return figures.table;
    case "guestRooms":
      return figures.guestRoom;
  }
}

/** Returns the usual price of a part's unit, where the venue has published none; NaN if there is none. */
function getUsual(key: SumPartKey, measures: SumMeasures, figures: SumFigures, rates: SumRates): number {
  switch (key) {
    case "hire": {
      const usual = { halfDay: rates.hireHalfDay, day: rates.hireDay };
      const converted = convertHire(figures, measures, usual);
      return converted ?? roundYuan((measures.isHalfDay ? rates.hireHalfDay : rates.hireDay) * figures.area);
    }
    case "lunch":
      return rates.lunch;
    case "teaBreaks":
      return rates.teaBreak;
    case "dinner":
      return rates.dinner;
    case "banquet":
      return rates.table;
    case "guestRooms":
      return rates.guestRoom;
  }
}

/** Returns the yuan of the parts that are not covered; NaN where a price is unknown. */
function addParts(measures: SumMeasures, figures: SumFigures, rates: SumRates, cover: Cover): number {
  let total = 0;
  for (const key of sumPartKeys) {
    const quantity = getQuantity(key, measures, figures, cover);
    if (quantity === 0) continue;
    const published = getPublished(key, measures, figures);
    const price = Number.isNaN(published) ? getUsual(key, measures, figures, rates) : published;
    total += roundYuan(price * quantity);
  }
  return total;
}

/** Returns whether a package holds for an event: its length, people and days. Without fixed days one of some weekdays does not. */
function isAllowed(
  offered: SumPackage,
  { isHalfDay, isEvening, people, weekdays, firstDay, lastDay }: SumMeasures,
): boolean {
  if (isEvening || offered.isHalfDay !== isHalfDay || people > offered.maximumPeople) return false;
  if (firstDay < offered.firstDay || lastDay > offered.lastDay) return false;
  return offered.weekdays === 0 || (weekdays !== 0 && (weekdays & offered.weekdays) === weekdays);
}

/** Returns the heads that a package is charged for: never fewer than its minimum. */
const getChargedPeople = ({ minimumPeople }: SumPackage, { people }: SumMeasures): number =>
  Math.max(people, minimumPeople);

const addPackage = (offered: SumPackage, measures: SumMeasures, figures: SumFigures, rates: SumRates): number =>
  roundYuan(offered.price * getChargedPeople(offered, measures) * measures.days) +
  addParts(measures, figures, rates, getCover(offered, measures));

/** Returns the place of the package by which an event is cheapest, and its yuan; place -1 where the parts are not dearer. */
function findCheapest(measures: SumMeasures, figures: SumFigures, rates: SumRates) {
  let place = -1;
  let total = addParts(measures, figures, rates, noCover);
  for (const [at, offered] of figures.packages.entries()) {
    if (!isAllowed(offered, measures)) continue;
    const yuan = addPackage(offered, measures, figures, rates);
    if (!(yuan < total) && !(Number.isNaN(total) && !Number.isNaN(yuan))) continue;
    place = at;
    total = yuan;
  }
  return { place, total };
}

/**
 * Returns what an event costs in a space, in yuan: hire, meals, tea breaks and guest rooms by published prices, a package where it is cheaper,
 * the city's usual price where one is missing. NaN if a price is unknown altogether. Service charge and tax are not in it.
 */
export const computeSumTotal = (measures: SumMeasures, figures: SumFigures, rates: SumRates): number =>
  findCheapest(measures, figures, rates).total;

/** Returns what the meals and guest rooms of an event cost by the usual prices alone, in yuan. */
export const computeUsualMeals = (measures: SumMeasures, rates: SumRates): number =>
  addParts(measures, noFigures, rates, { ...noCover, hire: true });

/** A part of a sum. */
export interface SumPart {
  key: SumPartKey | "package";
  /** Days, heads × times, tables, room nights; of a package heads × days. */
  quantity: number;
  /** Yuan. */
  unitPrice: number;
  yuan: number;
  /** The price is not the venue's own but the usual one of the city. */
  isEstimated: boolean;
}

/** What an event costs in a space. */
export interface EventSum {
  total: number;
  /** Rounded. */
  perHead: number;
  parts: SumPart[];
  /** Place of the package among the figures' packages; absent where none is cheaper. */
  packagePlace?: number;
  /** One of its prices is not the venue's own. */
  isEstimated: boolean;
}

function listParts(measures: SumMeasures, figures: SumFigures, rates: SumRates, cover: Cover): SumPart[] {
  return sumPartKeys.flatMap((key): SumPart[] => {
    const quantity = getQuantity(key, measures, figures, cover);
    if (quantity === 0) return [];
    const published = getPublished(key, measures, figures);
    const isEstimated = Number.isNaN(published);
    const unitPrice = isEstimated ? getUsual(key, measures, figures, rates) : published;
    return [{ key, quantity, unitPrice, yuan: roundYuan(unitPrice * quantity), isEstimated }];
  });
}

/** Computes what an event costs in a space (`computeSumTotal`) with its parts; undefined if a price is unknown altogether. */
export function computeEventSum(measures: SumMeasures, figures: SumFigures, rates: SumRates): EventSum | undefined {
  const { place, total } = findCheapest(measures, figures, rates);
  if (Number.isNaN(total)) return undefined;
  const offered = figures.packages[place];
  const parts = listParts(measures, figures, rates, offered ? getCover(offered, measures) : noCover);
  if (offered) {
    const quantity = getChargedPeople(offered, measures) * measures.days;
    const yuan = roundYuan(offered.price * quantity);
    parts.unshift({ key: "package", quantity, unitPrice: offered.price, yuan, isEstimated: false });
  }
  return {
    total,
    perHead: roundYuan(total / measures.people),
    parts,
    ...(offered && { packagePlace: place }),
    isEstimated: parts.some(({ isEstimated }) => isEstimated),
  };
}
