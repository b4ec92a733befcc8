import type { QuestionDetail } from "#contract/schemas/community.ts";
import { formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";

/** Builds the breadcrumb: 首页 / 问答 / first tag / question. */
export function buildQuestionCrumbs({ name: title, tags: [tag] }: QuestionDetail): Crumb[] {
  return [
    { label: questionZh.home, href: "/" },
    { label: questionZh.name, href: formatQuestionsHref() },
    ...(tag ? [{ label: tag, href: formatQuestionsHref(tag) }] : []),
    { label: title },
  ];
}
