import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { LanghamSunWire } from "#contract/marketing/langham-package-wire.ts";
import { toChinaDay } from "#domain/day.ts";
import { langhamKinds, type LanghamPackage, type LanghamSection } from "#domain/langham/langham-package.ts";
import { getTypeMinute, type LanghamLang, langhamTypes } from "#domain/langham/langham-type.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { computeSunAltitude } from "#domain/sun/compute-sun-altitude.ts";
import { computeSunDay } from "#domain/sun/compute-sun-day.ts";
import { defaultCity } from "#domain/city/city.ts";
import { findCityByCode, type ReferenceCity } from "#server/geography/reference-city.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { type CityHits, listGroupHits, sortByLargestSpace } from "./list-group-hits.ts";
import { localizeVenueCard } from "./localize-venue-card.ts";

/** The line of the day begins at 4:00 and ends at 22:00, with a point each quarter of an hour. */
const lineStart = 4 * 60;
const lineEnd = 22 * 60;
const lineStep = 15;
/** Hotels shown on the page; the list has all. */
const hotelsShown = 4;

const roundTenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns the city whose sun the page shows. @throws ServiceError notFound for a city without a hotel of the group */
function chooseCity(cities: readonly CityHits[], key: string | undefined): ReferenceCity {
  if (key === undefined) return findCityByCode(cities[0]?.cityCode ?? "") ?? requireCity(defaultCity.code);
  const city = requireCity(key);
  if (!cities.some(({ cityCode }) => cityCode === city.code)) throw new ServiceError("notFound");
  return city;
}

function buildSun(city: ReferenceCity, day: string, lang: LanghamLang): LanghamSunWire {
  const points = (lineEnd - lineStart) / lineStep + 1;
  return {
    cityCode: city.code,
    cityPinyin: city.pinyin,
    cityName: lang === "en" ? city.nameEn : city.name,
    day,
    ...computeSunDay(city, day),
    start: lineStart,
    step: lineStep,
    altitudes: Array.from({ length: points }, (_, at) =>
      roundTenth(computeSunAltitude(city, day, lineStart + at * lineStep)),
    ),
  };
}

/** Returns the largest hotels with their banquet seats. */
async function listLargestHotels(context: Context, cities: readonly CityHits[], lang: LanghamLang) {
  const query = { ...emptyQuery, layout: getLayoutByKey("banquet").id };
  const hits = sortByLargestSpace(cities).slice(0, hotelsShown);
  const cards = await buildVenueCards(
    context,
    hits.map((hit) => ({ ...hit, fit: context.index.getHit(hit.id, query)?.fit })),
  );
  return cards.map((card) => localizeVenueCard(card, lang));
}

/**
 * Returns the content of the Langham page in a language: the sun's day over one of the group's cities, the types at
 * their hours with their pictures, and the largest hotels.
 * @throws ServiceError notFound for a city without a hotel of the group
 */
export async function getLanghamIndex(
  context: Context,
  { lang, type, city: key }: Parsed<"marketing/getLanghamGroupIndex">,
): Promise<Output<"marketing/getLanghamGroupIndex">> {
  const cities = listGroupHits(context);
  const city = chooseCity(cities, key);
  const sun = buildSun(city, toChinaDay(context.now()), lang);
  const [sectionRows, packageRows, hotels] = await Promise.all([
    context.content.list<LanghamSection>(langhamKinds.section),
    context.content.list<LanghamPackage>(langhamKinds.package),
    listLargestHotels(context, cities, lang),
  ]);
  const hours = langhamTypes
    .filter((one) => packageRows.some(({ body }) => body.type === one))
    .map((one) => {
      const minute = getTypeMinute(one, sun.sunset);
      return { type: one, minute, altitude: roundTenth(computeSunAltitude(city, sun.day, minute)) };
    });
  const sections = hours.flatMap((hour) => {
    const section = sectionRows.find(({ body }) => body.type === hour.type)?.body;
    if (!section || (type !== undefined && type !== hour.type)) return [];
    return [{ ...hour, ...section[lang], ...(section.picture && { picture: section.picture }) }];
  });
  return { sun, sections, hours, hotelCount: cities.reduce((sum, { hits }) => sum + hits.length, 0), hotels };
}
