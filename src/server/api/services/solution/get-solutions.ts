import type { Output, Parsed } from "#contract/index.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";
import { loadSolutions, buildSolutionCards } from "./build-solution-cards.ts";

/** Returns a page of solutions in stored order. */
export async function getSolutions(
  context: Context,
  { page }: Parsed<"solution/getSolutionList">,
): Promise<Output<"solution/getSolutionList">> {
  const shown = paginate(await loadSolutions(context), page);
  return { ...shown, list: await buildSolutionCards(context, shown.list) };
}
