import type { Output, Parsed } from "#contract/index.ts";
import { partySizes, seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import type { PartyTheme } from "#domain/annual-meeting/party-theme.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { listCityWires } from "../cards/list-city-wires.ts";
import { buildCaseCards } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { findPartySpaces, formatPartySpacesHref } from "./find-party-spaces.ts";
import { loadAnnualMeetingCases } from "./get-annual-meeting-cases.ts";
import { findSpacePair } from "./find-space-pair.ts";
import { drawPartyThumb, pickVenues, placeParties, toPartySpace } from "./place-parties.ts";

const spacesShown = 3;
const casesShown = 3;

/** Returns the tables of a city's largest space by its trusted capacity; 0 if it has none. */
function getLargestTables({ index }: Context, cityCode: string): number {
  const largestFirst = { ...emptyQuery, layout: getLayoutByKey("banquet").id };
  const counts = (tables: number) =>
    index.searchSpaces({ ...largestFirst, people: tables * seatsPerTable }, { cityCode, pageSize: 0 }).total;
  let [low, high] = [0, 1000];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (counts(middle) > 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns a size to compare: how many spaces seat it, and the best of them drawn. */
async function getSize(context: Context, cityCode: string, tables: number) {
  const { total, spaces } = await findPartySpaces(context, cityCode, tables);
  const [best] = placeParties(spaces, tables);
  return {
    tables,
    total,
    ...(best && {
      space: {
        ...(best.card.height !== undefined && { height: best.card.height }),
        thumb: drawPartyThumb(best, tables),
      },
    }),
  };
}

const sizesByVersion = new Map<string, { version: number; sizes: Promise<Awaited<ReturnType<typeof getSize>>[]> }>();

/** Returns the sizes to compare in a city; reckoned once for each state of the catalogue, as every page of the city shows them. */
function getSizes(context: Context, cityCode: string) {
  const { version } = context.index;
  const stored = sizesByVersion.get(cityCode);
  if (stored?.version === version) return stored.sizes;
  const sizes = Promise.all(partySizes.map((tables) => getSize(context, cityCode, tables)));
  sizesByVersion.set(cityCode, { version, sizes });
  // A failed reckoning is tried again.
  sizes.catch(() => sizesByVersion.delete(cityCode));
  return sizes;
}

/** Loads cases of annual meetings, those of the city first, those nearest in size first among them. */
async function pickCases(context: Context, cityCode: string, people: number) {
  const cases = await loadAnnualMeetingCases(context);
  const distance = ({ attendees }: { attendees: number }) => Math.abs(attendees - people);
  const sorted = cases.toSorted(
    (a, b) => Number(b.cityCode === cityCode) - Number(a.cityCode === cityCode) || distance(a) - distance(b),
  );
  return buildCaseCards(context, sorted.slice(0, casesShown));
}

/**
 * Returns what the page of annual meetings shows for a city and a number of tables.
 * @throws ServiceError notFound if the city is unknown
 */
export async function getAnnualMeetingPage(
  context: Context,
  { city: key, tables }: Parsed<"activity/getAnnualMeetingPage">,
): Promise<Output<"activity/getAnnualMeetingPage">> {
  const { code, name, pinyin } = requireCity(key);
  const { total, spaces } = await findPartySpaces(context, code, tables);
  const placed = placeParties(spaces, tables);
  const best = placed.slice(0, 1);
  const shown = best.length > 0 || total > 0 ? best : await findSpacePair(context, code, tables);
  const [sizes, themes, cases] = await Promise.all([
    getSizes(context, code),
    context.content.list<PartyTheme>("party-theme"),
    pickCases(context, code, tables * seatsPerTable),
  ]);
  return {
    city: { code, name, pinyin },
    cities: listCityWires(context.index)
      .filter((city) => city.open && !city.global)
      .toSorted((a, b) => b.venueCount - a.venueCount)
      .map((city) => ({ name: city.name, pinyin: city.pinyin })),
    tables,
    drawn: shown.map((one) => ({ ...toPartySpace(one.card, one.plan), plan: one.plan })),
    largest: getLargestTables(context, code),
    total,
    href: formatPartySpacesHref(pinyin, tables),
    sizes,
    spaces: pickVenues(placed, spacesShown, shown).map((one) => ({
      ...toPartySpace(one.card, one.plan),
      thumb: drawPartyThumb(one, tables),
    })),
    themes: themes.map(({ id, body }) => ({ ...body, id, acts: [...body.acts] })),
    cases,
  };
}
