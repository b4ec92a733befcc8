import pg from "pg";
import { toUnitSphere } from "#domain/distance.ts";
import { layouts } from "#domain/space/layouts.ts";
import { splitKeyword } from "#server/search/columns/normalise-text.ts";
import { isPinyinInput } from "#server/search/query/match-terms.ts";
import type { BenchQuery } from "./bench-query.ts";

/** The parts that the statements of both lists share. */
export interface StatementParts {
  benchQuery: BenchQuery;
  /** Tokens of the keyword. */
  tokens: string[];
  /** SQL of `limit` and `offset`. */
  slice: string;
  /** SQL of the set `v`: venues of the city that miss at most one group of filters. */
  venues: string;
  /** Builds the SQL of the set `sp`: spaces of `v` that meet the measures, with additional columns. */
  buildSpacesSql: (more: string) => string;
}

const text = pg.escapeLiteral;
const buildContainsSql = (column: string, token: string) => `position(${text(token)} in ${column}) > 0`;
const buildLineStartSql = (column: string, token: string) => buildContainsSql(column, `\n${token}`);

/** Builds the SQL for the rank of a token in a venue's texts, as the index ranks it. */
function buildRankSql(token: string): string {
  const latin = /^[a-z0-9]/.test(token);
  const named = latin
    ? buildLineStartSql("latin", token)
    : `${buildContainsSql("names", token)} or ${buildContainsSql("brands", token)}`;
  const placed = latin ? buildLineStartSql("places_latin", token) : buildContainsSql("places", token);
  const typed = `when ${buildLineStartSql("readings", token)} or ${buildLineStartSql("initials", token)} then 4
    when ${buildLineStartSql("syllables", token)} or ${buildContainsSql("initials", token)} then 3`;
  return `case when ${buildContainsSql("names", `\n${token}\n`)} then 7 when ${buildLineStartSql("names", token)} then 6 when ${named} then 5
    ${isPinyinInput(token) ? typed : ""} when ${placed} then 1 else 0 end`;
}

/** Builds the SQL for whether a space's name has a token. */
export const buildSpaceNameSql = (token: string): string =>
  /^[a-z0-9]/.test(token) ? buildLineStartSql("s.name_latin", token) : buildContainsSql("s.name", token);

const buildLikePattern = (token: string): string => text(`%${token.replace(/[\\%_]/g, "\\$&")}%`);

/** Builds the SQL for the squared chord distance to a point on a globe of radius 1. */
export function buildDistanceKeySql(lng: number, lat: number): string {
  const { x, y, z } = toUnitSphere(lng, lat);
  const squared = (column: string, from: number) => `(${column} - ${from}::float8) * (${column} - ${from}::float8)`;
  return `${squared("x", x)} + ${squared("y", y)} + ${squared("z", z)}`;
}

/** Builds the SQL for the venues of a query's city, with their ranks and the groups that each one meets (r, t, st). */
function buildVenuesSql({ query, context }: BenchQuery, tokens: readonly string[]): string {
  const r = query.region ? `regions @> array[${query.region}]` : "true";
  const t = query.types ? `(1 << type) & ${query.types} <> 0` : "true";
  const st = query.stars ? `(1 << star) & ${query.stars} <> 0` : "true";
  return `v as materialized (
    select num, type, star, score, listed, regions, ${r} as r, ${t} as t, ${st} as st
      ${query.sort === 4 ? `, ${buildDistanceKeySql(context.lng!, context.lat!)} as distance_key` : ""}
      ${tokens.map((token, at) => `, ${buildRankSql(token)} as rank${at}`).join("")}
    from venue where city = ${Number(context.cityCode)} ${tokens.map((token) => `and doc like ${buildLikePattern(token)}`).join(" ")}
      and (${r})::int + (${t})::int + (${st})::int >= 2)`;
}

/** Returns the function that builds the SQL for the spaces that meet a query's measures. */
function createSpacesSqlBuilder({ query, context }: BenchQuery): StatementParts["buildSpacesSql"] {
  const { people, layout, area, height, price } = query;
  const minSeats = people === 0 && layout === 0 ? 0 : Math.max(1, people);
  const facetSeats = Math.max(1, people);
  const seats = layout === 0 ? "s.max_capacity" : `s.c${layout}`;
  const featured = query.features ? `s.features & ${query.features} = ${query.features}` : "true";
  const seated = minSeats > 0 ? `${seats} >= ${minSeats}` : "true";
  const layoutBits = layouts.map(({ id }) => `((s.c${id} >= ${facetSeats})::int << ${id - 1})`).join(" | ");
  const measures = [
    `s.city = ${Number(context.cityCode)}`,
    price > 0 && `s.price <= ${price * 100}`,
    area > 0 && `s.area >= ${area * 100}`,
    height > 0 && `s.height >= ${height * 10}`,
    `(${seated} or ${featured})`,
  ].filter(Boolean);
  return (more) => `sp as materialized (
    select s.num as space, v.num as venue_num, v.r, v.t, v.st, v.type, v.star, v.regions, v.score, ${seats} as held, s.price, s.features as feats,
      ${layoutBits} as layout_bits, s.listed as space_listed, v.listed as venue_listed, s.known, ${seated} as seated, ${featured} as featured
      ${query.sort === 4 ? ", v.distance_key" : ""} ${more}
    from v join space s on s.venue = v.num where ${measures.join(" and ")})`;
}

/** Builds the parts of a query's statement that do not depend on which list it is for. */
export function buildStatementParts(benchQuery: BenchQuery): StatementParts {
  const { query, context } = benchQuery;
  const tokens = splitKeyword(context.keyword ?? "");
  const size = context.pageSize ?? 0;
  return {
    benchQuery,
    tokens,
    slice: `limit ${size} offset ${(Math.max(1, query.page) - 1) * size}`,
    venues: buildVenuesSql(benchQuery, tokens),
    buildSpacesSql: createSpacesSqlBuilder(benchQuery),
  };
}
