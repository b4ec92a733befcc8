import type { MatchedSpace, Matches } from "#contract/schemas/sentence/sentence-reading.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { formatStripsHref, type PlannedRoom } from "#domain/plan-picture/format-plan-href.ts";
import { computePlanScale, notchSlot } from "#domain/plan-picture/compute-plan-scale.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { findOwnPicture } from "#domain/space/find-own-picture.ts";
import { type Candidate, isForMeetings } from "./read-candidates.ts";

/** As many as stand in one row, and the fewest with pictures for which those without are left out. */
const matchesShown = 4;
const fewestPictured = 2;

interface Match {
  candidate: Candidate;
  picture?: Picture;
}

/** Returns the picture of a space in its layout: of its own size, else of another. */
const findPicture = ({ space, layout }: Candidate["fit"]): Picture | undefined =>
  findOwnPicture(space, layout) ?? space.pictures?.find((picture) => picture.layout === layout);

/** Picks spaces for meetings with a picture, none twice; too few are no row, and then all are shown without. */
function pickPictured(candidates: readonly Candidate[], shownHash: string | undefined): Match[] {
  const seen = new Set([shownHash]);
  const pictured = candidates.filter(isForMeetings).flatMap((candidate) => {
    const picture = findPicture(candidate.fit);
    if (!picture || seen.has(picture.hash)) return [];
    seen.add(picture.hash);
    return [{ candidate, picture }];
  });
  return pictured.length < fewestPictured ? candidates.map((candidate) => ({ candidate })) : pictured;
}

/** Draws the plans of spaces with `people` at one scale: the picture of them, and the place of each in it. */
function drawPlans(
  matches: readonly Match[],
  people: number,
): { plans: Matches["plans"]; placed: MatchedSpace["plan"][] } {
  const pxPerMetre = computePlanScale(
    matches.map(({ candidate }) => candidate.fit.space),
    notchSlot,
  );
  const rooms: PlannedRoom[] = [];
  const placed = matches.map(({ candidate: { fit } }) => {
    const { space, layout } = fit;
    if (!hasKnownSides(space)) return undefined;
    const at = rooms.push({ room: space, layout, people: people || undefined }) - 1;
    return { length: space.length, width: space.width, at };
  });
  return { plans: rooms.length > 0 ? { href: formatStripsHref(rooms, pxPerMetre), pxPerMetre } : undefined, placed };
}

/**
 * Picks the spaces to list under the one that is shown: one of each other venue, tightest fit first, with pictures where there are.
 * 0 people: as many as sit comfortably.
 */
export function pickMatches(
  candidates: readonly Candidate[],
  shown: { venueId: string; picture?: Picture | undefined } | undefined,
  people: number,
): Matches {
  const others = candidates.filter(({ id }) => id !== shown?.venueId);
  const matches = pickPictured(others, shown?.picture?.hash).slice(0, matchesShown);
  const { plans, placed } = drawPlans(matches, people);
  const spaces = matches.map(({ candidate: { id, name, demo, fit }, picture }, index) =>
    omitUndefined({
      venueId: id,
      venue: name,
      demo: demo || undefined,
      id: fit.space.id,
      name: fit.space.name,
      layout: fit.layout,
      people: fit.people,
      priceDay: fit.space.priceDay,
      picture: picture && pickDefined(picture, ["hash", "width", "height", "color", "catalogType", "rendered"]),
      plan: placed[index],
    }),
  );
  return { spaces, ...(plans && { plans }) };
}
