import { formatNumber } from "#domain/format.ts";
import { formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { AdviserBand } from "../../features/article/adviser-band.tsx";
import { AdviserBar } from "../../features/demand-card/adviser-bar.tsx";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import type { PlacedQuestion } from "../../features/demand-form/form/short-demand-form-props.ts";
import { OtherQuestions } from "../../features/question/other-questions.tsx";
import { QuestionRows } from "../../features/question/question-rows.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import type { QuestionsData, QuestionsInput } from "./page.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

const { adviser: texts } = articleZh;

const fields = ["people", "cityCode", "name", "mobile"] as const;
const questions: PlacedQuestion[] = [{ id: "problem", label: texts.problem, place: "first" }];
const wording = { title: texts.submit, submit: texts.submit };

/** Renders the questions by tag: the number that decides each leads, then the question and the start of its best answer. */
export function QuestionsView({ input: { tag }, data }: PageProps<QuestionsInput, QuestionsData>) {
  const { list, tags, page, total, pageSize, others } = data;
  const isUnknownTag = tag !== undefined && !tags.some(({ name }) => name === tag);
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={[{ label: questionZh.home, href: "/" }, { label: questionZh.name }]} />
      <h1 className={styles.heading}>{questionZh.listTitle}</h1>
      <p className={classNames(textStyles.soft, styles.intro)}>{questionZh.text}</p>
      {tags.length > 0 && (
        <Tabs
          key={tag ?? ""}
          label={questionZh.tags}
          tabs={[
            { href: formatQuestionsHref(), label: questionZh.all, current: tag === undefined },
            ...tags.map(({ name, count }) => ({
              href: formatQuestionsHref(name),
              label: name,
              count,
              current: name === tag,
            })),
          ]}
        />
      )}
      <div className={styles.columns}>
        <div>
          {list.length > 0 ? (
            <QuestionRows questions={list} />
          ) : (
            <EmptyState title={isUnknownTag ? questionZh.noTag : tag ? questionZh.none : questionZh.noneAll}>
              {isUnknownTag && <p>{questionZh.noTagText(formatNumber(tags.length))}</p>}
              {tag && (
                <p>
                  <Link href={formatQuestionsHref()}>{questionZh.seeAll}</Link>
                </p>
              )}
            </EmptyState>
          )}
          <AdviserBand speech={texts.question}>
            <ShortDemandForm fields={fields} pageFrom="ask" questions={questions} wording={wording} />
          </AdviserBand>
          <Pagination
            className={styles.pagination}
            formatHref={(number) => formatQuestionsHref(tag, number)}
            page={page}
            pages={Math.ceil(total / pageSize)}
          />
        </div>
        <aside className={visibilityStyles.noPrint}>
          {others.length > 0 && <OtherQuestions first={others} title={questionZh.others} />}
        </aside>
      </div>
      <AdviserBar button={texts.submit} href="#demand" />
    </main>
  );
}
