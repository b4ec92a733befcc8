import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { ArticleFigureWire } from "#contract/schemas/article-figure.ts";
import type { SolutionText } from "#domain/content/solution.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { buildArticleFigures } from "../cards/build-article-figures.ts";
import { buildCaseCards, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { rankSimilarCases, loadSolutions, buildSolutionCards } from "./build-solution-cards.ts";

const casesShown = 3;
const othersShown = 4;

/** Returns the parts of the area as a figure of the first paragraph. */
function buildAreaFigures(area: SolutionText["area"]): ArticleFigureWire[] {
  if (!area) return [];
  const { of, items, find: needed } = area;
  return [
    {
      kind: "bars",
      paragraph: 0,
      unit: "m²",
      items: items.map(({ what, area: value }) => ({ label: what, value })),
      sum: items.reduce((sum, { area: part }) => sum + part, 0),
      ...(of !== undefined && { title: solutionZh.area.of(of) }),
      ...(needed !== undefined && { needed }),
    },
  ];
}

/** Returns the sections with their computed figures, the parts of the area first. */
const buildSections = ({ sections, area }: SolutionText) =>
  sections.map(({ title, text, figures = [] }, at) => {
    const built = [...(at === 0 ? buildAreaFigures(area) : []), ...buildArticleFigures(figures)];
    return { title, text: [...text], ...(built.length > 0 && { figures: built }) };
  });

/**
 * Returns a solution with similar cases and other solutions, those of its event type first.
 * @throws ServiceError notFound
 */
export async function getSolution(
  context: Context,
  { id }: Parsed<"solution/getSolutionDetail">,
): Promise<Output<"solution/getSolutionDetail">> {
  const [all, text] = await Promise.all([
    loadSolutions(context),
    context.content.get<SolutionText>("solution-text", id),
  ]);
  const own = all.find((one) => one.id === id);
  if (!own || !text) throw new ServiceError("notFound");
  const similarCases = rankSimilarCases(own, await loadCases(context)).slice(0, casesShown);
  // Wraps around, so that every solution is shown with some other one.
  const at = all.indexOf(own);
  const rotated = [...all.slice(at + 1), ...all.slice(0, at)];
  const others = rotated.toSorted(
    (a, b) => Number(b.eventType === own.eventType) - Number(a.eventType === own.eventType),
  );
  const [[card, ...otherCards], cases] = await Promise.all([
    buildSolutionCards(context, [own, ...others.slice(0, othersShown)]),
    buildCaseCards(context, similarCases),
  ]);
  return {
    ...card!,
    sections: buildSections(text),
    area: text.area && { ...text.area, items: [...text.area.items] },
    checklist: text.checklist.map(({ when, items }) => ({ when, items: [...items] })),
    timelines: text.timelines.map(({ entries, ...timeline }) => ({ ...timeline, entries: [...entries] })),
    budget: [...text.budget],
    cases,
    others: otherCards,
  };
}
