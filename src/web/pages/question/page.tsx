import type { Answer, QAPage } from "schema-dts";
import type { QuestionDetail } from "../../../contract/community.ts";
import { questionHref } from "../../../domain/content/question-href.ts";
import { isId } from "../../../domain/id.ts";
import { known } from "../../../domain/known.ts";
import { definePage } from "../../page.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { crumbsOf, type QuestionData, type QuestionInput } from "./question-data.ts";
import { QuestionView } from "./question-view.tsx";

const othersShown = 4;
/** Maximum characters of an answer in the page's description. */
const described = 110;

const answerThing = ({ by, role, on, text, points = [] }: QuestionDetail["answers"][number], url: string): Answer => ({
  "@type": "Answer",
  text: [...text, ...points].join("\n"),
  dateCreated: on,
  url,
  author: { "@type": "Person", name: by, jobTitle: role },
});

/** Builds the question's JSON-LD; its first answer is the accepted one. */
function questionThing({ id, name: title, detail, askedOn, answers }: QuestionDetail): QAPage {
  const url = `{origin}${questionHref(id)}`;
  const [best, ...more] = answers.map((answer, at) => answerThing(answer, `${url}#answer-${at + 1}`));
  return {
    "@type": "QAPage",
    url,
    mainEntity: {
      "@type": "Question",
      name: title,
      text: detail,
      dateCreated: askedOn,
      answerCount: answers.length,
      ...(best && { acceptedAnswer: best }),
      ...(more.length > 0 && { suggestedAnswer: more }),
    },
  };
}

export default definePage<QuestionInput, QuestionData>({
  validate: ({ params: { id } }) => (isId(id) ? { id } : undefined),
  loader: async ({ id }, { call }) => {
    const [question, related, others] = await Promise.all([
      call("communityQa/getDetail", { id }),
      call("communityQa/getRecommendationList", { id }),
      call("communityQa/getRandomList", { size: othersShown + 6 }),
    ]);
    const shown = new Set([id, ...related.map((one) => one.id)]);
    const lean = ({ excerpt: _, ...card }: (typeof related)[number]) => known(card);
    return {
      question: known(question),
      related: related.map(lean),
      others: others
        .filter((one) => !shown.has(one.id))
        .slice(0, othersShown)
        .map(lean),
    };
  },
  head: ({ question }) => {
    const path = questionHref(question.id);
    const said = question.answers[0]?.text.join("") ?? question.detail;
    return {
      title: question.name,
      description: said.length > described ? `${said.slice(0, described)}…` : said,
      canonical: path,
      noindex: question.answers.length === 0,
      jsonLd: [questionThing(question), crumbThing(crumbsOf(question), path)],
    };
  },
  component: QuestionView,
});
