import { maxSchemePeople, type SchemeSetup } from "#domain/scheme/scheme-setup.ts";
import { useAddressChange } from "../../platform/navigation/use-address-change.ts";
import { useDebounced } from "../../platform/use-debounced.ts";
import { formatSchemeHref } from "./format-scheme-href.ts";
import type { SchemeData, SchemeInput } from "./loader.ts";

/** Milliseconds after the last key at which what was typed into the form is planned anew. */
const typingPauseMs = 800;

/** Returns the function that opens the page of a changed setup in place, and whether it is under way. */
export const useSchemeChange = ({ variant, setup }: SchemeInput) =>
  useAddressChange(setup, (next) => formatSchemeHref(variant, next));

interface TypedValues {
  people: number | undefined;
  eventType: SchemeSetup["eventType"] | "";
  cityCode: string;
}

/** Returns a listener for the form's values: after a pause the plan is that of as many people, of that kind and city. */
export function useTypedScheme(input: SchemeInput, cities: SchemeData["cities"]) {
  const { change } = useSchemeChange(input);
  const { setup } = input;
  return useDebounced(({ people, eventType, cityCode }: TypedValues) => {
    if (people === undefined || !(people >= 1 && people <= maxSchemePeople)) return;
    const kind = eventType || setup.eventType;
    const city = cities.find(({ code }) => code === cityCode)?.pinyin ?? setup.city;
    const isSame = people === setup.people && kind === setup.eventType && city === setup.city;
    if (!isSame) void change({ people, eventType: kind, city });
  }, typingPauseMs);
}
