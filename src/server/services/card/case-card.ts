import type { CaseCard } from "../../../contract/sample.ts";
import type { CaseFacts } from "../../../domain/content/case.ts";
import type { Space } from "../../../domain/space/space.ts";
import { cityByCode } from "../../geography/cities.ts";
import type { Context } from "../context.ts";

/** A stored case with its id. */
export interface KeptCase extends CaseFacts {
  id: string;
}

/** Loads all cases in stored order. */
export async function keptCases({ content }: Pick<Context, "content">): Promise<KeptCase[]> {
  const rows = await content.list<CaseFacts>("case");
  return rows.map(({ id, body }) => ({ ...body, id }));
}

/** Converts the space of a case; with a picture only of the case's layout or of no layout (a lawn, a foyer). */
function hallOf(
  space: Space,
  venueName: string,
  { layout, otherwise }: Pick<CaseFacts, "layout" | "otherwise">,
): NonNullable<CaseCard["hall"]> {
  const { id, name, venueId, length, width, height, pillars, stage, pictures = [] } = space;
  const seated = otherwise === undefined || otherwise === "seats" ? layout : undefined;
  const picture =
    otherwise === "place"
      ? undefined
      : (pictures.find((one) => one.layout === seated) ?? pictures.find((one) => one.layout === undefined));
  return { id, name, venueId, venueName, length, width, height, pillars, stage, picture };
}

/** Builds the cards of cases, each with its space if the catalogue still has it. */
export async function caseCards({ catalogue }: Pick<Context, "catalogue">, cases: KeptCase[]): Promise<CaseCard[]> {
  const spaces = await catalogue.spacesByIds([...new Set(cases.flatMap(({ spaceCode }) => spaceCode ?? []))]);
  const venues = await catalogue.venuesByIds([...new Set(spaces.map(({ venueId }) => venueId))]);
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  const names = new Map(venues.map(({ id, name }) => [id, name]));
  return cases.map(({ siteId: _, spaceCode = "", cityCode, ...facts }) => {
    const space = spaceById.get(spaceCode);
    const venueName = space && names.get(space.venueId);
    return {
      ...facts,
      cityName: cityByCode(cityCode)?.name,
      hall: space && venueName !== undefined ? hallOf(space, venueName, facts) : undefined,
    };
  });
}
