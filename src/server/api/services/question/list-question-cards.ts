import type { QuestionCard } from "#contract/schemas/community.ts";
import type { QuestionFacts } from "#domain/content/question.ts";
import type { Context } from "../context.ts";

/** Lists the cards of all questions in stored order, the most frequent first. */
export async function listQuestionCards({ content }: Pick<Context, "content">): Promise<QuestionCard[]> {
  const rows = await content.list<QuestionFacts>("question");
  return rows.map(({ id, body: { title, tags, demo, ...facts } }) => ({
    id,
    name: title,
    ...facts,
    tags: [...tags],
    demo: demo || undefined,
  }));
}
