import type { Output } from "../../../contract/index.ts";
import { questionHref, questionsHref } from "../../../domain/content/question-href.ts";
import { formatNumber } from "../../../domain/format.ts";
import { known } from "../../../domain/known.ts";
import { askZh } from "../../../texts/ask.zh.ts";
import { definePage } from "../../page.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { listThing } from "../../ui/list-thing.ts";
import type { QuestionsData, QuestionsInput } from "./questions-data.ts";
import { QuestionsView } from "./questions-view.tsx";

const tagsSaid = 4;
const longestTag = 20;
const othersShown = 5;

const leanPage = (answer: Output<"communityQa/getHotList">) => ({ ...answer, list: answer.list.map(known) });

export default definePage<QuestionsInput, QuestionsData>({
  validate: ({ search: { page = "", tag = "" } }) => ({
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    tag: tag.length > 0 && tag.length <= longestTag ? tag : undefined,
  }),
  loader: async ({ page, tag }, { call }) => {
    const [answer, others] = await Promise.all([
      call("communityQa/getHotList", { page, ...(tag !== undefined && { tag }) }),
      call("communityQa/getRandomList", { size: othersShown }),
    ]);
    return { ...leanPage(answer), others: others.map(known) };
  },
  head: ({ list, page, total, tags, pageSize }, { tag }) => {
    const at = (number: number) => questionsHref(tag, number);
    const named = tags.slice(0, tagsSaid).map(({ name }) => name);
    const unknown = tag !== undefined && !tags.some(({ name }) => name === tag);
    return {
      title: unknown
        ? askZh.noTag
        : tag
          ? askZh.tagTitle(tag, page)
          : page > 1
            ? askZh.pageTitle(page)
            : askZh.listTitle,
      description:
        (tag
          ? askZh.tagDescription(tag, formatNumber(total))
          : askZh.description(formatNumber(total), named.join("、"))) + (page > 1 ? askZh.pageDescription(page) : ""),
      canonical: at(page),
      noindex: total === 0,
      ...(page > 1 && { previous: at(page - 1) }),
      ...(page * pageSize < total && { next: at(page + 1) }),
      jsonLd: [
        listThing(
          list.map(({ id, name }) => ({ name, href: questionHref(id) })),
          total,
          (page - 1) * pageSize,
        ),
        crumbThing([{ label: askZh.home, href: "/" }, { label: askZh.name }], questionsHref()),
      ],
    };
  },
  component: QuestionsView,
});
