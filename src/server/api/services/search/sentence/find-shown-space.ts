import type { ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { sumPartNames } from "#domain/estimate/event-sum/sum-part-names.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import { planSeating, type SeatingPlan } from "#domain/seating/plan-seating.ts";
import { createRoom } from "#domain/seating/room.ts";
import { findOwnPicture } from "#domain/space/find-own-picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { pickFittingVenue } from "#domain/space/pick-best-space.ts";
import type { Space } from "#domain/space/space.ts";
import type { SumQuery } from "#server/search/query/compute-row-sum.ts";
import { buildVenueBrief } from "../../cards/build-venue-brief.ts";
import { toSpaceWire } from "../../cards/to-space-wire.ts";
import { describeSum } from "../../cards/describe-sum.ts";
import { trimSpace } from "../../cards/trim-space.ts";
import { type Candidate, isForMeetings } from "../../cards/read-candidates.ts";

/** Picks the space to show: in a venue for meetings and with a picture of its own, else without one, else in any venue. */
function pickCandidate(candidates: readonly Candidate[], { people, layout }: ShownSize): Candidate | undefined {
  const forMeetings = candidates.filter(isForMeetings);
  const pictured = forMeetings.filter(({ fit }) => findOwnPicture(fit.space, layout ?? fit.layout));
  for (const group of [pictured, forMeetings, candidates]) {
    const found = pickFittingVenue(group, layout ?? group[0]?.fit.layout ?? "theatre", people);
    if (found) return found;
  }
  return undefined;
}

/** Returns the space's own picture, with its viewpoint only where the plan has the screen on the same, short wall. */
function findPicture(space: Space, layout: LayoutKey, plan: SeatingPlan | undefined): Picture | undefined {
  const own = findOwnPicture(space, layout);
  if (!own?.viewpoint) return own;
  const { viewpoint: _, ...picture } = own;
  return plan && !plan.turned && space.length! >= space.width! ? own : picture;
}

/** Sums up the event in a space, and names what is in the sum besides the hire. */
function sumUp({ venue, fit }: Candidate, query: SumQuery | undefined): ShownSpace["sum"] {
  const sum = query && describeSum(venue, fit.space, query);
  if (!sum) return undefined;
  const { total, perHead, parts, isEstimated } = sum;
  const names = parts.flatMap(({ key }) => (key === "hire" ? [] : sumPartNames[key]));
  return { total, perHead, included: names.join("、"), ...(isEstimated && { isEstimated }) };
}

/** People and layout of a sentence; 0 people and no layout are any. `sum` is the event, where the sentence says enough of it. */
interface ShownSize {
  people: number;
  layout?: LayoutKey | undefined;
  sum?: SumQuery | undefined;
}

/** Returns the space that shows what a search means, or undefined if none of the first that match is measured. `today` is an ISO day. */
export function findShownSpace(
  candidates: readonly Candidate[],
  size: ShownSize,
  today: string,
): ShownSpace | undefined {
  const found = pickCandidate(candidates, size);
  if (!found) return undefined;
  const { venue, fit } = found;
  const { space } = fit;
  const layout = size.layout ?? fit.layout;
  const people = size.people || fit.people;
  const room = createRoom(space);
  const { districtName, areaName, metro } = buildVenueBrief(venue);
  const wire = toSpaceWire(space, today);
  const plan = room && planSeating(room, layout, { people });
  return omitUndefined({
    venueId: venue.id,
    venue: venue.name,
    demo: venue.demo,
    place: [districtName && shortRegionName(districtName), areaName].filter(Boolean).join(" ") || undefined,
    metro,
    space: trimSpace(wire),
    layout,
    people,
    seats: getTrustedCapacity(space, layout),
    farthest: plan?.farthest,
    priceDay: wire.priceDay,
    sum: sumUp(found, size.sum),
    picture: findPicture(space, layout, plan),
  });
}
