import { formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { formatDateYear, formatNumber } from "#domain/format.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { AdviserBand } from "../../features/article/adviser-band.tsx";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import type { PlacedQuestion } from "../../features/demand-form/form/short-demand-form-props.ts";
import { AdviserBar } from "../../features/demand-card/adviser-bar.tsx";
import { OtherQuestions } from "../../features/question/other-questions.tsx";
import { QuestionRows } from "../../features/question/question-rows.tsx";
import { PicturedSpaces } from "../../features/search/pictured/pictured-spaces.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Chip } from "../../ui/forms/chip.tsx";
import { AnswerArticle } from "./answer-article.tsx";
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

const { adviser: texts } = articleZh;

const fields = ["people", "cityCode", "name", "mobile"] as const;
const roomQuestions: PlacedQuestion[] = [
  { id: "length", label: texts.length, place: "first" },
  { id: "width", label: texts.width, place: "first" },
];
const otherQuestions: PlacedQuestion[] = [{ id: "problem", label: texts.problem, place: "first" }];
const roomWording = { title: texts.submitRoom, submit: texts.submitRoom };
const wording = { title: texts.submit, submit: texts.submit };

/** Renders the adviser's short form: for the reader's own room where the question is about one. */
const QuestionForm = ({ id, isAboutRoom }: { id: string; isAboutRoom: boolean }) => (
  <AdviserBand speech={isAboutRoom ? texts.room : texts.question}>
    <ShortDemandForm
      fields={fields}
      pageFrom={`ask/${id}`}
      questions={isAboutRoom ? roomQuestions : otherQuestions}
      wording={isAboutRoom ? roomWording : wording}
    />
  </AdviserBand>
);

function QuestionContent({ data: { question, spaces, related, others } }: PageProps<QuestionInput, QuestionData>) {
  const { id, name: title, detail, tags, askedOn, answers } = question;
  const [best, ...more] = answers;
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      <Breadcrumb crumbs={buildQuestionCrumbs(question)} />
      <h1>{title}</h1>
      <p className={styles.detail}>{detail}</p>
      <div className={classNames(chipStyles.chips, styles.tags)}>
        {tags.map((tag) => (
          <Chip href={formatQuestionsHref(tag)} key={tag}>
            {tag}
          </Chip>
        ))}
        <span className={textStyles.soft}>{questionZh.postedOn(formatDateYear(askedOn))}</span>
      </div>
      {best && <h2 className={textStyles.visuallyHidden}>{questionZh.answersTitle(formatNumber(answers.length))}</h2>}
      {best ? (
        <AnswerArticle answer={best} isBest={more.length > 0} number={1} />
      ) : (
        <p className={styles.detail}>{questionZh.noAnswer}</p>
      )}
      <QuestionForm id={id} isAboutRoom={spaces !== undefined} />
      {more.map((answer, at) => (
        <AnswerArticle answer={answer} key={answer.by + answer.on} number={at + 2} />
      ))}
      {spaces && (
        <PicturedSpaces
          first={spaces}
          formatTitle={(city) => articleZh.spaces.around(city, formatNumber(spaces.roomArea))}
        />
      )}
      <div className={classNames(visibilityStyles.noPrint, styles.further)}>
        {related.length > 0 && (
          <section>
            <h2>{questionZh.related}</h2>
            <QuestionRows heading="h3" questions={related} />
          </section>
        )}
        {others.length > 0 && <OtherQuestions first={others} title={questionZh.others} />}
      </div>
      <AdviserBar button={texts.submit} href="#demand" />
    </main>
  );
}
