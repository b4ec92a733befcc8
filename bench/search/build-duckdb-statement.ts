import { features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { starLevels } from "#domain/venue/star-levels.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { splitKeyword } from "#server/search/columns/normalise-text.ts";
import { isPinyinInput } from "#server/search/query/match-terms.ts";
import { sameVenuePoints } from "#server/search/columns/compute-score.ts";
import type { BenchQuery } from "./bench-query.ts";
import { buildSortKeySql, buildSpaceKeySql, buildVenueKeySql, buildWeakestRankSql } from "./build-sort-key-sql.ts";
import type { Answer, AnswerRow } from "./contender.ts";
import { buildDistanceKeySql } from "./build-statement-parts.ts";

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const buildContainsSql = (column: string, token: string) => `contains(${column}, ${text(token)})`;
const buildLineStartSql = (column: string, token: string) => buildContainsSql(column, `\n${token}`);
const isLatin = (token: string) => /^[a-z0-9]/.test(token);

/** Builds the SQL for the rank of a token in a venue's texts, as the index ranks it. */
function buildRankSql(token: string): string {
  const named = isLatin(token)
    ? buildLineStartSql("latin", token)
    : `${buildContainsSql("names", token)} or ${buildContainsSql("brands", token)}`;
  const placed = isLatin(token) ? buildLineStartSql("places_latin", token) : buildContainsSql("places", token);
  const typed = `when ${buildLineStartSql("readings", token)} or ${buildLineStartSql("initials", token)} then 4
    when ${buildLineStartSql("syllables", token)} or ${buildContainsSql("initials", token)} then 3`;
  return `case when ${buildContainsSql("names", `\n${token}\n`)} then 7 when ${buildLineStartSql("names", token)} then 6 when ${named} then 5
    ${isPinyinInput(token) ? typed : ""} when ${placed} then 1 else 0 end`;
}

const buildSpaceNameSql = (token: string): string =>
  isLatin(token) ? buildLineStartSql("s.name_latin", token) : buildContainsSql("s.name", token);

/** The bounds of a query, in the units of the columns; 0 if there is none. */
function toBounds({ people, layout, price, area, height, features: required }: BenchQuery["query"]) {
  const minSeats = people === 0 && layout === 0 ? 0 : Math.max(1, people);
  return {
    minSeats,
    facetSeats: Math.max(1, people),
    seats: layout === 0 ? "max_capacity" : `c${layout}`,
    maxPrice: price * 100,
    minArea: area * 100,
    minHeight: height * 10,
    required,
    /** Whether the aggregates of a venue say all: no single space has to meet anything. */
    isFree: minSeats === 0 && price === 0 && area === 0 && height === 0 && required === 0,
  };
}

type Bounds = ReturnType<typeof toBounds>;

/** Builds the SQL of the set `v`: venues of the city that may match and miss at most one group of filters. */
function buildVenuesSql({ query, context }: BenchQuery, tokens: readonly string[], bounds: Bounds): string {
  const r = query.region ? `list_contains(regions, ${query.region})` : "true";
  const t = query.types ? `(1 << type) & ${query.types} <> 0` : "true";
  const st = query.stars ? `(1 << star) & ${query.stars} <> 0` : "true";
  const groups = [query.region && r, query.types && t, query.stars && st].filter(Boolean);
  const conditions = [
    ...tokens.map((token) => buildContainsSql("doc", token)),
    // A missed seat or price is no missed group: such a venue counts nowhere.
    bounds.maxPrice > 0 && `cheapest <= ${bounds.maxPrice}`,
    bounds.minArea > 0 && `largest_area >= ${bounds.minArea}`,
    bounds.minHeight > 0 && `highest >= ${bounds.minHeight}`,
    bounds.minSeats > 0 && `largest >= ${bounds.minSeats}`,
    groups.length > 1 && `(${groups.map((group) => `(${group})::int`).join(" + ")}) >= ${groups.length - 1}`,
  ].filter(Boolean);
  return `v as materialized (
    select num, type, star, score, listed as venue_listed, regions, ${r} as r, ${t} as t, ${st} as st, ${groups.join(" and ") || "true"} as ok
      ${bounds.isFree ? ", any_features, offered, largest, cheapest" : ""}
      ${query.sort === 4 ? `, ${buildDistanceKeySql(context.lng!, context.lat!)} as distance_key` : ""}
      ${tokens.map((token, at) => `, ${buildRankSql(token)} as rank${at}`).join("")}
    from venue_${Number(context.cityCode)} where ${conditions.join(" and ") || "true"})`;
}

/** The columns and conditions of the spaces that meet a query's measures. */
function buildSpaceParts(bounds: Bounds) {
  const { minSeats, facetSeats, seats, maxPrice, minArea, minHeight, required } = bounds;
  const seated = minSeats > 0 ? `s.${seats} >= ${minSeats}` : "true";
  const featured = required > 0 ? `s.features & ${required} = ${required}` : "true";
  const layoutBits =
    facetSeats === 1
      ? "s.offered"
      : layouts.map(({ id }) => `(s.c${id} >= ${facetSeats})::int * ${1 << (id - 1)}`).join(" + ");
  const measures = [
    maxPrice > 0 && `s.price <= ${maxPrice}`,
    minArea > 0 && `s.area >= ${minArea}`,
    minHeight > 0 && `s.height >= ${minHeight}`,
    minSeats > 0 && required > 0 && `(${seated} or ${featured})`,
  ].filter(Boolean);
  // With one of the two constraints, a space that misses it still counts in that group's facet.
  return { seated, featured, layoutBits, held: `s.${seats}`, where: measures.join(" and ") || "true" };
}

/** Bits that each of several counts summed in one whole number has, and how many counts that is: 3 × 21 = 63 bits. */
const lanes = { bits: 21, each: 3 } as const;

/**
 * Builds the sums that count each bit of a column, three bits in one sum: an aggregate costs 0.1 ms, however few the rows.
 * The product puts a copy of the three bits into each lane, and the mask leaves one bit in each.
 */
const buildBitSumsSql = (column: string, bits: number): string[] =>
  Array.from({ length: Math.ceil(bits / lanes.each) }, (_, at) => {
    const bitsOfLanes = `((${column} >> ${at * lanes.each}) & 7)`;
    const spread = `(${bitsOfLanes} * ${2 ** (2 * lanes.bits - 2) + 2 ** (lanes.bits - 1) + 1}) & ${2 ** (2 * lanes.bits) + 2 ** lanes.bits + 1}`;
    return `sum(${spread})::bigint`;
  });

/** The total and the counts of features and layouts of the set `m`, in one pass. */
const sumsSql = `
  select 'sums' as kind, null::bigint as id, [${[
    "count_if(met)::bigint",
    ...buildBitSumsSql("feats::bigint", features.length),
    ...buildBitSumsSql("layout_bits::bigint", layouts.length),
  ].join(", ")}] as counts from m where ok`;

/** Stars are counted under this and their position, types under their position, regions under their id. */
const firstStarKey = 100;

/** Builds the counts by type, star and region of a set of venues with the number of their rows, in one pass. */
const buildGroupsSql = (set: string): string => `
  union all select 'group', key, [sum(number)::bigint] from (select number, unnest(list_concat(
    if(r and st, [type::bigint], []), if(r and t, [${firstStarKey} + star::bigint], []), if(t and st, regions, [])
  )) as key from ${set}) group by key`;

function buildVenueStatement(benchQuery: BenchQuery, tokens: readonly string[], bounds: Bounds, slice: string): string {
  const { query } = benchQuery;
  const { people, sort } = query;
  const city = Number(benchQuery.context.cityCode);
  const { seated, featured, layoutBits, held, where } = buildSpaceParts(bounds);
  const found = (at: number) => `named${at}`;
  const names = tokens.map(
    (token, at) => `, ${found(at)} as (select distinct s.venue from v join space_${city} s on s.venue = v.num
      where v.rank${at} < 2 and ${buildSpaceNameSql(token)})`,
  );
  const ranks = tokens.map((_, at) => `greatest(rank${at}, if(rank${at} < 2 and num in (from ${found(at)}), 2, 0))`);
  const rank = buildWeakestRankSql(ranks);
  const key = buildSortKeySql(benchQuery, "venue_listed") ?? buildVenueKeySql(people, "//");
  const isUnfiltered = tokens.length === 0 && query.region === undefined && query.types === 0 && query.stars === 0;
  const per = `per as (select s.venue as num, bool_or(${seated} and ${featured}) as met,
        coalesce(bit_or(s.features) filter (where ${seated}), 0) as feats,
        coalesce(bit_or(${layoutBits}) filter (where ${featured}), 0) as layout_bits,
        ${people > 0 ? "min" : "max"}(${held}) filter (where ${seated} and ${featured}) as held,
        min(s.price) filter (where ${seated} and ${featured}) as price
      from space_${city} s where ${where} ${isUnfiltered ? "" : "and s.venue in (select num from v)"} group by s.venue),`;
  const totals = "any_features as feats, offered as layout_bits, true as met, largest as held, cheapest as price";
  const sorted = sort === 4 ? "distance_key" : sort === 5 ? "venue_listed" : "score";
  const columns = bounds.isFree ? totals : "feats, layout_bits, met, held, price";
  return `with ${buildVenuesSql(benchQuery, tokens, bounds)}${names.join("")}, ${bounds.isFree ? "" : per}
      m as materialized (select num, type, star, regions, r, t, st, ok, ${columns}, ${rank} as rank, ${sorted} from v ${bounds.isFree ? "" : "join per using (num)"}
        ${tokens.length > 0 ? `where ${rank} < 7` : ""})
      ${sumsSql}
      ${buildGroupsSql("(select *, 1 as number from m where met)")}
      union all (select 'hit', num, null from m where met and ok order by ${key} nulls last, num ${slice})`;
}

function buildSpaceStatement(benchQuery: BenchQuery, tokens: readonly string[], bounds: Bounds, slice: string): string {
  const { people } = benchQuery.query;
  const city = Number(benchQuery.context.cityCode);
  const { seated, featured, layoutBits, held, where } = buildSpaceParts(bounds);
  const ranks = tokens.map((token, at) => `greatest(rank${at}, if(${buildSpaceNameSql(token)}, 5, 0))`);
  const rank = buildWeakestRankSql(ranks);
  const sortKey = buildSortKeySql(benchQuery, "space_listed");
  const sorted = ["", "s.price", "s.price", `${held} as held`, "v.distance_key", "s.listed as space_listed"];
  const recommended = `v.score, s.known, ${held} as held, ${rank} as rank`;
  const penalty = `(row_number() over (partition by num order by own, space) - 1) * ${sameVenuePoints}`;
  const hits = sortKey
    ? `select space, num, ${sortKey} as key from m where met and ok`
    : `select space, num, own - score // 2 + ${penalty} as key
        from (select space, num, score, ${buildSpaceKeySql(people, "//")} as own from m where met and ok)`;
  return `with ${buildVenuesSql(benchQuery, tokens, bounds)},
      m as materialized (select s.num as space, v.num, v.ok,
        ${seated === "true" ? "s.features" : `if(${seated}, s.features, 0)`} as feats,
        ${featured === "true" ? layoutBits : `if(${featured}, ${layoutBits}, 0)`} as layout_bits,
        ${seated} and ${featured} as met, ${sortKey ? sorted[benchQuery.query.sort] : recommended}
        from v join space_${city} s on s.venue = v.num where ${where} ${tokens.length > 0 ? `and ${rank} < 7` : ""})
      ${sumsSql}
      ${buildGroupsSql("v join (select num, count(*) as number from m where met group by num) as per using (num)")}
      union all (select 'hit', space, null from (${hits}) order by key nulls last, num, space ${slice})`;
}

/** Builds the one statement of DuckDB that answers a query: its page of ids, its total and all facet counts. */
export function buildDuckdbStatement(benchQuery: BenchQuery): string {
  const { query, context, list } = benchQuery;
  const tokens = splitKeyword(context.keyword ?? "");
  const size = context.pageSize ?? 0;
  const slice = `limit ${size} offset ${(Math.max(1, query.page) - 1) * size}`;
  const build = list === "venues" ? buildVenueStatement : buildSpaceStatement;
  return build(benchQuery, tokens, toBounds(query), slice);
}

/** Unpacks the counts that a whole number holds. */
const unpackCounts = (packed: string): number[] =>
  Array.from({ length: lanes.each }, (_, lane) =>
    Number((BigInt(packed) >> BigInt(lane * lanes.bits)) & ((1n << BigInt(lanes.bits)) - 1n)),
  );

/** Parses the rows of a statement into an answer. */
export function parseDuckdbAnswer(rows: readonly AnswerRow[]): Answer {
  const [total = "0", ...sums] = (rows.find(({ kind }) => kind === "sums")?.counts ?? []).map((sum) => sum ?? "0");
  const featureSums = Math.ceil(features.length / lanes.each);
  const groups = new Map(
    rows.filter(({ kind }) => kind === "group").map(({ id, counts }) => [Number(id), Number(counts![0])]),
  );
  return {
    total: Number(total),
    ids: rows.filter(({ kind }) => kind === "hit").map(({ id }) => id!),
    facets: {
      regions: new Map(
        [...groups].filter(([key]) => key >= firstStarKey * 2).map(([key, count]) => [String(key), count]),
      ),
      types: venueTypes.map((_, bit) => groups.get(bit) ?? 0),
      stars: starLevels.map((_, bit) => groups.get(firstStarKey + bit) ?? 0),
      features: sums.slice(0, featureSums).flatMap(unpackCounts).slice(0, features.length),
      layouts: sums.slice(featureSums).flatMap(unpackCounts).slice(0, layouts.length),
    },
  };
}
