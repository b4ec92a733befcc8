import type { DemandCall } from "#domain/demand/demand-call.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { listCities } from "../../geography/reference-city.ts";
import { southeastAsianCountries } from "../../geography/southeast-asian-countries.ts";
import type { FormChoice } from "./render-input.ts";

/** Lists the cities that a call accepts, the hot ones first, then by their first letters. */
export function listFormCities(call: DemandCall, locale: Locale): FormChoice[] {
  const accepted = listCities().filter(({ submit, country }) =>
    call === "common/seaSubmit" ? southeastAsianCountries.includes(country) : submit,
  );
  return accepted
    .toSorted((a, b) => Number(b.hot) - Number(a.hot) || (a.pinyin < b.pinyin ? -1 : 1))
    .map(({ code, name, nameEn }) => ({ id: code, name: locale === "en" ? nameEn : name }));
}
