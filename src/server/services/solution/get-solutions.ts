import type { Output, Parsed } from "../../../contract/index.ts";
import type { Context } from "../context.ts";
import { pageOf } from "../page-of.ts";
import { keptSolutions, solutionCards } from "./solution-cards.ts";

/** Returns a page of solutions in stored order. */
export async function getSolutions(
  context: Context,
  { page }: Parsed<"solution/getSolutionList">,
): Promise<Output<"solution/getSolutionList">> {
  const shown = pageOf(await keptSolutions(context), page);
  return { ...shown, list: await solutionCards(context, shown.list) };
}
