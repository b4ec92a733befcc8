import type { VenueCard } from "#contract/schemas/entities.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import type { LanghamLang } from "#domain/langham/langham-type.ts";
import { toCapitalizedPinyin } from "#server/geography/to-pinyin.ts";
import { capitalize } from "#domain/format.ts";
import { removeSampleMark } from "#domain/langham/remove-sample-mark.ts";
import { translateSpaceName } from "#domain/langham/translate-space-name.ts";
import { rowEn } from "#texts/search/row.en.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { getRegions } from "#server/geography/get-regions.ts";

/** Returns a hotel's English name; where the catalogue has none, its type and city. */
export const formatEnglishName = (venue: { nameEn?: string | undefined; cityCode: string }): string =>
  venue.nameEn === undefined
    ? rowEn.hotelIn(findCityByCode(venue.cityCode)?.nameEn ?? "")
    : removeSampleMark(venue.nameEn);

/** Returns the name of a district in Latin letters: Huangpu for 黄浦区. */
function romanizeDistrict(cityCode: string, name: string | undefined): string | undefined {
  const region = getRegions(cityCode).find((one) => one.kind === "district" && one.name === name);
  const ending = name?.endsWith("新区") ? /xinqu$/ : /(?:qu|xian|shi)$/;
  return region && capitalize(region.pinyin.replace(ending, ""));
}

const withoutCaption = ({ caption: _, ...picture }: PictureWire): PictureWire => picture;

/**
 * Returns a card in a language. In English names are the catalogue's own or in Latin letters; what is known in Chinese
 * only (address, business area, name of the station) is left out.
 */
export function localizeVenueCard(card: VenueCard, lang: LanghamLang): VenueCard {
  if (lang === "zh") return card;
  const { address: _, areaName: __, brandName: ___, grade: ____, rating: _____, ...rest } = card;
  const { metro, fit, cover } = card;
  return {
    ...rest,
    name: formatEnglishName(card),
    nameEn: undefined,
    cityName: findCityByCode(card.cityCode)?.nameEn ?? "",
    districtName: romanizeDistrict(card.cityCode, card.districtName),
    metro: metro && { kind: metro.kind, name: rowEn.metro, metres: metro.metres, minutes: metro.minutes },
    typeName: rowEn.types[card.type],
    cover: cover && withoutCaption(cover),
    fit: fit && {
      ...fit,
      space: {
        ...fit.space,
        name: translateSpaceName(fit.space.name, toCapitalizedPinyin),
        picture: fit.space.picture && withoutCaption(fit.space.picture),
      },
    },
  };
}
