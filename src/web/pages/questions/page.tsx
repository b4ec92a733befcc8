import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatQuestionHref, formatQuestionsHref, questionsAddress } from "#domain/content/format-question-href.ts";
import { formatNumber } from "#domain/format.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { QuestionsView } from "./view.tsx";

export interface QuestionsInput {
  page: number;
  tag: string | undefined;
}

const othersShown = 5;

/** Loads one page of the questions, of all tags or of one, and some random others. */
async function loadQuestions({ page, tag }: QuestionsInput, { call }: LoaderContext) {
  const [answer, others] = await Promise.all([
    call("communityQa/getHotList", { page, ...(tag !== undefined && { tag }) }),
    call("communityQa/getRandomList", { size: othersShown }),
  ]);
  return { ...answer, list: answer.list.map(omitUndefined), others: others.map(omitUndefined) };
}

/** What the page shows. */
export type QuestionsData = DataOf<typeof loadQuestions>;

const tagsInDescription = 4;

function buildTitle({ page, tags }: QuestionsData, tag: string | undefined): string {
  if (tag !== undefined && !tags.some(({ name }) => name === tag)) return questionZh.noTag;
  if (tag) return questionZh.tagTitle(tag, page);
  return page > 1 ? questionZh.pageTitle(page) : questionZh.listTitle;
}

function buildDescription({ page, total, tags }: QuestionsData, tag: string | undefined): string {
  const named = tags.slice(0, tagsInDescription).map(({ name }) => name);
  const text = tag
    ? questionZh.tagDescription(tag, formatNumber(total))
    : questionZh.description(formatNumber(total), named.join("、"));
  return page > 1 ? text + questionZh.pageDescription(page) : text;
}

/** Builds the head of a page of questions. */
function buildQuestionsHead(data: QuestionsData, { tag }: QuestionsInput): PageHead {
  const { list, page, total, pageSize } = data;
  const formatPageHref = (number: number) => formatQuestionsHref(tag, number);
  return {
    title: buildTitle(data, tag),
    description: buildDescription(data, tag),
    canonical: formatPageHref(page),
    noindex: total === 0,
    ...(page > 1 && { previous: formatPageHref(page - 1) }),
    ...(page * pageSize < total && { next: formatPageHref(page + 1) }),
    jsonLd: [
      buildItemListJsonLd(
        list.map(({ id, name }) => ({ name, href: formatQuestionHref(id) })),
        total,
        (page - 1) * pageSize,
      ),
      buildBreadcrumbJsonLd([{ label: questionZh.home, href: "/" }, { label: questionZh.name }], formatQuestionsHref()),
    ],
  };
}

export default definePage("questions", {
  validate: ({ query }) => {
    const { page, tag } = questionsAddress.parse(query);
    return { page, tag };
  },
  loader: loadQuestions,
  head: buildQuestionsHead,
  component: QuestionsView,
});
