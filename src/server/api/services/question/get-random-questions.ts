import { randomInt } from "node:crypto";
import type { Output, Parsed } from "#contract/index.ts";
import type { Context } from "../context.ts";
import { listQuestionCards } from "./list-question-cards.ts";

/** Returns `size` random questions without repetition. */
export async function getRandomQuestions(
  context: Context,
  { size = 5 }: Parsed<"communityQa/getRandomList">,
): Promise<Output<"communityQa/getRandomList">> {
  const left = await listQuestionCards(context);
  const drawn: Output<"communityQa/getRandomList"> = [];
  while (drawn.length < size && left.length > 0) drawn.push(...left.splice(randomInt(left.length), 1));
  return drawn;
}
