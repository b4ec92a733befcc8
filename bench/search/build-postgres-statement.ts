import { features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { starLevels } from "#domain/venue/star-levels.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { sameVenuePoints } from "#server/search/columns/compute-score.ts";
import type { BenchQuery } from "./bench-query.ts";
import { buildSortKeySql, buildSpaceKeySql, buildVenueKeySql, buildWeakestRankSql } from "./build-sort-key-sql.ts";
import type { Answer, AnswerRow } from "./contender.ts";
import { buildSpaceNameSql, buildStatementParts, type StatementParts } from "./build-statement-parts.ts";

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

function buildVenueStatement({ benchQuery, tokens, slice, venues, buildSpacesSql }: StatementParts): string {
  const { query } = benchQuery;
  const { people } = query;
  const ranked = tokens.map(
    (token, at) =>
      `greatest(rank${at}, case when rank${at} < 2 and exists (select from space s where s.venue = v.num and ${buildSpaceNameSql(token)}) then 2 else 0 end)`,
  );
  const rank = buildWeakestRankSql(ranked);
  const key = buildSortKeySql(benchQuery, "listed") ?? buildVenueKeySql(people, "/");
  const seatAggregate = people > 0 ? "min" : "max";
  return `with ${venues}, ${buildSpacesSql("")},
      per as (select venue_num, min(type) as type, min(star) as star, min(score) as score, min(venue_listed) as listed, bool_or(r) as r, bool_or(t) as t,
        bool_or(st) as st, min(regions) as regions, bool_or(seated and featured) as met, coalesce(bit_or(feats) filter (where seated), 0) as feats,
        coalesce(bit_or(layout_bits) filter (where featured), 0) as layout_bits, ${seatAggregate}(held) filter (where seated and featured) as held,
        min(price) filter (where seated and featured) as price ${query.sort === 4 ? ", min(distance_key) as distance_key" : ""} from sp group by venue_num),
      w as (select v.num as ranked, ${rank} as rank from v),
      m as materialized (select per.*, rank from per join w on w.ranked = per.venue_num where rank < 7 or ${tokens.length === 0})
      ${buildCountsSql("true", "true")}
      union all (select 'hit', venue_num, null from m where met and r and t and st order by ${key} nulls last, venue_num ${slice})`;
}

function buildSpaceStatement({ benchQuery, tokens, slice, venues, buildSpacesSql }: StatementParts): string {
  const { people } = benchQuery.query;
  const ranked = tokens.map(
    (token, at) => `greatest(rank${at}, case when ${buildSpaceNameSql(token)} then 5 else 0 end)`,
  );
  const rank = `, ${buildWeakestRankSql(ranked)} as rank`;
  const own = buildSpaceKeySql(people, "/");
  const key = buildSortKeySql(benchQuery, "space_listed");
  const sorted = key
    ? `select space, venue_num, ${key} as key from m where met and r and t and st`
    : `select space, venue_num, own - score / 2 + (row_number() over (partition by venue_num order by own, space) - 1) * ${sameVenuePoints} as key
          from (select *, ${own} as own from m where met and r and t and st) as each`;
  return `with ${venues}, ${buildSpacesSql(rank)},
      m as materialized (select *, seated and featured as met from sp where rank < 7 or ${tokens.length === 0})
      ${buildCountsSql("seated", "featured")}
      union all (select 'hit', space, null from (${sorted}) as each order by key nulls last, venue_num, space ${slice})`;
}

/** Builds the one statement of PostgreSQL that answers a query: its page of ids, its total and all facet counts. */
export function buildPostgresStatement(benchQuery: BenchQuery): string {
  const parts = buildStatementParts(benchQuery);
  return benchQuery.list === "venues" ? buildVenueStatement(parts) : buildSpaceStatement(parts);
}

/** Parses the rows of a statement into an answer. */
export function parsePostgresAnswer(rows: readonly AnswerRow[]): Answer {
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
