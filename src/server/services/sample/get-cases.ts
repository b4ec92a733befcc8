import type { Output, Parsed } from "../../../contract/index.ts";
import { askedCity } from "../asked-city.ts";
import { caseCards, keptCases } from "../card/case-card.ts";
import type { Context } from "../context.ts";
import { pageOf } from "../page-of.ts";

/**
 * Returns a page of cases in stored order, optionally of a city, an event type or a venue.
 * @throws Refusal notFound if the city is unknown
 */
export async function getCases(
  context: Context,
  { city: key, eventType, siteId, page }: Parsed<"sample/getSampleList">,
): Promise<Output<"sample/getSampleList">> {
  const city = key === undefined ? undefined : askedCity(key);
  const found = (await keptCases(context)).filter(
    (one) =>
      (!city || one.cityCode === city.code) &&
      (!eventType || one.eventType === eventType) &&
      (!siteId || one.siteId === siteId),
  );
  const shown = pageOf(found, page);
  return { ...shown, list: await caseCards(context, shown.list) };
}
