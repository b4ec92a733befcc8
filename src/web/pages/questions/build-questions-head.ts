import { formatQuestionHref, formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { formatNumber } from "#domain/format.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import type { QuestionsData, QuestionsInput } from "./types.ts";

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
export function buildQuestionsHead(data: QuestionsData, { tag }: QuestionsInput): PageHead {
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
