import type { QuestionCard } from "../../../contract/community.ts";
import { questionHref } from "../../../domain/content/question-href.ts";
import { askZh } from "../../../texts/ask.zh.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Link } from "../../ui/link.tsx";
import "./question.css";

/** Renders questions as rows: title, start of the best answer, tags and number of answers. */
export const QuestionRows = ({ questions }: { questions: QuestionCard[] }) => (
  <ul className="question-rows">
    {questions.map(({ id, name, demo, excerpt, tags, answerCount }) => (
      <li className="row" key={id}>
        <h2>
          <Link href={questionHref(id)}>{name}</Link>
          {demo && <DemoTag />}
        </h2>
        {excerpt && <p className="excerpt">{excerpt}</p>}
        <p className="small">{[...tags, askZh.answers(answerCount)].join("，")}</p>
      </li>
    ))}
  </ul>
);
