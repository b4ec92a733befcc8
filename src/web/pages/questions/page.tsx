import { questionsAddress } from "#domain/content/format-question-href.ts";
import { definePage } from "../../page.ts";
import { buildQuestionsHead } from "./build-questions-head.ts";
import { loadQuestions } from "./loader.ts";
import { QuestionsView } from "./view.tsx";

export default definePage("questions", {
  validate: ({ query }) => {
    const { page, tag } = questionsAddress.parse(query);
    return { page, tag };
  },
  loader: loadQuestions,
  head: buildQuestionsHead,
  component: QuestionsView,
});
