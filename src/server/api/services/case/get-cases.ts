import type { Output, Parsed } from "#contract/index.ts";
import type { CaseText } from "#domain/content/case-facts.ts";
import { buildCaseCards, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";
import { createCaseMatcher } from "./create-case-matcher.ts";

/**
 * Returns a page of cases in stored order or the newest first, optionally of a city, an event type, a size, a layout or a
 * venue, each with its first lesson and what changed.
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
  const [cards, texts] = await Promise.all([
    buildCaseCards(context, shown.list),
    context.content.getMany<CaseText>(
      "case-text",
      shown.list.map(({ id }) => id),
    ),
  ]);
  const list = cards.map((card) => {
    const { lessons: [lesson] = [], changes = [] } = texts.get(card.id) ?? {};
    return { ...card, lesson, changes: [...changes] };
  });
  return { ...shown, list };
}
