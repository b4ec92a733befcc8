import { z } from "zod";
import { endpoint, id, page, paged, wireNumber } from "../endpoint.ts";
import { articleFigure } from "./article-figure.ts";

/** A question as a list shows it. */
const questionCard = z.object({
  id,
  name: z.string(),
  demo: z.boolean().optional(),
  tags: z.array(z.string()),
  /** ISO day. */
  askedOn: z.string(),
  answerCount: z.number(),
  /** The first paragraph of the best answer. */
  excerpt: z.string().optional(),
  /** The number that decides it: 250 人，宽松; 2.75 to 3.7 m，屏高. */
  lead: z.object({ from: z.number(), to: z.number().optional(), unit: z.string() }).optional(),
});
export type QuestionCard = z.infer<typeof questionCard>;

const answer = z.object({
  by: z.string(),
  role: z.string(),
  /** ISO day. */
  on: z.string(),
  /** A paragraph each. */
  text: z.array(z.string()),
  /** Recommended actions, a line each. */
  points: z.array(z.string()).optional(),
  /** In the order of their paragraphs. */
  figures: z.array(articleFigure).optional(),
});
export type AnswerWire = z.infer<typeof answer>;

const questionDetail = questionCard.omit({ excerpt: true }).extend({ detail: z.string(), answers: z.array(answer) });
export type QuestionDetail = z.infer<typeof questionDetail>;

export const community = {
  "communityQa/getHotList": endpoint({
    summary: "Frequent questions, of one tag or of all",
    input: z.object({ page: page.optional(), tag: z.string().min(1).max(20).optional() }),
    output: paged(questionCard).extend({
      /** Every tag with how many questions have it. */
      tags: z.array(z.object({ name: z.string(), count: z.number() })),
    }),
  }),
  "communityQa/getDetail": endpoint({
    summary: "A question with its answers, the best first",
    input: z.object({ id }),
    output: questionDetail,
  }),
  "communityQa/getRecommendationList": endpoint({
    summary: "Similar questions, the most similar first",
    input: z.object({ id }),
    output: z.array(questionCard),
  }),
  "communityQa/getRandomList": endpoint({
    summary: "A few random questions",
    input: z.object({ size: wireNumber(z.number().int().min(1).max(20)).default(5).optional() }),
    output: z.array(questionCard),
  }),
};
