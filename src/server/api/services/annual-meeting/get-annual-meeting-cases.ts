import type { Output, Parsed } from "#contract/index.ts";
import { buildCaseCards, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";

/** Loads the cases of annual meetings, in stored order. */
export const loadAnnualMeetingCases = async (context: Context) =>
  (await loadCases(context)).filter(({ eventType }) => eventType === "annual-meeting");

/** Returns a page of the cases of annual meetings, in stored order. */
export async function getAnnualMeetingCases(
  context: Context,
  { page }: Parsed<"activity/getYearSampleList">,
): Promise<Output<"activity/getYearSampleList">> {
  const cases = await loadAnnualMeetingCases(context);
  const shown = paginate(cases, page);
  return { ...shown, list: await buildCaseCards(context, shown.list) };
}
