import { formatNumber } from "#domain/format.ts";
import type { QuestionCard } from "#contract/schemas/community.ts";
import { formatQuestionHref } from "#domain/content/format-question-href.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./question-rows.module.css";

/** Renders questions as rows: title, start of the best answer, tags and number of answers. */
export const QuestionRows = ({ questions }: { questions: QuestionCard[] }) => (
  <ul className={styles.questionRows}>
    {questions.map(({ id, name, excerpt, tags, answerCount }) => (
      <li className={listRowStyles.listRow} key={id}>
        <h2>
          <Link href={formatQuestionHref(id)}>{name}</Link>
        </h2>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={textStyles.small}>{[...tags, questionZh.answers(formatNumber(answerCount))].join("，")}</p>
      </li>
    ))}
  </ul>
);
