import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { QuestionFacts, QuestionText } from "#domain/content/question.ts";
import { buildArticleFigures } from "../cards/build-article-figures.ts";
import type { Context } from "../context.ts";

/**
 * Returns a question with its answers, the best first.
 * @throws ServiceError notFound
 */
export async function getQuestion(
  { content }: Context,
  { id }: Parsed<"communityQa/getDetail">,
): Promise<Output<"communityQa/getDetail">> {
  const [facts, text] = await Promise.all([
    content.get<QuestionFacts>("question", id),
    content.get<QuestionText>("question-text", id),
  ]);
  if (!facts || !text) throw new ServiceError("notFound");
  const { title, tags, askedOn, answerCount, lead, demo } = facts;
  return {
    id,
    name: title,
    tags: [...tags],
    askedOn,
    answerCount,
    lead,
    demo: demo || undefined,
    detail: text.detail,
    answers: text.answers.map(({ text: paragraphs, points, figures, ...answer }) => ({
      ...answer,
      text: [...paragraphs],
      points: points && [...points],
      figures: figures && buildArticleFigures(figures),
    })),
  };
}
