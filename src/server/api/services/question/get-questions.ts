import type { Output, Parsed } from "#contract/index.ts";
import { questionTags } from "#domain/content/question.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";
import { listQuestionCards } from "./list-question-cards.ts";

/** Returns a page of questions in stored order, optionally of one tag, and the tags in use with their counts. */
export async function getQuestions(
  context: Context,
  { tag, page }: Parsed<"communityQa/getHotList">,
): Promise<Output<"communityQa/getHotList">> {
  const all = await listQuestionCards(context);
  const tagCounts = questionTags.map((name) => ({ name, count: all.filter(({ tags }) => tags.includes(name)).length }));
  const shown = tag === undefined ? all : all.filter(({ tags }) => tags.includes(tag));
  return { ...paginate(shown, page), tags: tagCounts.filter(({ count }) => count > 0) };
}
