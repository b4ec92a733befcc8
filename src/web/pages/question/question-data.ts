import type { QuestionCard, QuestionDetail } from "../../../contract/community.ts";
import { questionsHref } from "../../../domain/content/question-href.ts";
import { askZh } from "../../../texts/ask.zh.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";

export interface QuestionInput {
  id: string;
}

export interface QuestionData {
  question: QuestionDetail;
  related: QuestionCard[];
  others: QuestionCard[];
}

/** Builds the breadcrumb: 首页 / 问答 / first tag / question. */
export function crumbsOf({ name: title, tags: [tag] }: QuestionDetail): Crumb[] {
  return [
    { label: askZh.home, href: "/" },
    { label: askZh.name, href: questionsHref() },
    ...(tag ? [{ label: tag, href: questionsHref(tag) }] : []),
    { label: title },
  ];
}
