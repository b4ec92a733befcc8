import type { AnswerWire } from "../../../contract/schemas/community.ts";
import { formatQuestionsHref } from "../../../domain/content/format-question-href.ts";
import { formatDateYear } from "../../../domain/format-number.ts";
import { questionZh } from "../../../texts/content/question.zh.ts";
import { AdviserBar, AdviserCard } from "../../features/demand-card/adviser-card.tsx";
import { OtherQuestions } from "../../features/question/other-questions.tsx";
import { QuestionLinks } from "../../features/question/question-links.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Chip } from "../../ui/forms/chip.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { buildQuestionCrumbs, type QuestionData, type QuestionInput } from "./loader.ts";
import "./question-page.css";

/** Renders a question with its details and its answers, the best first. */
export const QuestionView = (props: PageProps<QuestionInput, QuestionData>) => (
  <QuestionContent key={props.data.question.id} {...props} />
);

function QuestionContent({ data: { question, related, others } }: PageProps<QuestionInput, QuestionData>) {
  const { id, name: title, demo, detail, tags, askedOn, answers } = question;
  const demandLink = { ...questionZh.enquiry, href: `/case/submit?page_from=/ask/${id}` };
  return (
    <main className="page question-page" id="main">
      <Breadcrumb crumbs={buildQuestionCrumbs(question)} />
      <div className="with-side">
        <div>
          <h1>
            {title}
            {demo && <DemoTag />}
          </h1>
          <p className="detail">{detail}</p>
          <div className="chips">
            {tags.map((tag) => (
              <Chip href={formatQuestionsHref(tag)} key={tag}>
                {tag}
              </Chip>
            ))}
            <span className="small">{questionZh.postedOn(formatDateYear(askedOn))}</span>
          </div>
          <section className="answers">
            <h2 className="h2s">{questionZh.answersTitle(answers.length)}</h2>
            {answers.length === 0 && <p>{questionZh.noAnswer}</p>}
            {answers.map((answer, at) => (
              <Answer
                answer={answer}
                isBest={at === 0 && answers.length > 1}
                demo={demo}
                key={answer.by + answer.on}
                number={at + 1}
              />
            ))}
          </section>
        </div>
        <aside className="beside noprint">
          <div className="only-wide">
            <AdviserCard {...demandLink} />
          </div>
          {related.length > 0 && (
            <section>
              <h2 className="h2s">{questionZh.related}</h2>
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
  /** Whether the question, and so the answerer, is demo data. */
  demo: boolean | undefined;
  number: number;
}

function Answer({ answer, isBest, demo, number }: AnswerProps) {
  const { by, role, on, text, points } = answer;
  return (
    <article className="answer" id={`answer-${number}`}>
      <p className="by">
        <span>
          <b>{by}</b>
          {demo && <DemoTag />}
        </span>
        <span className="soft">{role}</span>
        {isBest && <span className="good">{questionZh.best}</span>}
        <span className="small">{questionZh.answeredOn(formatDateYear(on))}</span>
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
