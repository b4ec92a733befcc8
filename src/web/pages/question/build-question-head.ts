import { formatQuestionHref } from "#domain/content/format-question-href.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildQuestionJsonLd } from "../../seo/build-question-json-ld.ts";
import { buildQuestionCrumbs } from "./build-question-crumbs.ts";
import type { QuestionData } from "./types.ts";

/** Maximum characters of an answer in the page's description. */
const maxDescriptionLength = 110;

/** Builds the head of a question; its best answer is the description. */
export function buildQuestionHead({ question }: QuestionData): PageHead {
  const path = formatQuestionHref(question.id);
  const answerText = question.answers[0]?.text.join("") ?? question.detail;
  return {
    title: question.name,
    description:
      answerText.length > maxDescriptionLength ? `${answerText.slice(0, maxDescriptionLength)}…` : answerText,
    canonical: path,
    noindex: question.answers.length === 0,
    jsonLd: [buildQuestionJsonLd(question), buildBreadcrumbJsonLd(buildQuestionCrumbs(question), path)],
  };
}
