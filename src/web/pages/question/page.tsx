import { formatQuestionHref } from "../../../domain/content/format-question-href.ts";
import { isId } from "../../../domain/is-id.ts";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import { definePage } from "../../page.ts";
import { buildQuestionJsonLd } from "../../seo/build-question-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildQuestionCrumbs } from "./loader.ts";
import { QuestionView } from "./view.tsx";

const othersShown = 4;
/** Maximum characters of an answer in the page's description. */
const maxDescriptionLength = 110;

export default definePage("question", {
  validate: ({ params: { id } }) => (isId(id) ? { id } : undefined),
  loader: async ({ id }, { call }) => {
    const [question, related, others] = await Promise.all([
      call("communityQa/getDetail", { id }),
      call("communityQa/getRecommendationList", { id }),
      call("communityQa/getRandomList", { size: othersShown + 6 }),
    ]);
    const shown = new Set([id, ...related.map((one) => one.id)]);
    const trimCard = ({ excerpt: _, ...card }: (typeof related)[number]) => omitUndefined(card);
    return {
      question: omitUndefined(question),
      related: related.map(trimCard),
      others: others
        .filter((one) => !shown.has(one.id))
        .slice(0, othersShown)
        .map(trimCard),
    };
  },
  head: ({ question }) => {
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
  },
  component: QuestionView,
});
