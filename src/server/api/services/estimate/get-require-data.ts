import type { Output, Parsed } from "#contract/index.ts";
import { defaultCity } from "#domain/city/city.ts";
import { eventTypes, peoplePresets } from "#domain/demand/demand-option.ts";
import { estimateStarNames, formatEstimateDays } from "#domain/estimate/description/get-estimate-line-name.ts";
import { estimateStars } from "#domain/estimate/estimate-event.ts";
import { formatPeople } from "#domain/format.ts";
import { layouts } from "#domain/space/layouts.ts";
import { requireCity } from "../require-city.ts";
import { listCityWires } from "../cards/list-city-wires.ts";
import type { Context } from "../context.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";

/** Days that forms offer; 0.5 is half a day. */
const daysOffered = [0.5, 1, 2, 3] as const;

/**
 * Returns what the landing pages' forms offer and the unit prices of a city. The answer is the same for every `type` today;
 * the parameter names the page.
 * @throws ServiceError notFound (city)
 */
export async function getRequireData(
  context: Context,
  input: Parsed<"activity/getRequireData">,
): Promise<Output<"activity/getRequireData">> {
  const city = requireCity(input.city ?? defaultCity.code);
  const { code, name, pinyin } = city;
  return {
    city: { code, name, pinyin },
    ...(await loadUnitPrices(context, city)),
    cities: listCityWires(context.index)
      .filter((one) => one.open && !one.global)
      .toSorted((a, b) => b.venueCount - a.venueCount)
      .map((one) => ({ code: one.code, name: one.name, pinyin: one.pinyin })),
    eventTypes: eventTypes.map(({ id, zh }) => ({ id, name: zh })),
    layouts: layouts.map(({ key, name: layout }) => ({ id: key, name: layout })),
    people: peoplePresets.map((people) => ({ id: String(people), name: formatPeople(people) })),
    days: daysOffered.map((days) => ({ id: String(days), name: formatEstimateDays(days) })),
    stars: estimateStars.map((star) => ({ id: String(star), name: estimateStarNames[star] })),
  };
}
