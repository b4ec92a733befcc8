import type { Agreement } from "#domain/content/agreement.ts";
import type { CaseFacts, CaseText } from "#domain/content/case-facts.ts";
import type { Statement } from "#domain/content/build-statement-table.ts";
import { type Question, splitQuestion, type QuestionFacts, type QuestionText } from "#domain/content/question.ts";
import { type Solution, splitSolution, type SolutionFacts, type SolutionText } from "#domain/content/solution.ts";
import type { UnitPriceRow } from "#domain/estimate/unit-price.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { allCaseStories } from "./cases/all-case-stories.ts";
import { allQuestions } from "./questions/all-questions.ts";
import { allSolutions } from "./solutions/all-solutions.ts";
import type { PartyTheme } from "#domain/annual-meeting/party-theme.ts";
import { partyThemes } from "./party-themes.ts";
import { type HomeContent, buildHomeContent, type ContentRow } from "./home-content.ts";
import { enterpriseAgreement } from "./enterprise-agreement.ts";
import { enterpriseStatement } from "./enterprise-statement.ts";
import { demoUnitPrices } from "./demo-unit-prices.ts";
import { buildLanghamPackages } from "../langham/build-langham-packages.ts";
import { buildLanghamSections } from "../langham/build-langham-sections.ts";
import type { LanghamPackage, LanghamSection } from "#domain/langham/langham-package.ts";
import { placeCases } from "./place-cases.ts";
import { tripPrices } from "./trip-prices.ts";
import type { TripPrices } from "#server/api/services/destination/trip-prices.ts";
import { addSolutionIllustration } from "../picture-selection/add-solution-illustration.ts";

/** Demo content by the content store's kinds, each in display order. */
export interface DemoContent extends HomeContent {
  case: ContentRow<CaseFacts>[];
  "case-text": ContentRow<CaseText>[];
  "party-theme": ContentRow<PartyTheme>[];
  question: ContentRow<QuestionFacts>[];
  "question-text": ContentRow<QuestionText>[];
  solution: ContentRow<SolutionFacts>[];
  "solution-text": ContentRow<SolutionText>[];
  statement: ContentRow<Statement>[];
  agreement: ContentRow<Agreement>[];
  "unit-price": ContentRow<UnitPriceRow>[];
  "langham-section": ContentRow<LanghamSection>[];
  "langham-package": ContentRow<LanghamPackage>[];
  "trip-prices": ContentRow<TripPrices>[];
}

/** Splits rows into facts and text, so that lists do not read what only the detail page shows. */
const splitFactsAndText = <T extends { id: string }, Kind extends string, Facts, Text>(
  kind: Kind,
  rows: readonly T[],
  split: (row: T) => { facts: Facts; text: Text },
) =>
  ({
    [kind]: rows.map((row) => ({ id: row.id, body: split(row).facts })),
    [`${kind}-text`]: rows.map((row) => ({ id: row.id, body: split(row).text })),
  }) as Record<Kind, ContentRow<Facts>[]> & Record<`${Kind}-text`, ContentRow<Text>[]>;

/** Builds articles, which belong to no venue. */
const buildArticles = (questions: readonly Question[], solutions: readonly Solution[]) => ({
  ...splitFactsAndText("question", questions, splitQuestion),
  ...splitFactsAndText("solution", solutions, (solution) => ({
    ...splitSolution(solution),
    facts: addSolutionIllustration(solution),
  })),
});

/** Who has written the answers on a site without the demo. */
const editor = "会址编辑部";

/** Returns a question as the site's own: nobody has invented people answer it. */
const toOwnQuestion = (question: Question): Question => ({
  ...question,
  demo: false,
  answers: question.answers.map((answer) => ({ ...answer, by: editor, role: `${answer.role}视角` })),
});

/** Builds the questions and solutions of a site without the demo: they are the site's own, no samples. */
export const buildOwnArticles = () =>
  buildArticles(
    allQuestions.map(toOwnQuestion),
    allSolutions.map((solution) => ({ ...solution, demo: false })),
  );

/** Builds all demo content besides venues and spaces: home page content, cases, articles, unit prices, packages. */
export const buildContent = (venues: readonly Venue[], spaces: readonly Space[]): DemoContent => ({
  ...buildHomeContent(venues, spaces),
  ...splitFactsAndText("case", placeCases(allCaseStories, venues, spaces), (placed) => placed),
  "party-theme": partyThemes.map((theme) => ({ id: theme.id, body: theme })),
  ...buildArticles(allQuestions, allSolutions),
  statement: [{ id: "enterprise", body: enterpriseStatement }],
  agreement: [{ id: "enterprise", body: enterpriseAgreement }],
  "unit-price": demoUnitPrices.map((row) => ({ id: row.key, body: row })),
  "langham-section": buildLanghamSections(),
  "langham-package": buildLanghamPackages(),
  "trip-prices": tripPrices,
});
