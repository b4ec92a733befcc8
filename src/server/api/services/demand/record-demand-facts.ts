import type { Output, Parsed } from "#contract/index.ts";
import type { Context } from "../context.ts";

/** Counts the facts of an accepted demand; `/metrics` publishes the sums. Nothing about a person is among them. */
export function recordDemandFacts(
  { factCounts }: Context,
  facts: Parsed<"common/caseSubmitSensor">,
): Output<"common/caseSubmitSensor"> {
  factCounts.add(facts);
  return {};
}
