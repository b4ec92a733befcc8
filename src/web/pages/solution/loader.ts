import type { SolutionCard } from "#contract/schemas/solution.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { SolutionData, SolutionInput } from "./types.ts";

/** Loads a solution with its cases and other solutions. */
export async function loadSolution(input: SolutionInput, { call }: LoaderContext): Promise<SolutionData> {
  const { cases, others, ...solution } = await call("solution/getSolutionDetail", input);
  return {
    ...omitUndefined(solution),
    cases: cases.map(omitUndefined),
    others: others.map((card): SolutionCard => omitUndefined(card)),
  };
}
