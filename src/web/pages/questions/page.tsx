import { parsePageNumber } from "#domain/parse-page-number.ts";
import { definePage } from "../../page.ts";
import { buildQuestionsHead } from "./build-questions-head.ts";
import { loadQuestions } from "./loader.ts";
import { QuestionsView } from "./view.tsx";

const maxTagLength = 20;

export default definePage("questions", {
  validate: ({ query }) => {
    const { tag = "" } = query;
    return { page: parsePageNumber(query), tag: tag.length > 0 && tag.length <= maxTagLength ? tag : undefined };
  },
  loader: loadQuestions,
  head: buildQuestionsHead,
  component: QuestionsView,
});
