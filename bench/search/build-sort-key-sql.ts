import { factPoints, fitClasses, fitPoints, personPoints } from "#server/search/columns/compute-score.ts";
import type { BenchQuery } from "./bench-query.ts";

/** How a database divides whole numbers without a remainder. */
export type Division = "/" | "//";

/** Builds the SQL of the weakest of several ranks, as 7 minus it: 0 is the best, 7 is no match. */
export const buildWeakestRankSql = (ranks: readonly string[]): string =>
  ranks.length === 0 ? "7" : ranks.length === 1 ? `7 - ${ranks[0]}` : `7 - least(${ranks.join(", ")})`;

/** Builds the points of the classes of waste that the seats are within. */
const buildFitClassSql = (people: number): string =>
  fitClasses.quarters.map((quarters) => `(held * 4 <= ${people * quarters})::int`).join(" + ");

const buildFitSql = (people: number, division: Division): string =>
  people > 0
    ? `case when held > 0 then (${buildFitClassSql(people)}) * ${fitClasses.points}::bigint + ${fitPoints} * ${people}::bigint ${division} held else 0 end`
    : "0";

/** Builds the ascending sort key; undefined for the recommended order. */
export function buildSortKeySql({ query, context }: BenchQuery, listed: string): string | undefined {
  if (query.sort === 1) return "price";
  if (query.sort === 2) return "-price";
  if (query.sort === 3) return query.people > 0 ? "nullif(held, 0)" : "-nullif(held, 0)";
  if (query.sort === 4 && context.lng !== undefined) return "distance_key";
  return query.sort === 5 ? `-${listed}` : undefined;
}

/** Builds the recommended sort key of a venue, as the index computes it. */
export const buildVenueKeySql = (people: number, division: Division): string =>
  `(rank * 1000000000::bigint - score - ${buildFitSql(people, division)})`;

/** Builds the recommended sort key of a space without the points of its venue. */
export const buildSpaceKeySql = (people: number, division: Division): string =>
  `(rank * 1000000000::bigint - known * ${factPoints} - ${buildFitSql(people, division)} - least(held, ${personPoints.max}) * ${personPoints.each})`;
