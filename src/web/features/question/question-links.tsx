import type { QuestionCard } from "../../../contract/schemas/community.ts";
import { formatQuestionHref } from "../../../domain/content/format-question-href.ts";
import { Link } from "../../ui/navigation/link.tsx";
import "./question.css";

/** Renders questions as a short list of links. */
export const QuestionLinks = ({ questions }: { questions: QuestionCard[] }) => (
  <ul className="question-links">
    {questions.map(({ id, name }) => (
      <li className="row" key={id}>
        <Link href={formatQuestionHref(id)}>{name}</Link>
      </li>
    ))}
  </ul>
);
