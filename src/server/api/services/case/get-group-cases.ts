import type { Output, Parsed } from "#contract/index.ts";
import { buildCaseCards, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";

/** Returns a page of cases in the venues of a hotel group; which those are is read from the index. */
export async function getGroupCases(
  context: Context,
  { groupName, page }: Parsed<"sample/getGroupSampleList">,
): Promise<Output<"sample/getGroupSampleList">> {
  const cases = await loadCases(context);
  const ofGroup = new Set(context.index.readGroupVenues(groupName).map(({ id }) => id));
  const shown = paginate(
    cases.filter(({ siteId }) => siteId !== undefined && ofGroup.has(siteId)),
    page,
  );
  return { ...shown, list: await buildCaseCards(context, shown.list) };
}
