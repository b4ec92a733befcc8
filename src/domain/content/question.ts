/** What questions are about, in the order of the page. */
export const questionTags = [
  "座位与摆法",
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

export type QuestionTag = (typeof questionTags)[number];

export interface Answer {
  /** Who answers, and as what: 林舟, 会务顾问. */
  by: string;
  role: string;
  /** ISO day. */
  on: string;
  /** Paragraphs. */
  text: readonly string[];
  /** What to do or to ask, a line each. */
  points?: readonly string[];
}

/** A question of a planner with its answers, the best first. */
export interface Question {
  /** Digits. */
  id: string;
  title: string;
  /** What the planner says of the case. */
  detail: string;
  tags: readonly QuestionTag[];
  /** ISO day. */
  askedOn: string;
  answers: readonly Answer[];
  demo: boolean;
}

/** A question as it is kept: what a list shows of it. */
export interface QuestionFacts extends Pick<Question, "title" | "tags" | "askedOn" | "demo"> {
  answerCount: number;
  /** How the best answer begins. */
  excerpt?: string;
}

/** The rest of a question: what its own page shows. */
export type QuestionText = Pick<Question, "detail" | "answers">;

/** A question in the two parts that it is kept in, so that a list does not read answers. */
export function filedQuestion({ title, tags, askedOn, demo, detail, answers }: Question): {
  facts: QuestionFacts;
  text: QuestionText;
} {
  const excerpt = answers[0]?.text[0];
  return {
    facts: { title, tags, askedOn, demo, answerCount: answers.length, ...(excerpt && { excerpt }) },
    text: { detail, answers },
  };
}
