import type { Output, Parsed } from "../../../contract/index.ts";
import { questionTags } from "../../../domain/content/question.ts";
import type { Context } from "../context.ts";
import { pageOf } from "../page-of.ts";
import { questionCards } from "./question-cards.ts";

/** Returns a page of questions in stored order, optionally of one tag, and the tags in use with their counts. */
export async function getQuestions(
  context: Context,
  { tag, page }: Parsed<"communityQa/getHotList">,
): Promise<Output<"communityQa/getHotList">> {
  const all = await questionCards(context);
  const counted = questionTags.map((name) => ({ name, count: all.filter(({ tags }) => tags.includes(name)).length }));
  const shown = tag === undefined ? all : all.filter(({ tags }) => tags.includes(tag));
  return { ...pageOf(shown, page), tags: counted.filter(({ count }) => count > 0) };
}
