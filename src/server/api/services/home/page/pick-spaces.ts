import type { HomeSpaces } from "#contract/schemas/home.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { cardSlot, computePlanScale } from "#domain/plan-picture/compute-plan-scale.ts";
import { formatStripsHref, type PlannedRoom } from "#domain/plan-picture/format-plan-href.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { findOwnPicture } from "#domain/space/find-own-picture.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { toSpaceWire } from "../../cards/to-space-wire.ts";
import type { Context } from "../../context.ts";
import { type Candidate, isForMeetings, readCandidates } from "../../cards/read-candidates.ts";

/** Four events that need different spaces: layout, and numbers of people, the preferred first. */
const events: readonly { layout: LayoutKey; sizes: readonly number[] }[] = [
  { layout: "classroom", sizes: [120, 60, 30] },
  { layout: "banquet", sizes: [400, 200, 80] },
  { layout: "theatre", sizes: [250, 120, 50] },
  { layout: "boardroom", sizes: [14, 8] },
];

const factKeys = ["id", "name", "height", "pillars", "led"] as const;

/** A space with the picture that it is shown with. */
interface Picked {
  candidate: Candidate;
  picture: Picture | undefined;
}

/** What a page shows already, and what is added to it: no venue and no picture twice. */
export interface Shown {
  venueIds: Set<string>;
  hashes: Set<string>;
}

/** Returns the picture of a space in its layout: of its own size, else of another. */
const findPicture = ({ space, layout }: Candidate["fit"]): Picture | undefined =>
  findOwnPicture(space, layout) ?? space.pictures?.find((picture) => picture.layout === layout);

/** Counts what a large card needs: a picture above all, best of the space's own size, a price, sides, a venue for meetings. */
function getRank({ candidate, picture }: Picked): number {
  const { space, layout } = candidate.fit;
  const isOwn = picture !== undefined && picture === findOwnPicture(space, layout);
  const facts = [isOwn, space.priceDay !== undefined, hasKnownSides(space), isForMeetings(candidate)];
  return (picture ? facts.length : 0) + facts.filter(Boolean).length;
}

/** Picks the best of the candidates that the page does not show yet; the first on a tie. */
function pickBest(candidates: readonly Candidate[], { venueIds, hashes }: Shown): Picked | undefined {
  return candidates
    .filter(({ id }) => !venueIds.has(id))
    .map((candidate) => {
      const picture = findPicture(candidate.fit);
      return { candidate, picture: picture && hashes.has(picture.hash) ? undefined : picture };
    })
    .toSorted((a, b) => getRank(b) - getRank(a))[0];
}

/** Draws the plans of spaces with all comfortable seats at one scale: the picture of them, and the place of each in it. */
function drawPlans(picked: readonly Picked[]) {
  const pxPerMetre = computePlanScale(
    picked.map(({ candidate }) => candidate.fit.space),
    cardSlot,
  );
  const rooms: PlannedRoom[] = [];
  const placed = picked.map(({ candidate: { fit } }) => {
    const { space, layout } = fit;
    if (!hasKnownSides(space)) return undefined;
    const at = rooms.push({ room: space, layout }) - 1;
    return { length: space.length, width: space.width, at };
  });
  return { plans: rooms.length > 0 ? { href: formatStripsHref(rooms, pxPerMetre), pxPerMetre } : undefined, placed };
}

/** Builds what the page shows of picked spaces. `today` is an ISO day: a price of another year is not shown. */
function toHomeSpaces(picked: readonly Picked[], today: string): HomeSpaces {
  const { plans, placed } = drawPlans(picked);
  const list = picked.map(({ candidate: { id, name, demo, fit }, picture }, index) => {
    const { priceYear, priceDay } = toSpaceWire(fit.space, today);
    return omitUndefined({
      venueId: id,
      venue: name,
      demo: demo || undefined,
      ...pickDefined(fit.space, factKeys),
      layout: fit.layout,
      people: fit.people,
      priceDay: priceYear === undefined ? priceDay : undefined,
      picture: picture && pickDefined(picture, ["hash", "width", "height", "color", "catalogType", "rendered"]),
      plan: placed[index],
    });
  });
  return { list, ...(plans && { plans }) };
}

/** Picks one space for each of four events, of another venue each, and adds them to what the page shows. */
export async function pickSpaces(context: Context, cityCode: string, shown: Shown, today: string): Promise<HomeSpaces> {
  const picked: Picked[] = [];
  for (const { layout, sizes } of events) {
    for (const people of sizes) {
      const query = { ...emptyQuery, people, layout: getLayoutByKey(layout).id };
      const best = pickBest(await readCandidates(context, query, { cityCode }), shown);
      if (!best) continue;
      picked.push(best);
      shown.venueIds.add(best.candidate.id);
      if (best.picture) shown.hashes.add(best.picture.hash);
      break;
    }
  }
  return toHomeSpaces(picked, today);
}
