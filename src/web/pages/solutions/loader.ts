import type { SolutionCard } from "#contract/schemas/solution.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { SolutionsData, SolutionsInput } from "./types.ts";

/** Loads one page of the solutions. */
export async function loadSolutions({ page }: SolutionsInput, { call }: LoaderContext): Promise<SolutionsData> {
  const answer = await call("solution/getSolutionList", { page });
  return { ...answer, list: answer.list.map((card): SolutionCard => omitUndefined(card)) };
}
