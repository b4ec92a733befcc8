import type { Output, Parsed } from "#contract/index.ts";
import { buildCaseCards, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";
import { createCaseMatcher } from "./create-case-matcher.ts";

/**
 * Returns a page of cases in stored order or the newest first, optionally of a city, an event type, a size, a layout or a
 * venue.
 * @throws ServiceError notFound if the city is unknown
 */
export async function getCases(
  context: Context,
  { siteId, sort, page, ...filters }: Parsed<"sample/getSampleList">,
): Promise<Output<"sample/getSampleList">> {
  const matches = createCaseMatcher(filters);
  const found = (await loadCases(context)).filter((one) => (!siteId || one.siteId === siteId) && matches(one));
  if (sort === "date") found.sort((a, b) => ((a.date ?? "") < (b.date ?? "") ? 1 : a.date === b.date ? 0 : -1));
  const shown = paginate(found, page);
  return { ...shown, list: await buildCaseCards(context, shown.list) };
}
