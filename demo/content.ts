import type { CaseFacts, CaseText } from "../src/domain/content/case.ts";
import { filedQuestion, type QuestionFacts, type QuestionText } from "../src/domain/content/question.ts";
import { filedSolution, type SolutionFacts, type SolutionText } from "../src/domain/content/solution.ts";
import type { Space } from "../src/domain/space/space.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { allStories } from "./content/cases.ts";
import { allQuestions } from "./content/questions.ts";
import { allSolutions } from "./content/solutions.ts";
import { type HomeContent, homeContentOf, type Row } from "./home-content.ts";
import { placeCases } from "./place-cases.ts";
import { solutionFactsWithSight } from "./solution-sights.ts";

/** Demo content by the content store's kinds, each in display order. */
export interface Content extends HomeContent {
  case: Row<CaseFacts>[];
  "case-text": Row<CaseText>[];
  question: Row<QuestionFacts>[];
  "question-text": Row<QuestionText>[];
  solution: Row<SolutionFacts>[];
  "solution-text": Row<SolutionText>[];
}

/** Splits rows into facts and text, so that lists do not read what only the detail page shows. */
const inTwo = <T extends { id: string }, Kind extends string, Facts, Text>(
  kind: Kind,
  rows: readonly T[],
  filed: (row: T) => { facts: Facts; text: Text },
) =>
  ({
    [kind]: rows.map((row) => ({ id: row.id, body: filed(row).facts })),
    [`${kind}-text`]: rows.map((row) => ({ id: row.id, body: filed(row).text })),
  }) as Record<Kind, Row<Facts>[]> & Record<`${Kind}-text`, Row<Text>[]>;

/** Builds all demo content besides venues and spaces: home page content, cases, questions and solutions. */
export const contentOf = (venues: readonly Venue[], spaces: readonly Space[]): Content => ({
  ...homeContentOf(venues, spaces),
  ...inTwo("case", placeCases(allStories, venues, spaces), (placed) => placed),
  ...inTwo("question", allQuestions, filedQuestion),
  ...inTwo("solution", allSolutions, (solution) => ({
    ...filedSolution(solution),
    facts: solutionFactsWithSight(solution),
  })),
});
