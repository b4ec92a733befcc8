import type { Output, Parsed } from "../../../contract/index.ts";
import { caseCards, keptCases } from "../card/case-card.ts";
import type { Context } from "../context.ts";
import { pageOf } from "../page-of.ts";

/** Returns a page of cases in the venues of a hotel group. */
export async function getGroupCases(
  context: Context,
  { groupName, page }: Parsed<"sample/getGroupSampleList">,
): Promise<Output<"sample/getGroupSampleList">> {
  const cases = await keptCases(context);
  const houses = await context.catalogue.venuesByIds([...new Set(cases.flatMap(({ siteId }) => siteId ?? []))]);
  const ofGroup = new Set(houses.filter((house) => house.groupName === groupName).map(({ id }) => id));
  const shown = pageOf(
    cases.filter(({ siteId }) => siteId !== undefined && ofGroup.has(siteId)),
    page,
  );
  return { ...shown, list: await caseCards(context, shown.list) };
}
