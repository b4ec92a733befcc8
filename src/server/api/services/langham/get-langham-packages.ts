import type { Output, Parsed } from "#contract/index.ts";
import type { LanghamPackageWire } from "#contract/marketing/langham-package-wire.ts";
import { langhamKinds, type LanghamPackage } from "#domain/langham/langham-package.ts";
import type { LanghamLang } from "#domain/langham/langham-type.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";
import { formatEnglishName } from "./localize-venue-card.ts";

function toHotel(venue: Venue, lang: LanghamLang): LanghamPackageWire["hotel"] {
  const city = findCityByCode(venue.cityCode);
  const isEnglish = lang === "en";
  return {
    id: venue.id,
    name: isEnglish ? formatEnglishName(venue) : (venue.aliases[0] ?? venue.name),
    cityCode: venue.cityCode,
    cityName: (isEnglish ? city?.nameEn : city?.name) ?? "",
  };
}

/** Returns the packages of a type, or all, in a language and in the content's order. */
export async function getLanghamPackages(
  { content, catalogue }: Context,
  { lang, type }: Parsed<"marketing/getLangtingPackage">,
): Promise<Output<"marketing/getLangtingPackage">> {
  const rows = await content.list<LanghamPackage>(langhamKinds.package);
  const shown = rows.filter(({ body }) => type === undefined || body.type === type);
  const hotels = await catalogue.venuesByIds([...new Set(shown.map(({ body }) => body.siteId))]);
  const hotelById = new Map(hotels.map((venue) => [venue.id, venue]));
  return shown.map(({ id, body }) => {
    const { zh, en, siteId, demo, ...facts } = body;
    const hotel = hotelById.get(siteId);
    return {
      id,
      ...facts,
      ...(lang === "en" ? en : zh),
      demo: demo || undefined,
      hotel: hotel && toHotel(hotel, lang),
    };
  });
}
