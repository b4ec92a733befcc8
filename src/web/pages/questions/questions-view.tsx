import { useEffect, useRef } from "react";
import { questionsHref } from "../../../domain/content/question-href.ts";
import { askZh } from "../../../texts/ask.zh.ts";
import { AdviserBar, AdviserCard } from "../../features/adviser/adviser-card.tsx";
import { OtherQuestions } from "../../features/question/other-questions.tsx";
import { QuestionRows } from "../../features/question/question-rows.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { QuestionsData, QuestionsInput } from "./questions-data.ts";
import "./questions.css";

const ask = { ...askZh.ask, href: "/case/submit?page_from=/ask" };

/** Renders the questions by tag, each with the start of its best answer. */
export function QuestionsView({ input: { tag }, data }: PageProps<QuestionsInput, QuestionsData>) {
  const { list, tags, page, total, pageSize, others } = data;
  const unknown = tag !== undefined && !tags.some(({ name }) => name === tag);
  const topics = useRef<HTMLElement>(null);
  // On the phone the tags are one scrolling row: scroll the selected one into view.
  useEffect(() => {
    const chosen = topics.current?.querySelector<HTMLElement>(".on");
    if (tag !== undefined && chosen) topics.current!.scrollLeft = chosen.offsetLeft - topics.current!.offsetLeft - 16;
  }, [tag]);
  return (
    <main className="page questions" id="main">
      <Breadcrumb crumbs={[{ label: askZh.home, href: "/" }, { label: askZh.name }]} />
      <h1>{askZh.heading}</h1>
      <p className="intro">{askZh.text}</p>
      {tags.length > 0 && (
        <nav aria-label={askZh.tags} className="chips topics" ref={topics}>
          <Chip href={questionsHref()} on={tag === undefined}>
            {askZh.all}
          </Chip>
          {tags.map(({ name, count }) => (
            <Chip count={count} href={questionsHref(name)} key={name} on={name === tag}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      <div className="with-side">
        <div>
          {list.length > 0 ? (
            <QuestionRows questions={list} />
          ) : (
            <EmptyState title={unknown ? askZh.noTag : tag ? askZh.none : askZh.noneAll}>
              {unknown && <p>{askZh.noTagText(tags.length)}</p>}
              {tag && (
                <p>
                  <Link href={questionsHref()}>{askZh.seeAll}</Link>
                </p>
              )}
            </EmptyState>
          )}
          <Pagination hrefOf={(number) => questionsHref(tag, number)} page={page} pages={Math.ceil(total / pageSize)} />
        </div>
        <aside className="beside noprint">
          <div className="only-wide">
            <AdviserCard {...ask} />
          </div>
          {others.length > 0 && <OtherQuestions first={others} title={askZh.others} />}
        </aside>
      </div>
      <AdviserBar button={ask.button} href={ask.href} />
    </main>
  );
}
