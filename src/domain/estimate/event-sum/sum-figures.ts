import { type DayNumber, toDayNumber } from "../../day.ts";
import type { Space } from "../../space/space.ts";
import type { MeetingPackage } from "../../venue/meeting-package.ts";
import type { Venue } from "../../venue/venue.ts";
import { getEstimatedArea } from "../estimate-space.ts";
import { isPrice } from "../get-published-hire.ts";
import { listIncludedParts } from "./list-included-parts.ts";
import { toWeekdayBits } from "./sum-event.ts";

/** A package as a sum takes it, in yuan. */
export interface SumPackage {
  price: number;
  isHalfDay: boolean;
  /** Tea breaks a day that are in it. */
  teaBreaks: number;
  hasLunch: boolean;
  hasDinner: boolean;
  minimumPeople: number;
  maximumPeople: number;
  /** Bit set of the weekdays on which it is sold; 0: all. */
  weekdays: number;
  /** Its first day; 0 where it has none. */
  firstDay: DayNumber;
  /** Its last day; infinite where it has none. */
  lastDay: DayNumber;
}

/** What a venue publishes of a space's prices, in yuan rounded to fen; NaN where it does not. */
export interface SumFigures {
  priceHalfDay: number;
  priceDay: number;
  priceEvening: number;
  /** Whole m². */
  area: number;
  lunch: number;
  dinner: number;
  teaBreak: number;
  table: number;
  guestRoom: number;
  /** 0 where there is no minimum. */
  minimumBuffetPeople: number;
  minimumTables: number;
  packages: readonly SumPackage[];
}

/** Figures of a space of which nothing is published. */
export const noFigures: SumFigures = {
  priceHalfDay: Number.NaN,
  priceDay: Number.NaN,
  priceEvening: Number.NaN,
  area: Number.NaN,
  lunch: Number.NaN,
  dinner: Number.NaN,
  teaBreak: Number.NaN,
  table: Number.NaN,
  guestRoom: Number.NaN,
  minimumBuffetPeople: 0,
  minimumTables: 0,
  packages: [],
};

/** Rounds a published price to fen; NaN where it is unknown, none, or beyond what an estimate takes. */
const toPublished = (yuan: number | undefined): number => (isPrice(yuan) ? Math.round(yuan * 100) / 100 : Number.NaN);

/**
 * Returns a package as a sum takes it; undefined where it cannot stand for hire and meals: its price leaves out the space, or is one with
 * a night for everybody.
 */
function toSumPackage(offered: MeetingPackage): SumPackage | undefined {
  const { price, span, includesSpace, teaBreaks = 0, minimumPeople, maximumPeople } = offered;
  if (includesSpace === false || span === "dayAndNight" || !isPrice(price)) return undefined;
  const included = listIncludedParts(offered);
  return {
    price: toPublished(price),
    isHalfDay: span === "halfDay",
    teaBreaks,
    hasLunch: included.includes("lunch"),
    hasDinner: included.includes("dinner"),
    minimumPeople: minimumPeople ?? 0,
    maximumPeople: maximumPeople ?? Number.POSITIVE_INFINITY,
    weekdays: toWeekdayBits(offered.weekdays ?? []),
    firstDay: offered.validFrom === undefined ? 0 : toDayNumber(offered.validFrom),
    lastDay: offered.validUntil === undefined ? Number.POSITIVE_INFINITY : toDayNumber(offered.validUntil),
  };
}

/** Returns the packages of a venue and of one space of it that a sum can take, each with its place among all of them. */
export const listSumPackages = (
  venue: Pick<Venue, "packages">,
  space: Pick<Space, "packages">,
): { offered: MeetingPackage; reduced: SumPackage }[] =>
  [...(venue.packages ?? []), ...(space.packages ?? [])].flatMap((offered) => {
    const reduced = toSumPackage(offered);
    return reduced ? { offered, reduced } : [];
  });

type PricedVenue = Pick<Venue, "packages" | "prices" | "guestRoomPriceFrom">;
type PricedSpace = Pick<Space, "packages" | "priceHalfDay" | "priceDay" | "priceEvening" | "area" | "length" | "width">;

/** Returns what a sum takes from a venue and one space of it. */
export function toSumFigures(venue: PricedVenue, space: PricedSpace): SumFigures {
  const prices = venue.prices ?? {};
  return {
    priceHalfDay: toPublished(space.priceHalfDay),
    priceDay: toPublished(space.priceDay),
    priceEvening: toPublished(space.priceEvening),
    area: getEstimatedArea(space) ?? Number.NaN,
    lunch: toPublished(prices.lunchBuffet ?? prices.lunchSet),
    dinner: toPublished(prices.dinnerBuffet),
    teaBreak: toPublished(prices.teaBreak),
    table: toPublished(prices.table),
    guestRoom: toPublished(venue.guestRoomPriceFrom),
    minimumBuffetPeople: prices.minimumBuffetPeople ?? 0,
    minimumTables: prices.minimumTables ?? 0,
    packages: listSumPackages(venue, space).map(({ reduced }) => reduced),
  };
}
