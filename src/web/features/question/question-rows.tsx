import { formatNumber } from "#domain/format.ts";
import type { QuestionCard } from "#contract/schemas/community.ts";
import { formatLead } from "#domain/content/format-lead.ts";
import { formatQuestionHref } from "#domain/content/format-question-href.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./question-rows.module.css";

interface QuestionRowsProps {
  questions: QuestionCard[];
  /** Level of the rows' headings. */
  heading?: "h2" | "h3";
}

/** Renders questions as rows: the number that decides each, the question, the start of its best answer. */
export const QuestionRows = ({ questions, heading: Heading = "h2" }: QuestionRowsProps) => (
  <ul className={styles.questionRows}>
    {questions.map(({ id, name, excerpt, tags, answerCount, lead }) => (
      <li className={listRowStyles.listRow} key={id}>
        {lead && (
          <p className={styles.lead}>
            <b>{formatLead(lead)}</b>
            <span>{lead.unit}</span>
          </p>
        )}
        <div>
          <Heading>
            <Link href={formatQuestionHref(id)}>{name}</Link>
          </Heading>
          {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
          {excerpt && (
            <p className={textStyles.soft}>{[...tags, questionZh.answers(formatNumber(answerCount))].join("，")}</p>
          )}
        </div>
      </li>
    ))}
  </ul>
);
