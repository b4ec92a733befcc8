import { Refusal } from "../../../contract/codes.ts";
import type { QuestionCard } from "../../../contract/community.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import type { Context } from "../context.ts";
import { questionCards } from "./question-cards.ts";

const shown = 5;

/** Returns the character bigrams of a text, a substitute for word segmentation in Chinese. */
function pairs(text: string): Set<string> {
  const characters = [...text.replaceAll(/[\s，。？、]/gu, "")];
  return new Set(characters.slice(1).map((character, at) => characters[at]! + character));
}

/** Scores the similarity of two questions: same main tag 2, each shared tag 2, each shared bigram 1. */
function nearness(a: QuestionCard, b: QuestionCard): number {
  const words = pairs(a.name);
  const shared = [...pairs(b.name)].filter((pair) => words.has(pair)).length;
  const tags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return (a.tags[0] === b.tags[0] ? 2 : 0) + tags * 2 + shared;
}

/**
 * Returns related questions, the most similar first.
 * @throws Refusal notFound
 */
export async function getRelatedQuestions(
  context: Context,
  { id }: Parsed<"communityQa/getRecommendationList">,
): Promise<Output<"communityQa/getRecommendationList">> {
  const all = await questionCards(context);
  const own = all.find((one) => one.id === id);
  if (!own) throw new Refusal("notFound");
  return all
    .filter((one) => one !== own)
    .map((one) => ({ one, near: nearness(own, one) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, shown)
    .map(({ one }) => one);
}
