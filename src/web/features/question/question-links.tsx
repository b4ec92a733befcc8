import type { QuestionCard } from "#contract/schemas/community.ts";
import { formatQuestionHref } from "#domain/content/format-question-href.ts";
import { Link } from "../../ui/navigation/link.tsx";
import listRowStyles from "../../ui/list/list-row.module.css";
import styles from "./question-links.module.css";

/** Renders questions as a short list of links. */
export const QuestionLinks = ({ questions }: { questions: QuestionCard[] }) => (
  <ul className={styles.questionLinks}>
    {questions.map(({ id, name }) => (
      <li className={listRowStyles.listRow} key={id}>
        <Link href={formatQuestionHref(id)}>{name}</Link>
      </li>
    ))}
  </ul>
);
