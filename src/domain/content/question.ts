import type { Lead, PlacedFigure } from "./article-figure.ts";

/** The tags of questions, in the order of the page. */
export const questionTags = [
  "座位与台型",
  "屏幕与音响",
  "预算",
  "合同与付款",
  "进场与搭建",
  "消防与安全",
  "茶歇与用餐",
  "选址与交通",
  "住宿与签到",
  "流程与分工",
] as const;

type QuestionTag = (typeof questionTags)[number];

interface Answer {
  /** The author's name; `role` is their profession: 林舟, 会务顾问. */
  by: string;
  role: string;
  /** ISO day. */
  on: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Recommended actions, a line each. */
  points?: readonly string[];
  /** What its paragraphs reckon, drawn. */
  figures?: readonly PlacedFigure[];
}

/** A question of a planner with its answers, the best first. */
export interface Question {
  /** Digits. */
  id: string;
  title: string;
  /** The planner's description of the situation. */
  detail: string;
  tags: readonly QuestionTag[];
  /** ISO day. */
  askedOn: string;
  answers: readonly Answer[];
  /** The number that decides it, set by an editor. */
  lead?: Lead;
  demo: boolean;
}

/** The stored fields of a question that a list shows. */
export interface QuestionFacts extends Pick<Question, "title" | "tags" | "askedOn" | "lead" | "demo"> {
  answerCount: number;
  /** The first paragraph of the best answer. */
  excerpt?: string;
}

/** The remaining fields of a question, shown on its own page. */
export type QuestionText = Pick<Question, "detail" | "answers">;

/** Splits a question into its two stored parts, so that a list does not read answers. */
export function splitQuestion({ title, tags, askedOn, lead, demo, detail, answers }: Question): {
  facts: QuestionFacts;
  text: QuestionText;
} {
  const excerpt = answers[0]?.text[0];
  return {
    facts: {
      title,
      tags,
      askedOn,
      demo,
      answerCount: answers.length,
      ...(excerpt && { excerpt }),
      ...(lead && { lead }),
    },
    text: { detail, answers },
  };
}
