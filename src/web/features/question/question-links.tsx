import type { QuestionCard } from "../../../contract/community.ts";
import { questionHref } from "../../../domain/content/question-href.ts";
import { Link } from "../../ui/link.tsx";
import "./question.css";

/** Renders questions as a short list of links. */
export const QuestionLinks = ({ questions }: { questions: QuestionCard[] }) => (
  <ul className="question-links">
    {questions.map(({ id, name }) => (
      <li className="row" key={id}>
        <Link href={questionHref(id)}>{name}</Link>
      </li>
    ))}
  </ul>
);
