import type { Output, Parsed } from "#contract/index.ts";
import { buildCaseCards, loadCasesOfVenues } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";

/** Returns a page of cases in the venues of a hotel group; which those are is read from the index. */
export async function getGroupCases(
  context: Context,
  { groupName, page }: Parsed<"sample/getGroupSampleList">,
): Promise<Output<"sample/getGroupSampleList">> {
  const shown = paginate(await loadCasesOfVenues(context, context.index.readGroupVenues(groupName)), page);
  return { ...shown, list: await buildCaseCards(context, shown.list) };
}
