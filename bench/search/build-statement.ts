import pg from "pg";
import { toUnitSphere } from "../../src/domain/get-distance-metres.ts";
import { features } from "../../src/domain/space/features.ts";
import { layouts } from "../../src/domain/space/layouts.ts";
import { starLevels } from "../../src/domain/venue/star-levels.ts";
import { venueTypes } from "../../src/domain/venue/venue-types.ts";
import { isPinyinInput } from "../../src/server/search/query/match-terms.ts";
import { splitKeyword } from "../../src/server/search/columns/normalise-text.ts";
import { factPoints, fitPoints, personPoints, sameVenuePoints } from "../../src/server/search/columns/compute-score.ts";
import type { FacetCounts } from "../../src/server/search/index/search-index.ts";
import type { BenchQuery } from "./bench-query.ts";

/** The answer of the index or of PostgreSQL. */
export interface Answer {
  total: number;
  ids: string[];
  facets: FacetCounts;
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

const buildSpaceNameSql = (token: string): string =>
  /^[a-z0-9]/.test(token) ? buildLineStartSql("s.name_latin", token) : buildContainsSql("s.name", token);

const buildLikePattern = (token: string): string => text(`%${token.replace(/[\\%_]/g, "\\$&")}%`);

const buildLeastSql = (parts: string[]): string => (parts.length === 1 ? parts[0]! : `least(${parts.join(", ")})`);

/** Builds the SQL for the squared chord distance to a point on a globe of radius 1. */
function buildDistanceKeySql(lng: number, lat: number): string {
  const { x, y, z } = toUnitSphere(lng, lat);
  const squared = (column: string, from: number) => `(${column} - ${from}::float8) * (${column} - ${from}::float8)`;
  return `${squared("x", x)} + ${squared("y", y)} + ${squared("z", z)}`;
}

const buildFitSql = (people: number): string =>
  people > 0 ? `case when held > 0 then ${fitPoints} * ${people}::bigint / held else 0 end` : "0";

/** Builds the ascending sort key; undefined for the recommended order. */
function buildSortKeySql({ query, context }: BenchQuery, listed: string): string | undefined {
  if (query.sort === 1) return "price";
  if (query.sort === 2) return "-price";
  if (query.sort === 3) return query.people > 0 ? "nullif(held, 0)" : "-nullif(held, 0)";
  if (query.sort === 4 && context.lng !== undefined) return "distance_key";
  return query.sort === 5 ? `-${listed}` : undefined;
}

const buildBitCountsSql = (column: string, bits: number, where: string): string =>
  Array.from({ length: bits }, (_, bit) => `count(*) filter (where (${where}) and ${column} & ${1 << bit} <> 0)`).join(
    ", ",
  );

/** Builds the totals and facet counts of the set `m` (columns r, t, st: venue groups that match; met, feats, layout_bits). */
const buildCountsSql = (featuresWhere: string, layoutsWhere: string): string => `
  select 'all' as kind, null::bigint as id, array[count(*) filter (where met and r and t and st)] as counts from m
  union all select 'features', null, array[${buildBitCountsSql("feats", features.length, featuresWhere)}] from m where r and t and st
  union all select 'layouts', null, array[${buildBitCountsSql("layout_bits", layouts.length, layoutsWhere)}] from m where r and t and st
  union all select 'types', type, array[count(*)] from m where met and r and st group by type
  union all select 'stars', star, array[count(*)] from m where met and r and t group by star
  union all select 'regions', region, array[count(*)] from m, unnest(regions) as region where met and t and st group by region`;

/** Builds the one statement that answers a query: its page of ids, its total and all facet counts. */
export function buildStatement(benchQuery: BenchQuery): string {
  const { list, query, context } = benchQuery;
  const { region, types, stars, people, layout, area, height, price, page } = query;
  const tokens = splitKeyword(context.keyword ?? "");
  const minSeats = people === 0 && layout === 0 ? 0 : Math.max(1, people);
  const facetSeats = Math.max(1, people);
  const size = context.pageSize ?? 0;
  const offset = (Math.max(1, page) - 1) * size;
  const r = region ? `regions @> array[${region}]` : "true";
  const t = types ? `(1 << type) & ${types} <> 0` : "true";
  const st = stars ? `(1 << star) & ${stars} <> 0` : "true";
  const venues = `v as materialized (
    select num, type, star, score, listed, regions, ${r} as r, ${t} as t, ${st} as st
      ${query.sort === 4 ? `, ${buildDistanceKeySql(context.lng!, context.lat!)} as distance_key` : ""}
      ${tokens.map((token, at) => `, ${buildRankSql(token)} as rank${at}`).join("")}
    from venue where city = ${Number(context.cityCode)} ${tokens.map((token) => `and doc like ${buildLikePattern(token)}`).join(" ")}
      and (${r})::int + (${t})::int + (${st})::int >= 2)`;
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
  const spaces = (more: string) => `sp as materialized (
    select s.num as space, v.num as venue_num, v.r, v.t, v.st, v.type, v.star, v.regions, v.score, ${seats} as held, s.price, s.features as feats,
      ${layoutBits} as layout_bits, s.listed as space_listed, v.listed as venue_listed, s.known, ${seated} as seated, ${featured} as featured
      ${query.sort === 4 ? ", v.distance_key" : ""} ${more}
    from v join space s on s.venue = v.num where ${measures.join(" and ")})`;
  return list === "venues" ? venueStatement() : spaceStatement();

  function venueStatement(): string {
    const ranked = tokens.map(
      (token, at) =>
        `greatest(rank${at}, case when rank${at} < 2 and exists (select from space s where s.venue = v.num and ${buildSpaceNameSql(token)}) then 2 else 0 end)`,
    );
    const rank = tokens.length > 0 ? `7 - ${buildLeastSql(ranked)}` : "7";
    const key = buildSortKeySql(benchQuery, "listed") ?? `(rank * 1000000000::bigint - score - ${buildFitSql(people)})`;
    const seatAggregate = people > 0 ? "min" : "max";
    return `with ${venues}, ${spaces("")},
      per as (select venue_num, min(type) as type, min(star) as star, min(score) as score, min(venue_listed) as listed, bool_or(r) as r, bool_or(t) as t,
        bool_or(st) as st, min(regions) as regions, bool_or(seated and featured) as met, coalesce(bit_or(feats) filter (where seated), 0) as feats,
        coalesce(bit_or(layout_bits) filter (where featured), 0) as layout_bits, ${seatAggregate}(held) filter (where seated and featured) as held,
        min(price) filter (where seated and featured) as price ${query.sort === 4 ? ", min(distance_key) as distance_key" : ""} from sp group by venue_num),
      w as (select v.num as ranked, ${rank} as rank from v),
      m as materialized (select per.*, rank from per join w on w.ranked = per.venue_num where rank < 7 or ${tokens.length === 0})
      ${buildCountsSql("true", "true")}
      union all (select 'hit', venue_num, null from m where met and r and t and st order by ${key} nulls last, venue_num limit ${size} offset ${offset})`;
  }

  function spaceStatement(): string {
    const ranked = tokens.map(
      (token, at) => `greatest(rank${at}, case when ${buildSpaceNameSql(token)} then 5 else 0 end)`,
    );
    const rank = tokens.length > 0 ? `, 7 - ${buildLeastSql(ranked)} as rank` : ", 7 as rank";
    const own = `(rank * 1000000000::bigint - known * ${factPoints} - ${buildFitSql(people)} - least(held, ${personPoints.max}) * ${personPoints.each})`;
    const key = buildSortKeySql(benchQuery, "space_listed");
    const sorted = key
      ? `select space, venue_num, ${key} as key from m where met and r and t and st`
      : `select space, venue_num, own - score / 2 + (row_number() over (partition by venue_num order by own, space) - 1) * ${sameVenuePoints} as key
          from (select *, ${own} as own from m where met and r and t and st) as each`;
    return `with ${venues}, ${spaces(rank)},
      m as materialized (select *, seated and featured as met from sp where rank < 7 or ${tokens.length === 0})
      ${buildCountsSql("seated", "featured")}
      union all (select 'hit', space, null from (${sorted}) as each order by key nulls last, venue_num, space limit ${size} offset ${offset})`;
  }
}

interface Row {
  kind: string;
  id: string | null;
  counts: string[] | null;
}

/** Parses the rows of a statement into an answer. */
export function parseAnswer(rows: readonly Row[]): Answer {
  const one = (kind: string) => (rows.find((row) => row.kind === kind)?.counts ?? []).map(Number);
  const byId = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ id, counts }): [string, number] => [id!, Number(counts![0])]);
  const byBit = (kind: string, table: readonly unknown[]) => {
    const counts = new Map(byId(kind));
    return table.map((_, bit) => counts.get(String(bit)) ?? 0);
  };
  return {
    total: one("all")[0] ?? 0,
    ids: rows.filter(({ kind }) => kind === "hit").map(({ id }) => id!),
    facets: {
      regions: new Map(byId("regions")),
      types: byBit("types", venueTypes),
      stars: byBit("stars", starLevels),
      features: one("features"),
      layouts: one("layouts"),
    },
  };
}
