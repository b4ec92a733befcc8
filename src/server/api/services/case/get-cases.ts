import type { Output, Parsed } from "../../../../contract/index.ts";
import { requireCity } from "../require-city.ts";
import { buildCaseCards, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";

/**
 * Returns a page of cases in stored order, optionally of a city, an event type or a venue.
 * @throws ServiceError notFound if the city is unknown
 */
export async function getCases(
  context: Context,
  { city: key, eventType, siteId, page }: Parsed<"sample/getSampleList">,
): Promise<Output<"sample/getSampleList">> {
  const city = key === undefined ? undefined : requireCity(key);
  const found = (await loadCases(context)).filter(
    (one) =>
      (!city || one.cityCode === city.code) &&
      (!eventType || one.eventType === eventType) &&
      (!siteId || one.siteId === siteId),
  );
  const shown = paginate(found, page);
  return { ...shown, list: await buildCaseCards(context, shown.list) };
}
