import type { SolutionCard } from "#contract/schemas/solution.ts";
import type { SolutionFacts } from "#domain/content/solution.ts";
import { buildCaseCards, type StoredCase, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";

/** A stored solution with its id. */
export interface StoredSolution extends SolutionFacts {
  id: string;
}

/** Loads all solutions in stored order. */
export async function loadSolutions({ content }: Pick<Context, "content">): Promise<StoredSolution[]> {
  const rows = await content.list<SolutionFacts>("solution");
  return rows.map(({ id, body }) => ({ ...body, id }));
}

/** Returns cases of the same event type; those in one of the solution's layouts and nearest to its size first. */
export function rankSimilarCases(
  { eventType, layouts, people }: SolutionFacts,
  cases: readonly StoredCase[],
): StoredCase[] {
  const getDeviation = ({ attendees, layout }: StoredCase) =>
    (layouts.includes(layout) ? 0 : 1) +
    Math.max(0, people.from - attendees, attendees - people.to) / Math.max(1, people.to);
  return cases.filter((one) => one.eventType === eventType).toSorted((a, b) => getDeviation(a) - getDeviation(b));
}

type FloorDrawing = NonNullable<SolutionCard["floor"]>;

/** Maximum number of cases to search for a picture. */
const maxTried = 4;

/**
 * Builds the cards of solutions, each with its own picture or that of a space in a similar case set up in one of the
 * solution's layouts; a picture of another layout would contradict the text.
 */
export async function buildSolutionCards(
  context: Pick<Context, "content" | "catalogue">,
  solutions: readonly StoredSolution[],
): Promise<SolutionCard[]> {
  const cases = await loadCases(context);
  const examples = solutions.map((solution) =>
    solution.picture || solution.floor ? [] : rankSimilarCases(solution, cases).slice(0, maxTried),
  );
  const shown = new Map((await buildCaseCards(context, [...new Set(examples.flat())])).map((card) => [card.id, card]));
  return solutions.map(({ title, demo, layouts, picture, floor, ...facts }, at) => {
    const pictures = examples[at]!.flatMap(({ id }) => shown.get(id)?.hall?.picture ?? []);
    return {
      ...facts,
      name: title,
      demo: demo || undefined,
      layouts: [...layouts],
      picture: picture ?? pictures.find(({ layout }) => layout !== undefined && layouts.includes(layout)),
      floor: floor && {
        ...floor,
        boxes: floor.boxes.map((box): FloorDrawing["boxes"][number] => [...box]),
        chairs: floor.chairs.map((chair): FloorDrawing["chairs"][number] => [...chair]),
      },
    };
  });
}
