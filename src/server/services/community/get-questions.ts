import type { Output, Parsed } from "../../../contract/index.ts";
import { questionTags } from "../../../domain/content/question.ts";
import type { Context } from "../context.ts";
import { pageOf } from "../page-of.ts";
import { questionCards } from "./question-cards.ts";

/** Questions in their order, of a tag or of all, and every tag that has any. */
export async function getQuestions(
  context: Context,
  { tag, page }: Parsed<"communityQa/getHotList">,
): Promise<Output<"communityQa/getHotList">> {
  const all = await questionCards(context);
  const counted = questionTags.map((name) => ({ name, count: all.filter(({ tags }) => tags.includes(name)).length }));
  const shown = tag === undefined ? all : all.filter(({ tags }) => tags.includes(tag));
  return { ...pageOf(shown, page), tags: counted.filter(({ count }) => count > 0) };
}
