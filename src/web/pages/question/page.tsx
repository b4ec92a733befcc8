import type { QuestionCard, QuestionDetail } from "#contract/schemas/community.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatQuestionHref } from "#domain/content/format-question-href.ts";
import { defaultCity } from "#domain/city/city.ts";
import { isId } from "#domain/is-id.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildQuestionJsonLd } from "../../seo/build-question-json-ld.ts";
import { loadPicturedSpaces, type SoughtSize } from "../../features/search/pictured/load-pictured-spaces.ts";
import { buildQuestionCrumbs } from "./build-question-crumbs.ts";
import { QuestionView } from "./view.tsx";

export interface QuestionInput {
  id: string;
}

const othersShown = 4;
/** As many random questions more as may already be shown as related. */
const relatedShown = 6;

const trimCard = ({ excerpt: _, ...card }: QuestionCard) => omitUndefined(card);

/** Share of a question's area that a space may be smaller. */
const smallerBy = 0.1;

/** Returns what the room of a question has to hold, if an answer draws it or its ruler. */
function findSoughtSize({ answers }: QuestionDetail): (SoughtSize & { roomArea: number }) | undefined {
  for (const figure of answers.flatMap(({ figures = [] }) => figures)) {
    if (figure.kind !== "ruler" && figure.kind !== "plan") continue;
    const { length, width } = figure.kind === "ruler" ? figure : figure.drawing;
    const people = figure.kind === "ruler" ? (figure.people ?? figure.comfortable) : figure.people;
    const roomArea = Math.round(length * width);
    return { people, layout: figure.layout, area: Math.floor(roomArea * (1 - smallerBy)), roomArea };
  }
  return undefined;
}

/** Loads a question with its answers and spaces of the size that it is about. */
async function loadAnswers(id: string, call: LoaderContext["call"]) {
  const question = await call("communityQa/getDetail", { id });
  const size = findSoughtSize(question);
  if (!size) return { question, spaces: undefined };
  const { roomArea, ...sought } = size;
  return { question, spaces: { roomArea, ...(await loadPicturedSpaces(call, defaultCity, sought)) } };
}

/** Loads a question with its answers, spaces of its size, the related questions and some random others. */
async function loadQuestion({ id }: QuestionInput, { call }: LoaderContext) {
  const [{ question, spaces }, related, others] = await Promise.all([
    loadAnswers(id, call),
    call("communityQa/getRecommendationList", { id }),
    call("communityQa/getRandomList", { size: othersShown + relatedShown }),
  ]);
  const shown = new Set([id, ...related.map((one) => one.id)]);
  return {
    question: omitUndefined(question),
    spaces,
    related: related.map(trimCard),
    others: others
      .filter((one) => !shown.has(one.id))
      .slice(0, othersShown)
      .map(trimCard),
  };
}

/** What the page shows. */
export type QuestionData = DataOf<typeof loadQuestion>;

/** Maximum characters of an answer in the page's description. */
const maxDescriptionLength = 110;

/** Builds the head of a question; its best answer is the description. */
function buildQuestionHead({ question }: QuestionData): PageHead {
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

export default definePage("question", {
  validate: ({ params: { id } }) => (isId(id) ? { id } : undefined),
  loader: loadQuestion,
  head: buildQuestionHead,
  component: QuestionView,
});
