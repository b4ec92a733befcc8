import { Refusal } from "../../../contract/codes.ts";
import type { QuestionCard } from "../../../contract/community.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import type { Context } from "../context.ts";
import { questionCards } from "./question-cards.ts";

const shown = 5;

/** Pairs of neighbouring characters: near enough to words in Chinese. */
function pairs(text: string): Set<string> {
  const characters = [...text.replaceAll(/[\s，。？、]/gu, "")];
  return new Set(characters.slice(1).map((character, at) => characters[at]! + character));
}

/** How much two questions are about the same: the main tag counts most, then shared tags, then shared words. */
function nearness(a: QuestionCard, b: QuestionCard): number {
  const words = pairs(a.name);
  const shared = [...pairs(b.name)].filter((pair) => words.has(pair)).length;
  const tags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return (a.tags[0] === b.tags[0] ? 2 : 0) + tags * 2 + shared;
}

/**
 * Questions about the same, the nearest first.
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
