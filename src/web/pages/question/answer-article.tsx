import type { AnswerWire } from "#contract/schemas/community.ts";
import { formatDateYear } from "#domain/format.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { ArticleBody } from "../../features/article/article-body.tsx";
import { Signature } from "../../features/article/signature.tsx";
import { DeferredDrawnSpace } from "../../features/seating-plan/deferred-drawn-space.tsx";
import styles from "./answer-article.module.css";

interface AnswerArticleProps {
  answer: AnswerWire;
  isBest?: boolean;
  number: number;
}

/** Renders an answer under its author, each figure at its paragraph, the recommended actions last. */
export function AnswerArticle({ answer, isBest = false, number }: AnswerArticleProps) {
  const { by, role, on, text, points = [], figures } = answer;
  const day = questionZh.answeredOn(formatDateYear(on));
  return (
    <article className={styles.answer} id={`answer-${number}`}>
      <ArticleBody
        figures={figures}
        heading={<Signature name={by} note={isBest ? `${day}，${questionZh.best}` : day} role={role} />}
        paragraphs={text}
        plan={DeferredDrawnSpace}
        startsAtHeading
      >
        {points.length > 0 && (
          <div className={styles.points}>
            <h3>{questionZh.points}</h3>
            <ol>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </div>
        )}
      </ArticleBody>
    </article>
  );
}
