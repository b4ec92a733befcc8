import type { QuestionCard } from "#contract/schemas/community.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { QuestionData, QuestionInput } from "./types.ts";

const othersShown = 4;
/** As many random questions more as may already be shown as related. */
const relatedShown = 6;

const trimCard = ({ excerpt: _, ...card }: QuestionCard) => omitUndefined(card);

/** Loads a question with its answers, the related questions and some random others. */
export async function loadQuestion({ id }: QuestionInput, { call }: LoaderContext): Promise<QuestionData> {
  const [question, related, others] = await Promise.all([
    call("communityQa/getDetail", { id }),
    call("communityQa/getRecommendationList", { id }),
    call("communityQa/getRandomList", { size: othersShown + relatedShown }),
  ]);
  const shown = new Set([id, ...related.map((one) => one.id)]);
  return {
    question: omitUndefined(question),
    related: related.map(trimCard),
    others: others
      .filter((one) => !shown.has(one.id))
      .slice(0, othersShown)
      .map(trimCard),
  };
}
