import type { EventKind } from "#contract/schemas/home.ts";
import { type EventTypeId, getEventTypeName } from "#domain/demand/demand-option.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { toFeatureBits } from "#domain/space/features.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";
import type { Context } from "../../context.ts";
import { type Candidate, readCandidates } from "../../cards/read-candidates.ts";
import { cheapestFirst } from "./find-median-price.ts";
import type { Shown } from "./pick-spaces.ts";

/** A kind of event: the list of what suits it, and the people of a space whose picture shows it well. */
interface KindSearch {
  id: EventTypeId;
  query: Partial<ListQuery>;
  picturedPeople?: number;
}

const [classroom, theatre, boardroom, banquet] = (["classroom", "theatre", "boardroom", "banquet"] as const).map(
  (key) => getLayoutByKey(key).id,
) as [ListQuery["layout"], ListQuery["layout"], ListQuery["layout"], ListQuery["layout"]];
const outOfTown = (1 << getVenueTypeByKey("resort").bit) | (1 << getVenueTypeByKey("outdoor").bit);

/** The first and the last are wide pictures on the page. */
const kinds: readonly KindSearch[] = [
  {
    id: "annual-meeting",
    query: { people: 200, layout: banquet, features: toFeatureBits(["stage"]) },
    picturedPeople: 600,
  },
  { id: "training", query: { people: 50, layout: classroom } },
  { id: "launch", query: { people: 100, layout: theatre, features: toFeatureBits(["led"]) }, picturedPeople: 300 },
  { id: "banquet", query: { people: 50, layout: banquet } },
  { id: "closed-door", query: { people: 10, layout: boardroom } },
  { id: "team-building", query: { types: outOfTown } },
];

/** Returns the pictures that show a kind of event: in its layout, or of the grounds where it has none. */
const listPictures = ({ fit, venue }: Candidate, hasLayout: boolean): readonly Picture[] =>
  hasLayout
    ? (fit.space.pictures ?? []).filter(({ layout }) => layout === fit.layout)
    : [...(venue.pictures ?? []), ...(fit.space.pictures ?? [])];

/** Finds a picture that the page does not show yet; in a small city one of the smaller spaces has to do. */
async function findPicture(
  context: Context,
  cityCode: string,
  { query, picturedPeople = 0 }: KindSearch,
  { hashes }: Shown,
): Promise<Picture | undefined> {
  for (const people of new Set([picturedPeople, query.people ?? 0])) {
    const candidates = await readCandidates(context, { ...emptyQuery, ...query, people }, { cityCode });
    const found = candidates
      .flatMap((candidate) => listPictures(candidate, query.layout !== undefined))
      .find(({ hash }) => !hashes.has(hash));
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the kinds of event that a city has venues for, each with its list, its number of venues, the cheapest hire a day and a picture
 * that the page does not show yet.
 */
export async function pickKinds(
  context: Context,
  city: { code: string; pinyin: string },
  shown: Shown,
): Promise<EventKind[]> {
  const picked: EventKind[] = [];
  for (const kind of kinds) {
    const query = { ...emptyQuery, ...kind.query, sort: cheapestFirst } as const;
    const { total, hits } = context.index.searchVenues(query, { cityCode: city.code, pageSize: 1 });
    if (total === 0) continue;
    const picture = await findPicture(context, city.code, kind, shown);
    if (picture) shown.hashes.add(picture.hash);
    const priceFrom = hits[0]?.priceFrom;
    picked.push({
      id: kind.id,
      name: getEventTypeName(kind.id)!,
      href: formatListHref("venue", city.pinyin, kind.query),
      count: total,
      ...(priceFrom !== undefined && { priceFrom }),
      ...(picture && {
        picture: pickDefined(picture, ["hash", "width", "height", "color", "catalogType", "rendered"]),
      }),
    });
  }
  return picked;
}
