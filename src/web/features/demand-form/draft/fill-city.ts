import { type CityName, defaultCity } from "#domain/city/city.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import type { DemandValues } from "../form/demand-values.ts";

/** Returns the only city of a form's own list, and the city of the values where that list has it. */
function findListedCity(values: DemandValues, cities: NonNullable<DemandFormOptions["cities"]>) {
  const city = cities.length === 1 ? cities[0] : cities.find(({ code }) => code === values.cityCode);
  return { cityCode: city?.code ?? "", cityName: city?.name ?? "" };
}

/** Fills a missing city with the one chosen for the site, else the default city; a form's own list comes first. */
export function fillCity(
  values: DemandValues,
  { locale, cities }: Pick<DemandFormOptions, "locale" | "cities">,
  chosen?: Pick<CityName, "code" | "name">,
): DemandValues {
  if (cities) return { ...values, ...findListedCity(values, cities) };
  if (values.cityCode !== "" || locale !== "zh") return values;
  const { code, name } = chosen ?? defaultCity;
  return { ...values, cityCode: code, cityName: name };
}
