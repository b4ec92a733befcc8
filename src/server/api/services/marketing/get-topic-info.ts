import type { Output, Parsed } from "#contract/index.ts";
import type { CaseText } from "#domain/content/case-facts.ts";
import { computeRequiredArea } from "#domain/seating/compute-required-area.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { findBrandById } from "#domain/venue/hotel-brands.ts";
import { hotelGroups } from "#domain/venue/hotel-groups.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { groupNotesZh } from "#texts/marketing/group-notes.zh.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import type { GroupVenue } from "#server/search/index/search-index.ts";
import { buildCaseCards, loadCasesOfVenues } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { buildOtherSpaces, buildWall } from "./build-wall.ts";
import { buildOverlay } from "./build-overlay.ts";
import { findTopicCity } from "./get-group-venues.ts";
import { findFewerPeople, getMostPeople, isFitting, resolveEventSize } from "./is-fitting.ts";
import { groupByBrand, listBrandFigures } from "./list-brands.ts";
import { countByCity } from "#server/geography/count-by-city.ts";
import { buildTopicCard } from "./list-topics.ts";

type TopicInfo = Output<"marketing/getTopicInfo">;

/** Cases shown: those of the city first. */
const casesShown = 2;

function countTotals(venues: readonly GroupVenue[]): TopicInfo["totals"] {
  return {
    venues: venues.length,
    cities: new Set(venues.map(({ cityCode }) => cityCode)).size,
    spaces: venues.reduce((sum, { spaces }) => sum + spaces.length, 0),
    guestRooms: venues.reduce((sum, { guestRooms = 0 }) => sum + guestRooms, 0),
  };
}

/** Returns the first cases in venues of the group, those of the city before others, each with its first lesson. */
async function pickCases(context: Context, venues: readonly GroupVenue[], cityCode: string | undefined) {
  const cases = await loadCasesOfVenues(context, venues);
  const isOfCity = (one: (typeof cases)[number]) => one.cityCode === cityCode;
  const ordered = [...cases.filter(isOfCity), ...cases.filter((one) => !isOfCity(one))];
  const shown = ordered.slice(0, casesShown);
  const [cards, caseTexts] = await Promise.all([
    buildCaseCards(context, shown),
    context.content.getMany<CaseText>(
      "case-text",
      shown.map(({ id }) => id),
    ),
  ]);
  return cards.map((card) => ({ ...card, lesson: caseTexts.get(card.id)?.lessons?.[0] }));
}

/** Returns the spaces of other groups that stand in place of a wall: those in the city, or in all cities where it has none. */
async function pickOtherSpaces(context: Context, size: EventSize, area: number, cityCode: string | undefined) {
  const venues = venueGroups.flatMap((group) => context.index.readGroupVenues(group));
  const local = venues.filter((venue) => venue.cityCode === cityCode);
  const found = await buildOtherSpaces(context, local, size, area);
  return found.length > 0 ? found : buildOtherSpaces(context, venues, size, area);
}

/** Returns the parts of a topic that are about one city; none without a city. */
const buildCityParts = ({ index }: Context, city: ReferenceCity | undefined) =>
  city && {
    city: { code: city.code, name: city.name, pinyin: city.pinyin },
    cityTotal: index.countVenuesByCity().get(city.code) ?? 0,
  };

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
  const brand = findBrandById(groupName, brandId);
  const isHere = (venue: GroupVenue) => !city || venue.cityCode === city.code;
  const shown = brand ? venues.filter((venue) => findBrandById(groupName, venue.brandId) === brand) : venues;
  const here = shown.filter(isHere);
  const eventSize = resolveEventSize(venues, { people, layout });
  const required = computeRequiredArea(eventSize.people, eventSize.layout);
  const { aliases: _, ...facts } = hotelGroups[groupName];
  const note = groupNotesZh[groupName];
  const fewer = findFewerPeople(here, eventSize);
  return {
    id: groupName,
    groupName,
    ...facts,
    ...(note && { note }),
    ...(here.some(({ demo }) => demo) && { demo: true }),
    ...buildCityParts(context, city),
    ...(brand && { brand: { id: brand.id, name: brand.name } }),
    eventSize,
    required,
    totals: countTotals(here),
    fits: here.filter((venue) => isFitting(venue, eventSize)).length,
    mostPeople: Math.max(0, ...here.map((venue) => getMostPeople(venue, eventSize.layout))),
    ...(fewer && { fewer }),
    overlay: buildOverlay(shown, eventSize, city?.code),
    wall: await buildWall(context, here, eventSize),
    ...(here.length === 0 && { otherSpaces: await pickOtherSpaces(context, eventSize, required.area, city?.code) }),
    brands: listBrandFigures(groupName, groupByBrand(groupName, venues.filter(isHere)), eventSize),
    cities: countByCity(shown).map(({ city: { code, name, pinyin }, count }) => ({
      code,
      name,
      pinyin,
      venues: count,
    })),
    cases: await pickCases(context, shown, city?.code),
    groups: venueGroups.map((group) => buildTopicCard(group, index.readGroupVenues(group))),
  };
}
