import type { LayoutKey } from "../space/layouts.ts";
import { estimateStars } from "./estimate-event.ts";
import { formatEstimateHref } from "./format-estimate-href.ts";

/** Matches the codes of mainland cities, for which there are unit prices. */
const mainlandCity = /^[1-6]\d{5}$/;

/** Formats a link to the estimate of an event in a venue's city and class; undefined where there are no unit prices. */
export function formatVenueEstimateHref(
  { cityCode, cityPinyin, star }: { cityCode: string; cityPinyin: string; star?: number | undefined },
  { people, layout }: { people?: number | undefined; layout?: LayoutKey | undefined } = {},
): string | undefined {
  if (!mainlandCity.test(cityCode)) return undefined;
  return formatEstimateHref({ city: cityPinyin, people, layout, star: estimateStars.find((level) => level === star) });
}
