import type { Output, Parsed } from "#contract/index.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { LanghamLang } from "#domain/langham/langham-type.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";
import { listGroupHits } from "./list-group-hits.ts";
import { formatEnglishName } from "./localize-venue-card.ts";

/** Returns the short name of a hotel in its city's column: the first alias, in English the name without the city. */
function shortenName(venue: Venue, lang: LanghamLang, cityName: string): string {
  if (lang === "zh") return venue.aliases[0] ?? venue.name;
  return formatEnglishName(venue).replace(`${cityName} `, "");
}

/** Returns the cities of the group in a language, those with most hotels first, with the hotels' short names. */
export async function getLanghamCities(
  context: Context,
  { lang }: Parsed<"marketing/getLanghamGroupCity">,
): Promise<Output<"marketing/getLanghamGroupCity">> {
  const cities = listGroupHits(context);
  const venues = await context.catalogue.venuesByIds(cities.flatMap(({ hits }) => hits.map(({ id }) => id)));
  const byCity = Map.groupBy(
    venues.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ cityCode }) => cityCode,
  );
  return cities.flatMap(({ cityCode }) => {
    const city = findCityByCode(cityCode);
    const hotels = byCity.get(cityCode) ?? [];
    if (!city || hotels.length === 0) return [];
    const name = lang === "en" ? city.nameEn : city.name;
    const names = hotels.map((venue) => shortenName(venue, lang, name));
    return [{ code: city.code, pinyin: city.pinyin, name, count: hotels.length, hotels: names }];
  });
}
