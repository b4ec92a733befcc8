import type { Output, Parsed } from "#contract/index.ts";
import { buildCaseCards, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";

/** Returns a page of the cases of annual meetings, in stored order. */
export async function getAnnualMeetingCases(
  context: Context,
  { page }: Parsed<"activity/getYearSampleList">,
): Promise<Output<"activity/getYearSampleList">> {
  const cases = (await loadCases(context)).filter(({ eventType }) => eventType === "annual-meeting");
  const shown = paginate(cases, page);
  return { ...shown, list: await buildCaseCards(context, shown.list) };
}
