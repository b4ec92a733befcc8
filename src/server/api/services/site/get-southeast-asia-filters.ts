import type { Output } from "../../../../contract/index.ts";
import { peoplePresets } from "../../../../domain/demand/demand-option.ts";
import { formatPeople } from "../../../../domain/format-number.ts";
import { venueTypes } from "../../../../domain/venue/venue-types.ts";
import { countriesZh } from "../../../../texts/site/countries.zh.ts";
import { listCities } from "../../../geography/reference-city.ts";
import type { Context } from "../context.ts";

/** Countries of South-east Asia by ISO 3166-1, in the order they are shown. */
const countries = ["SG", "TH", "MY", "ID", "VN", "PH", "KH"] as const;
/** Bits of the venue types offered abroad. */
const typeBits: readonly number[] = [0, 1, 10, 6, 9];

/** Returns the filters of the South-east Asia pages; only countries with a city in the tables. */
export function getSoutheastAsiaFilters(_: Context): Output<"common/getSoutheastAsiaSiteFilter"> {
  const byCountry = Map.groupBy(listCities(), (city) => city.country);
  return {
    countries: countries.flatMap((country) => {
      const cityList = byCountry.get(country) ?? [];
      if (cityList.length === 0) return [];
      return [
        { id: country, name: countriesZh[country], cities: cityList.map(({ code, name }) => ({ id: code, name })) },
      ];
    }),
    types: typeBits.flatMap((bit) =>
      venueTypes.filter((type) => type.bit === bit).map(({ name }) => ({ id: String(bit), name })),
    ),
    people: peoplePresets.map((people) => ({ id: String(people), name: formatPeople(people) })),
  };
}
