import type { AnswerWire } from "#contract/schemas/community.ts";
import { formatQuestionHref, formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatDateYear, formatNumber } from "#domain/format.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { AdviserBar, AdviserCard } from "../../features/demand-card/adviser-card.tsx";
import { OtherQuestions } from "../../features/question/other-questions.tsx";
import { QuestionLinks } from "../../features/question/question-links.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Chip } from "../../ui/forms/chip.tsx";
import { buildQuestionCrumbs } from "./build-question-crumbs.ts";
import type { QuestionData, QuestionInput } from "./page.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import chipStyles from "../../ui/forms/chip.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders a question with its details and its answers, the best first. */
export const QuestionView = (props: PageProps<QuestionInput, QuestionData>) => (
  <QuestionContent key={props.data.question.id} {...props} />
);

function QuestionContent({ data: { question, related, others } }: PageProps<QuestionInput, QuestionData>) {
  const { id, name: title, detail, tags, askedOn, answers } = question;
  const demandLink = { ...questionZh.enquiry, href: formatDemandFormHref({ pageFrom: formatQuestionHref(id) }) };
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      <Breadcrumb crumbs={buildQuestionCrumbs(question)} />
      <div className={pageStructureStyles.withSidebar}>
        <div>
          <h1>{title}</h1>
          <p className={styles.detail}>{detail}</p>
          <div className={classNames(chipStyles.chips, styles.tags)}>
            {tags.map((tag) => (
              <Chip href={formatQuestionsHref(tag)} key={tag}>
                {tag}
              </Chip>
            ))}
            <span className={textStyles.small}>{questionZh.postedOn(formatDateYear(askedOn))}</span>
          </div>
          <section className={styles.answers}>
            <h2 className={pageStructureStyles.subheading}>{questionZh.answersTitle(formatNumber(answers.length))}</h2>
            {answers.length === 0 && <p>{questionZh.noAnswer}</p>}
            {answers.map((answer, at) => (
              <Answer
                answer={answer}
                isBest={at === 0 && answers.length > 1}
                key={answer.by + answer.on}
                number={at + 1}
              />
            ))}
          </section>
        </div>
        <aside className={classNames(visibilityStyles.noPrint, styles.sidebar)}>
          <div className={visibilityStyles.fromTablet}>
            <AdviserCard {...demandLink} />
          </div>
          {related.length > 0 && (
            <section>
              <h2 className={pageStructureStyles.subheading}>{questionZh.related}</h2>
              <QuestionLinks questions={related} />
            </section>
          )}
          {others.length > 0 && <OtherQuestions first={others} title={questionZh.others} />}
        </aside>
      </div>
      <AdviserBar button={demandLink.button} href={demandLink.href} />
    </main>
  );
}

interface AnswerProps {
  answer: AnswerWire;
  isBest: boolean;
  number: number;
}

function Answer({ answer, isBest, number }: AnswerProps) {
  const { by, role, on, text, points } = answer;
  return (
    <article className={styles.answer} id={`answer-${number}`}>
      <p className={styles.author}>
        <span>
          <b>{by}</b>
        </span>
        <span className={textStyles.soft}>{role}</span>
        {isBest && <span className={textStyles.good}>{questionZh.best}</span>}
        <span className={textStyles.small}>{questionZh.answeredOn(formatDateYear(on))}</span>
      </p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && points.length > 0 && (
        <>
          <h3>{questionZh.points}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
