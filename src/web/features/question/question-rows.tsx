import type { QuestionCard } from "../../../contract/schemas/community.ts";
import { formatQuestionHref } from "../../../domain/content/format-question-href.ts";
import { questionZh } from "../../../texts/content/question.zh.ts";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import "./question.css";

/** Renders questions as rows: title, start of the best answer, tags and number of answers. */
export const QuestionRows = ({ questions }: { questions: QuestionCard[] }) => (
  <ul className="question-rows">
    {questions.map(({ id, name, demo, excerpt, tags, answerCount }) => (
      <li className="row" key={id}>
        <h2>
          <Link href={formatQuestionHref(id)}>{name}</Link>
          {demo && <DemoTag />}
        </h2>
        {excerpt && <p className="excerpt">{excerpt}</p>}
        <p className="small">{[...tags, questionZh.answers(answerCount)].join("，")}</p>
      </li>
    ))}
  </ul>
);
