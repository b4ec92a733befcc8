import { ServiceError } from "#contract/codes.ts";
import type { QuestionCard } from "#contract/schemas/community.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { Context } from "../context.ts";
import { listQuestionCards } from "./list-question-cards.ts";

const maxShown = 5;

const bigramsByText = new Map<string, ReadonlySet<string>>();
const mostCached = 5000;

/** Returns the character bigrams of a text, a substitute for word segmentation in Chinese; cached, since each question compares all. */
function getBigrams(text: string): ReadonlySet<string> {
  const cached = bigramsByText.get(text);
  if (cached) return cached;
  if (bigramsByText.size >= mostCached) bigramsByText.clear();
  const characters = [...text.replaceAll(/[\s，。？、]/gu, "")];
  const bigrams = new Set(characters.slice(1).map((character, at) => characters[at]! + character));
  bigramsByText.set(text, bigrams);
  return bigrams;
}

/** Scores the similarity of two questions: same main tag 2, each shared tag 2, each shared bigram 1. */
function scoreSimilarity(a: QuestionCard, b: QuestionCard): number {
  const bigrams = getBigrams(a.name);
  let shared = 0;
  for (const pair of getBigrams(b.name)) if (bigrams.has(pair)) shared++;
  const tags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return (a.tags[0] === b.tags[0] ? 2 : 0) + tags * 2 + shared;
}

/**
 * Returns related questions, the most similar first.
 * @throws ServiceError notFound
 */
export async function getRelatedQuestions(
  context: Context,
  { id }: Parsed<"communityQa/getRecommendationList">,
): Promise<Output<"communityQa/getRecommendationList">> {
  const all = await listQuestionCards(context);
  const own = all.find((one) => one.id === id);
  if (!own) throw new ServiceError("notFound");
  return all
    .filter((one) => one !== own)
    .map((one) => ({ one, near: scoreSimilarity(own, one) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, maxShown)
    .map(({ one }) => one);
}
