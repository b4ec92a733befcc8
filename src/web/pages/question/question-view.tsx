import type { AnswerWire } from "../../../contract/community.ts";
import { questionsHref } from "../../../domain/content/question-href.ts";
import { formatDateYear } from "../../../domain/format.ts";
import { askZh } from "../../../texts/ask.zh.ts";
import { AdviserBar, AdviserCard } from "../../features/adviser/adviser-card.tsx";
import { OtherQuestions } from "../../features/question/other-questions.tsx";
import { QuestionLinks } from "../../features/question/question-links.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { crumbsOf, type QuestionData, type QuestionInput } from "./question-data.ts";
import "./question-page.css";

/** Renders a question with its details and its answers, the best first. */
export const QuestionView = (props: PageProps<QuestionInput, QuestionData>) => (
  <QuestionOf key={props.data.question.id} {...props} />
);

function QuestionOf({ data: { question, related, others } }: PageProps<QuestionInput, QuestionData>) {
  const { id, name: title, demo, detail, tags, askedOn, answers } = question;
  const ask = { ...askZh.ask, href: `/case/submit?page_from=/ask/${id}` };
  return (
    <main className="page question-page" id="main">
      <Breadcrumb crumbs={crumbsOf(question)} />
      <div className="with-side">
        <div>
          <h1>
            {title}
            {demo && <DemoTag />}
          </h1>
          <p className="detail">{detail}</p>
          <div className="chips">
            {tags.map((tag) => (
              <Chip href={questionsHref(tag)} key={tag}>
                {tag}
              </Chip>
            ))}
            <span className="small">{askZh.asked(formatDateYear(askedOn))}</span>
          </div>
          <section className="answers">
            <h2 className="h2s">{askZh.answersTitle(answers.length)}</h2>
            {answers.length === 0 && <p>{askZh.noAnswer}</p>}
            {answers.map((answer, at) => (
              <Answer
                answer={answer}
                best={at === 0 && answers.length > 1}
                demo={demo}
                key={answer.by + answer.on}
                number={at + 1}
              />
            ))}
          </section>
        </div>
        <aside className="beside noprint">
          <div className="only-wide">
            <AdviserCard {...ask} />
          </div>
          {related.length > 0 && (
            <section>
              <h2 className="h2s">{askZh.related}</h2>
              <QuestionLinks questions={related} />
            </section>
          )}
          {others.length > 0 && <OtherQuestions first={others} title={askZh.others} />}
        </aside>
      </div>
      <AdviserBar button={ask.button} href={ask.href} />
    </main>
  );
}

interface AnswerProps {
  answer: AnswerWire;
  best: boolean;
  /** Whether the question, and so the answerer, is demo data. */
  demo: boolean | undefined;
  number: number;
}

function Answer({ answer, best, demo, number }: AnswerProps) {
  const { by, role, on, text, points } = answer;
  return (
    <article className="answer" id={`answer-${number}`}>
      <p className="by">
        <span>
          <b>{by}</b>
          {demo && <DemoTag />}
        </span>
        <span className="soft">{role}</span>
        {best && <span className="good">{askZh.best}</span>}
        <span className="small">{askZh.answeredOn(formatDateYear(on))}</span>
      </p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && points.length > 0 && (
        <>
          <h3>{askZh.points}</h3>
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
