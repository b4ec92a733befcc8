import { isId } from "#domain/is-id.ts";
import { definePage } from "../../page.ts";
import { buildQuestionHead } from "./build-question-head.ts";
import { loadQuestion } from "./loader.ts";
import { QuestionView } from "./view.tsx";

export default definePage("question", {
  validate: ({ params: { id } }) => (isId(id) ? { id } : undefined),
  loader: loadQuestion,
  head: buildQuestionHead,
  component: QuestionView,
});
