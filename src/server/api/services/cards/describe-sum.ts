import type { EventSumWire } from "#contract/schemas/entities.ts";
import { computeEventSum, type EventSum } from "#domain/estimate/event-sum/compute-event-sum.ts";
import { formatSumParts } from "#domain/estimate/event-sum/format-sum-parts.ts";
import type { SumMeasures } from "#domain/estimate/event-sum/sum-event.ts";
import { listSumPackages, toSumFigures } from "#domain/estimate/event-sum/sum-figures.ts";
import type { SumRatesByStar } from "#domain/estimate/event-sum/sum-rates.ts";
import { getEstimateStar } from "#domain/estimate/estimate-space.ts";
import type { Space } from "#domain/space/space.ts";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import type { Venue } from "#domain/venue/venue.ts";

/** What an event costs in a space, with its parts in words, and the package by which it is cheapest. */
export type DescribedSum = EventSum & { text: string; offered?: MeetingPackage };

/** An event with the usual prices of its city. */
interface SummedEvent {
  measures: SumMeasures;
  rates: SumRatesByStar;
}

/** Computes what an event costs in a space and puts its parts into words; undefined where a price is unknown altogether. */
export function describeSum(venue: Venue, space: Space, { measures, rates }: SummedEvent): DescribedSum | undefined {
  const sum = computeEventSum(measures, toSumFigures(venue, space), rates[getEstimateStar(venue.star)]);
  if (!sum) return undefined;
  const { packagePlace } = sum;
  const offered = packagePlace === undefined ? undefined : listSumPackages(venue, space)[packagePlace]!.offered;
  return { ...sum, text: formatSumParts(sum, offered), ...(offered && { offered }) };
}

/** Returns what an event costs in a space as rows and pages show it; undefined where a price is unknown altogether. */
export function sumUpSpace(venue: Venue, space: Space, event: SummedEvent): EventSumWire | undefined {
  const sum = describeSum(venue, space, event);
  if (!sum) return undefined;
  const { total, perHead, text, isEstimated } = sum;
  return { total, perHead, text, ...(isEstimated && { isEstimated }) };
}
