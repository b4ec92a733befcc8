import type { NearMiss } from "#contract/selection/why-not.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { toChinaDay } from "#domain/day.ts";
import { nearMissLimits } from "#domain/limits.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { filters } from "#domain/search/filters.ts";
import { features } from "#domain/space/features.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { JudgedSpace, Musts } from "#domain/why-not/find-misses.ts";
import { findRemedies } from "#domain/why-not/find-remedies.ts";
import {
  compareNearMisses,
  judgeNearMiss,
  type NearMiss as JudgedMiss,
  toMusts,
} from "#domain/why-not/judge-near-miss.ts";
import { buildVenueBrief } from "../cards/build-venue-brief.ts";
import { describeSum } from "../cards/describe-sum.ts";
import { getMostSum, type SumQuery } from "#server/search/query/compute-row-sum.ts";
import { toSpaceWire } from "../cards/to-space-wire.ts";
import type { Context } from "../context.ts";
import type { ResolvedRequest } from "./resolve-request.ts";

/** Spaces that the index names, of which those that the rule confirms are shown. */
const candidatesRead = 12;

const venueWide = new Set<string>(features.flatMap(({ key, of }) => (of === "venue" ? key : [])));

interface Candidate extends JudgedMiss {
  space: Space;
  venue: Venue;
  musts: Musts;
}

/** Returns a space as the list judges it: with the features of its venue that hold for every space. */
const toJudged = (space: Space, venue: Venue, sum: SumQuery | undefined): Space & JudgedSpace => ({
  ...space,
  ...(sum && getMostSum(sum) !== undefined && listSums(space, venue, sum)),
  features: [...space.features, ...venue.features.filter((key) => venueWide.has(key))],
});

/** Returns what the event costs in a space, and with fewer meals, the smallest change first. */
function listSums(space: Space, venue: Venue, { measures, rates }: SumQuery): Pick<JudgedSpace, "sum" | "cheaperSums"> {
  const { days, teaBreaks, lunches } = measures;
  const getSum = (changed: Partial<SumQuery["measures"]>) =>
    describeSum(venue, space, { measures: { ...measures, ...changed }, rates })?.total;
  const withOneBreak = teaBreaks > days ? getSum({ teaBreaks: days }) : undefined;
  const withoutLunch = lunches > 0 ? getSum({ lunches: 0 }) : undefined;
  return {
    sum: getSum({}),
    cheaperSums: [
      ...(withOneBreak === undefined ? [] : [{ kind: "one-tea-break" as const, sum: withOneBreak }]),
      ...(withoutLunch === undefined ? [] : [{ kind: "no-lunch" as const, sum: withoutLunch }]),
    ],
  };
}

/** Reads the spaces that the index names and keeps those that the rule of every page (ADR 40) confirms, the nearest first. */
async function readCandidates({ index, catalogue }: Context, resolved: ResolvedRequest): Promise<Candidate[]> {
  const { sum } = resolved.context;
  const hits = index.findNearMisses(resolved.query, resolved.context, candidatesRead);
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds(hits.map(({ venueId }) => venueId)),
    catalogue.spacesByIds(hits.map(({ id }) => id)),
  ]);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  return spaces
    .flatMap((space): Candidate[] => {
      const venue = venueById.get(space.venueId);
      if (!venue) return [];
      const judged = toJudged(space, venue, sum);
      const demand = { ...resolved.query, halfDayPrice: resolved.context.halfDayPrice, sum: getMostSum(sum) };
      const musts = toMusts(demand, judged);
      const near = judgeNearMiss(judged, musts);
      return near ? [{ ...near, space: judged, venue, musts }] : [];
    })
    .toSorted(compareNearMisses)
    .slice(0, nearMissLimits.shown);
}

async function toWire(
  { catalogue }: Context,
  one: Candidate,
  sum: SumQuery | undefined,
  today: string,
): Promise<NearMiss> {
  const { space, venue, musts, misses } = one;
  const others = (await catalogue.spacesOf(venue.id)).filter(({ id }) => id !== space.id);
  const siblings = others.map((other) => ({
    ...toSpaceWire(other, today),
    ...toJudged(other, venue, sum),
  }));
  const { districtName, areaName } = buildVenueBrief(venue);
  return omitUndefined({
    id: space.id,
    name: space.name,
    venueId: venue.id,
    venueName: venue.name,
    demo: venue.demo,
    place: [districtName && shortRegionName(districtName), areaName].filter(Boolean).join(" ") || undefined,
    layout: musts.layout,
    misses,
    remedies: findRemedies(space, musts, misses, siblings),
  });
}

/**
 * Finds the spaces that narrowly fail what a list demands of a space: people and layout, height, price, area, features. What it
 * demands of a venue they meet. Empty where the list demands nothing of a space.
 */
export async function findNearMisses(context: Context, resolved: ResolvedRequest): Promise<NearMiss[]> {
  const hasSpaceFilter = filters.some(({ key, scope }) => scope !== "venue" && resolved.query[key]);
  if (!hasSpaceFilter && !resolved.context.halfDayPrice) return [];
  const today = toChinaDay(context.now());
  return Promise.all(
    (await readCandidates(context, resolved)).map((one) => toWire(context, one, resolved.context.sum, today)),
  );
}
