import { computeSumTotal } from "#domain/estimate/event-sum/compute-event-sum.ts";
import type { SumMeasures } from "#domain/estimate/event-sum/sum-event.ts";
import { noFigures, type SumFigures } from "#domain/estimate/event-sum/sum-figures.ts";
import type { SumRatesByStar } from "#domain/estimate/event-sum/sum-rates.ts";
import type { EstimateStar } from "#domain/estimate/estimate-event.ts";
import { isPrice } from "#domain/estimate/get-published-hire.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { readPackages } from "../columns/package-columns.ts";
import type { Shard } from "../columns/shard.ts";

/** The event whose sum a list is searched by. */
export interface SumQuery {
  measures: SumMeasures;
  /** The usual prices of the city. */
  rates: SumRatesByStar;
  /** Yuan of the sum, at most; a space whose sum is unknown is then excluded. */
  maxSum?: number | undefined;
  /** Yuan a head, at most. */
  maxHead?: number | undefined;
}

const toYuan = (fen: number): number => (isPrice(fen / 100) ? fen / 100 : Number.NaN);
/** Read anew for each space: an object for each would cost more than its sum. */
const figures: { -readonly [Key in keyof SumFigures]: SumFigures[Key] } = { ...noFigures };

function readFigures({ spaces, venues, packages, packageStart, spaceStart }: Shard, row: number, venueRow: number) {
  figures.priceHalfDay = toYuan(spaces.priceHalfDay[row]!);
  figures.priceDay = toYuan(spaces.priceDay[row]!);
  figures.priceEvening = toYuan(spaces.priceEvening[row]!);
  figures.area = spaces.hireArea[row]! || Number.NaN;
  figures.lunch = toYuan(venues.lunchPrice[venueRow]!);
  figures.dinner = toYuan(venues.dinnerPrice[venueRow]!);
  figures.teaBreak = toYuan(venues.teaBreakPrice[venueRow]!);
  figures.table = toYuan(venues.tablePrice[venueRow]!);
  figures.guestRoom = toYuan(venues.guestRoomPrice[venueRow]!);
  figures.minimumBuffetPeople = venues.minimumBuffetPeople[venueRow]!;
  figures.minimumTables = venues.minimumTables[venueRow]!;
  const [from, to] = [packageStart[venueRow]!, packageStart[venueRow + 1]!];
  figures.packages = from === to ? noFigures.packages : readPackages(packages, from, to, row - spaceStart[venueRow]!);
}

/** Returns the sum of the event in a space in yuan, as `computeEventSum` does; NaN where it is unknown. */
export function computeRowSum(shard: Shard, row: number, venueRow: number, { measures, rates }: SumQuery): number {
  readFigures(shard, row, venueRow);
  return computeSumTotal(measures, figures, rates[shard.venues.estimateStar[venueRow]! as EstimateStar]);
}

/** Returns whether a sum meets the limits of a query; an unknown one meets none. */
export const isAffordable = (sum: number, { maxSum, maxHead, measures }: SumQuery): boolean =>
  (maxSum === undefined || sum <= maxSum) && (maxHead === undefined || roundYuan(sum / measures.people) <= maxHead);

/** Returns the yuan that the event may cost in all by both limits; undefined without one. */
export function getMostSum(sum: SumQuery | undefined): number | undefined {
  if (!limitsSum(sum)) return undefined;
  const { maxSum = Number.POSITIVE_INFINITY, maxHead = Number.POSITIVE_INFINITY, measures } = sum;
  return Math.min(maxSum, maxHead * measures.people);
}

/** Returns whether a query limits the sum. */
export const limitsSum = (sum: SumQuery | undefined): sum is SumQuery =>
  sum?.maxSum !== undefined || sum?.maxHead !== undefined;

/** Returns whether a space is within the limits of the sum, where there are some. */
export function meetsSumLimit(
  shard: Shard,
  row: number,
  venueRow: number,
  { context: { sum } }: { context: { sum?: SumQuery | undefined } },
): boolean {
  return !limitsSum(sum) || isAffordable(computeRowSum(shard, row, venueRow, sum), sum);
}
