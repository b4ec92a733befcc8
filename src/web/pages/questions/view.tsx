import { formatNumber } from "#domain/format.ts";
import { useEffect, useRef } from "react";
import { formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { AdviserBar, AdviserCard } from "../../features/demand-card/adviser-card.tsx";
import { OtherQuestions } from "../../features/question/other-questions.tsx";
import { QuestionRows } from "../../features/question/question-rows.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Chip } from "../../ui/forms/chip.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import type { QuestionsData, QuestionsInput } from "./page.tsx";
import { scrollToCurrent } from "../../platform/navigation/scroll-to-current.ts";
import { classNames } from "../../ui/text/class-names.ts";
import chipStyles from "../../ui/forms/chip.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./view.module.css";

const demandLink = { ...questionZh.enquiry, href: formatDemandFormHref({ pageFrom: formatQuestionsHref() }) };

/** Renders the questions by tag, each with the start of its best answer. */
export function QuestionsView({ input: { tag }, data }: PageProps<QuestionsInput, QuestionsData>) {
  const { list, tags, page, total, pageSize, others } = data;
  const isUnknownTag = tag !== undefined && !tags.some(({ name }) => name === tag);
  const topics = useRef<HTMLElement>(null);
  // On the phone the tags are one scrolling row: scroll the selected one into view.
  useEffect(() => {
    if (tag !== undefined) scrollToCurrent(topics.current);
  }, [tag]);
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={[{ label: questionZh.home, href: "/" }, { label: questionZh.name }]} />
      <h1>{questionZh.heading}</h1>
      <p className={styles.intro}>{questionZh.text}</p>
      {tags.length > 0 && (
        <nav
          aria-label={questionZh.tags}
          className={classNames(chipStyles.chips, styles.topics)}
          data-scrolls="16"
          ref={topics}
        >
          <Chip href={formatQuestionsHref()} on={tag === undefined}>
            {questionZh.all}
          </Chip>
          {tags.map(({ name, count }) => (
            <Chip count={count} href={formatQuestionsHref(name)} key={name} on={name === tag}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      <div className={pageStructureStyles.withSidebar}>
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
          <Pagination
            className={styles.pagination}
            formatHref={(number) => formatQuestionsHref(tag, number)}
            page={page}
            pages={Math.ceil(total / pageSize)}
          />
        </div>
        <aside className={classNames(visibilityStyles.noPrint, styles.sidebar)}>
          <div className={visibilityStyles.fromTablet}>
            <AdviserCard {...demandLink} />
          </div>
          {others.length > 0 && <OtherQuestions first={others} title={questionZh.others} />}
        </aside>
      </div>
      <AdviserBar button={demandLink.button} href={demandLink.href} />
    </main>
  );
}
