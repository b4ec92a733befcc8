import type { SolutionCard } from "../../../contract/solution.ts";
import type { SolutionFacts } from "../../../domain/content/solution.ts";
import { caseCards, type KeptCase, keptCases } from "../card/case-card.ts";
import type { Context } from "../context.ts";

/** A stored solution with its id. */
export interface KeptSolution extends SolutionFacts {
  id: string;
}

/** Loads all solutions in stored order. */
export async function keptSolutions({ content }: Pick<Context, "content">): Promise<KeptSolution[]> {
  const rows = await content.list<SolutionFacts>("solution");
  return rows.map(({ id, body }) => ({ ...body, id }));
}

/** Returns cases of the same event type; those in one of the solution's layouts and nearest to its size first. */
export function casesLike({ eventType, layouts, people }: SolutionFacts, cases: readonly KeptCase[]): KeptCase[] {
  const off = ({ attendees, layout }: KeptCase) =>
    (layouts.includes(layout) ? 0 : 1) +
    Math.max(0, people.from - attendees, attendees - people.to) / Math.max(1, people.to);
  return cases.filter((one) => one.eventType === eventType).toSorted((a, b) => off(a) - off(b));
}

type Drawn = NonNullable<SolutionCard["floor"]>;

/** Maximum number of cases to search for a picture. */
const tried = 4;

/**
 * Builds the cards of solutions, each with its own picture or that of a space in a similar case set up in one of the
 * solution's layouts; a picture of another layout would contradict the text.
 */
export async function solutionCards(
  context: Pick<Context, "content" | "catalogue">,
  solutions: readonly KeptSolution[],
): Promise<SolutionCard[]> {
  const cases = await keptCases(context);
  const examples = solutions.map((solution) =>
    solution.picture || solution.floor ? [] : casesLike(solution, cases).slice(0, tried),
  );
  const shown = new Map((await caseCards(context, [...new Set(examples.flat())])).map((card) => [card.id, card]));
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
        boxes: floor.boxes.map((box): Drawn["boxes"][number] => [...box]),
        chairs: floor.chairs.map((chair): Drawn["chairs"][number] => [...chair]),
      },
    };
  });
}
