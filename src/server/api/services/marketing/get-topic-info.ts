import type { Output, Parsed } from "#contract/index.ts";
import { computeRequiredArea } from "#domain/seating/compute-required-area.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { findBrandById } from "#domain/venue/hotel-brands.ts";
import { hotelGroups } from "#domain/venue/hotel-groups.ts";
import { shortVenueName } from "#domain/venue/short-venue-name.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { groupNotesZh } from "#texts/marketing/group-notes.zh.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import type { GroupVenue } from "#server/search/index/search-index.ts";
import { buildCaseCards, loadCasesOfVenues } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { buildWall } from "./build-wall.ts";
import { buildOutline, buildOverlay } from "./build-overlay.ts";
import { findTopicCity } from "./get-group-venues.ts";
import { findFewerPeople, getFitFigures, getMostPeople, isFitting, resolveEventSize } from "./get-fit-figures.ts";
import { type BrandVenues, groupByBrand, listBrandFigures } from "./list-brands.ts";
import { countByCity } from "#server/geography/count-by-city.ts";
import { buildTopicCard } from "./list-topics.ts";

type TopicInfo = Output<"marketing/getTopicInfo">;

/** Cases shown: those of the city first. */
const casesShown = 2;

/** Builds the cities of a group, each with its venues by brand. */
const buildCityRows = (
  venues: readonly GroupVenue[],
  brands: readonly BrandVenues[],
  eventSize: EventSize,
): TopicInfo["cities"] =>
  countByCity(venues).map(({ city: { code, name, pinyin }, count }) => ({
    code,
    name,
    pinyin,
    venues: count,
    fits: venues.filter((venue) => venue.cityCode === code && isFitting(venue, eventSize)).length,
    byBrand: brands.map(({ venues: own }) => own.filter(({ cityCode }) => cityCode === code).length),
  }));

/** Builds the rows of a city's venues, the largest space first. */
const buildCityVenues = (
  venues: readonly GroupVenue[],
  eventSize: EventSize,
  cityName: string,
): NonNullable<TopicInfo["cityVenues"]> =>
  venues
    .map((venue) => ({
      id: venue.id,
      name: shortVenueName(venue.name, cityName),
      people: getMostPeople(venue, eventSize.layout),
      ...getFitFigures([venue], eventSize),
    }))
    .toSorted((a, b) => (b.largestArea ?? 0) - (a.largestArea ?? 0));

function countTotals(venues: readonly GroupVenue[]): TopicInfo["totals"] {
  return {
    venues: venues.length,
    cities: new Set(venues.map(({ cityCode }) => cityCode)).size,
    spaces: venues.reduce((sum, { spaces }) => sum + spaces.length, 0),
    guestRooms: venues.reduce((sum, { guestRooms = 0 }) => sum + guestRooms, 0),
  };
}

/** Builds the cards of all groups with their outlines, and the frame that all of these fit. */
function buildGroupCards({ index }: Pick<Context, "index">): Pick<TopicInfo, "groups" | "outlineFrame"> {
  const drawn = venueGroups.map((group) => {
    const venues = index.readGroupVenues(group);
    return { card: buildTopicCard(group, venues), ...buildOutline(venues) };
  });
  return {
    groups: drawn.map(({ card, outline }) => ({ ...card, outline })),
    outlineFrame: {
      length: Math.max(0, ...drawn.map(({ frame }) => frame.length)),
      width: Math.max(0, ...drawn.map(({ frame }) => frame.width)),
    },
  };
}

/** Returns the first cases in venues of the group, those of the city before others. */
async function pickCases(context: Context, venues: readonly GroupVenue[], cityCode: string | undefined) {
  const cases = await loadCasesOfVenues(context, venues);
  const isOfCity = (one: (typeof cases)[number]) => one.cityCode === cityCode;
  const ordered = [...cases.filter(isOfCity), ...cases.filter((one) => !isOfCity(one))];
  return buildCaseCards(context, ordered.slice(0, casesShown));
}

/** Returns the parts of a topic that are about one city; none without a city. */
function buildCityParts(
  { index }: Context,
  city: ReferenceCity | undefined,
  here: readonly GroupVenue[],
  size: EventSize,
) {
  if (!city) return {};
  const { code, name, pinyin } = city;
  return {
    city: { code, name, pinyin },
    cityVenues: buildCityVenues(here, size, name),
    cityTotal: index.countVenuesByCity().get(code) ?? 0,
  };
}

/**
 * Returns a hotel group's topic page, in all cities or one, with its figures for an event size. Everything but the cases is
 * read from the index.
 * @throws ServiceError notFound (city)
 */
export async function getTopicInfo(
  context: Context,
  { groupName, cityCode, people, layout, brandId }: Parsed<"marketing/getTopicInfo">,
): Promise<TopicInfo> {
  const city = findTopicCity(cityCode);
  const { index } = context;
  const venues = index.readGroupVenues(groupName);
  const here = city ? venues.filter((venue) => venue.cityCode === city.code) : venues;
  const eventSize = resolveEventSize(venues, { people, layout });
  const { aliases: _, ...facts } = hotelGroups[groupName];
  const note = groupNotesZh[groupName];
  const fewer = findFewerPeople(here, eventSize);
  const brands = groupByBrand(groupName, venues);
  return {
    id: groupName,
    groupName,
    ...facts,
    ...(note && { note }),
    ...(here.some(({ demo }) => demo) && { demo: true }),
    ...buildCityParts(context, city, here, eventSize),
    eventSize,
    required: computeRequiredArea(eventSize.people, eventSize.layout),
    totals: countTotals(here),
    fits: getFitFigures(here, eventSize).fits,
    mostPeople: Math.max(0, ...here.map((venue) => getMostPeople(venue, eventSize.layout))),
    ...(fewer && { fewer }),
    overlay: buildOverlay(venues, eventSize, city?.code),
    wall: await buildWall(
      context,
      here.filter((venue) => brandId === undefined || findBrandById(groupName, venue.brandId)?.id === brandId),
      eventSize,
    ),
    brands: listBrandFigures(groupName, brands, eventSize),
    cities: buildCityRows(venues, brands, eventSize),
    cases: await pickCases(context, venues, city?.code),
    ...buildGroupCards(context),
  };
}
