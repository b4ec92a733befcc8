import type { SolutionCard } from "../../../contract/solution.ts";
import type { SolutionFacts } from "../../../domain/content/solution.ts";
import { caseCards, type KeptCase, keptCases } from "../card/case-card.ts";
import type { Context } from "../context.ts";

/** A solution as it is kept, with its id. */
export interface KeptSolution extends SolutionFacts {
  id: string;
}

/** All solutions, in their order. */
export async function keptSolutions({ content }: Pick<Context, "content">): Promise<KeptSolution[]> {
  const rows = await content.list<SolutionFacts>("solution");
  return rows.map(({ id, body }) => ({ ...body, id }));
}

/** Cases of the same kind of event, those seated as the solution says and nearest to its size first. */
export function casesLike({ eventType, layouts, people }: SolutionFacts, cases: readonly KeptCase[]): KeptCase[] {
  const off = ({ attendees, layout }: KeptCase) =>
    (layouts.includes(layout) ? 0 : 1) +
    Math.max(0, people.from - attendees, attendees - people.to) / Math.max(1, people.to);
  return cases.filter((one) => one.eventType === eventType).toSorted((a, b) => off(a) - off(b));
}

type Drawn = NonNullable<SolutionCard["floor"]>;

/** Cases that are looked through for a picture. */
const tried = 4;

/**
 * Solutions as a list shows them, each with a picture of such a room: its own, or of a hall that a case like it shows in
 * one of the solution's layouts. A room set up otherwise would say the opposite of the words beside it.
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
