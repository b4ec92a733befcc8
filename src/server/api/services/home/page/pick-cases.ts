import type { CaseCard } from "#contract/schemas/sample.ts";
import { buildCaseCards, loadCases } from "../../cards/build-case-cards.ts";
import type { Context } from "../../context.ts";

const casesShown = 3;

/** Returns the first cases of a city, filled up with those of other cities to `casesShown`. */
export async function pickCases(context: Context, cityCode: string): Promise<CaseCard[]> {
  const cases = await loadCases(context);
  const isOfCity = (one: (typeof cases)[number]) => one.cityCode === cityCode;
  const ordered = [...cases.filter(isOfCity), ...cases.filter((one) => !isOfCity(one))];
  return buildCaseCards(context, ordered.slice(0, casesShown));
}
