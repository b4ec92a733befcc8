import type { Output } from "../../../contract/index.ts";
import { formatQuestionHref, formatQuestionsHref } from "../../../domain/content/format-question-href.ts";
import { formatNumber } from "../../../domain/format-number.ts";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import { questionZh } from "../../../texts/content/question.zh.ts";
import { definePage } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import type { QuestionsData, QuestionsInput } from "./types.ts";
import { QuestionsView } from "./view.tsx";

const tagsInDescription = 4;
const maxTagLength = 20;
const othersShown = 5;

const trimAnswer = (answer: Output<"communityQa/getHotList">) => ({ ...answer, list: answer.list.map(omitUndefined) });

export default definePage<QuestionsInput, QuestionsData>({
  validate: ({ search: { page = "", tag = "" } }) => ({
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    tag: tag.length > 0 && tag.length <= maxTagLength ? tag : undefined,
  }),
  loader: async ({ page, tag }, { call }) => {
    const [answer, others] = await Promise.all([
      call("communityQa/getHotList", { page, ...(tag !== undefined && { tag }) }),
      call("communityQa/getRandomList", { size: othersShown }),
    ]);
    return { ...trimAnswer(answer), others: others.map(omitUndefined) };
  },
  head: ({ list, page, total, tags, pageSize }, { tag }) => {
    const formatPageHref = (number: number) => formatQuestionsHref(tag, number);
    const named = tags.slice(0, tagsInDescription).map(({ name }) => name);
    const isUnknownTag = tag !== undefined && !tags.some(({ name }) => name === tag);
    return {
      title: isUnknownTag
        ? questionZh.noTag
        : tag
          ? questionZh.tagTitle(tag, page)
          : page > 1
            ? questionZh.pageTitle(page)
            : questionZh.listTitle,
      description:
        (tag
          ? questionZh.tagDescription(tag, formatNumber(total))
          : questionZh.description(formatNumber(total), named.join("、"))) +
        (page > 1 ? questionZh.pageDescription(page) : ""),
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
        buildBreadcrumbJsonLd(
          [{ label: questionZh.home, href: "/" }, { label: questionZh.name }],
          formatQuestionsHref(),
        ),
      ],
    };
  },
  component: QuestionsView,
});
