import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Venue } from "#domain/venue/venue.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { type BenchQuery, buildBenchQueries } from "./search/bench-query.ts";
import { generateRows } from "./search/generate-rows.ts";
import type { Answer, Contender } from "./search/contender.ts";
import { createGeneratedCatalogue, type GeneratedCatalogue } from "./search/generated-catalogue.ts";
import { formatMilliseconds, getPercentile, mean, measure, median, print } from "./search/measure.ts";
import { measureRefresh, openMeasuredIndex, runIndexQuery } from "./search/open-measured-index.ts";
import { openDuckdb } from "./search/open-duckdb.ts";
import { openPostgres } from "./search/open-postgres.ts";

/**
 * Compares the search index with DuckDB (in this process, one thread) and PostgreSQL: runs the same queries with all facets
 * on all of them in turn and compares every answer. The largest of 300 cities holds 12 % of 100,000 venues.
 * Run: npm run bench:search [-- VENUES QUERIES CONTENDERS], for a quick look 20000 400 duckdb.
 */
const venueCount = Number(process.argv[2] ?? 100_000);
const queryCount = Number(process.argv[3] ?? 400);
const openings = { duckdb: openDuckdb, postgres: openPostgres };
const chosen = (process.argv[4] ?? Object.keys(openings).join()).split(",");
const rounds = 5;
const pageSize = 20;
const seed = 4;

/** Returns an answer in a comparable form, the regions sorted by id. */
const toComparable = ({ total, ids, facets }: Answer) => ({
  total,
  ids,
  ...facets,
  regions: [...facets.regions].toSorted(([a], [b]) => (a < b ? -1 : 1)),
});

/** Opens the chosen contenders into `opened` and loads the catalogue into all of them in one pass. */
async function openContenders(
  opened: Contender[],
  catalogue: GeneratedCatalogue,
  queries: readonly BenchQuery[],
): Promise<void> {
  for (const [name, open] of Object.entries(openings)) {
    const contender = chosen.includes(name) ? await open(catalogue) : undefined;
    if (contender) opened.push(contender);
    else print(`${name}: skipped, ${chosen.includes(name) ? "as it is not installed" : "as it is not chosen"}`);
  }
  if (opened.length > 0) {
    for (const batch of generateRows(catalogue)) for (const { append } of opened) await append(batch);
  }
  for (const { name, finish } of opened) print(`${name}: loaded, ${await finish(queries)}`);
}

/** Times of one system in milliseconds, a list of rounds per query. */
interface Times {
  clock: number[][];
  cpu: number[][];
}

const createTimes = (queries: readonly unknown[]): Times => ({
  clock: queries.map(() => []),
  cpu: queries.map(() => []),
});

/** Runs every query on the index and the contenders in turn. Returns their times and how many answers differ. */
async function runRounds(index: SearchIndex, contenders: readonly Contender[], queries: readonly BenchQuery[]) {
  const indexTimes = createTimes(queries);
  const times = contenders.map(() => createTimes(queries));
  const different = contenders.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [number, query] of queries.entries()) {
      const { clock, cpu, made: answer } = await measure(() => runIndexQuery(index, query));
      indexTimes.clock[number]!.push(clock);
      indexTimes.cpu[number]!.push(cpu);
      for (const [at, contender] of contenders.entries()) {
        if (round >= contender.rounds) continue;
        const ran = await measure(() => contender.run(number));
        // The first round warms it up.
        if (round === 0) continue;
        times[at]!.clock[number]!.push(ran.clock);
        times[at]!.cpu[number]!.push(ran.cpu);
        const other = contender.parse(ran.made);
        if (round !== 1 || isDeepStrictEqual(toComparable(answer), toComparable(other))) continue;
        different[at]!++;
        const lines = [query, toComparable(answer), toComparable(other)].map((each) => JSON.stringify(each));
        if (different[at]! <= 3) print(`DIFFERENT from ${contender.name}\n${lines.join("\n")}`);
      }
    }
  }
  return { indexTimes, times, different };
}

/** Prints one table of all kinds of queries: medians over the rounds, in milliseconds, and ratios of means. */
function printTable(queries: readonly BenchQuery[], contenders: readonly Contender[], index: Times, others: Times[]) {
  const systems = [{ name: "index", times: index, isInProcess: true }].concat(
    contenders.map(({ name, isInProcess }, at) => ({ name, times: others[at]!, isInProcess })),
  );
  const heads = systems.flatMap(({ name, isInProcess }) => [
    `${name} p50`,
    isInProcess ? "p99 (CPU)" : "p99",
    "mean",
    ...(name === "index" ? [] : ["ratio of means"]),
    ...(name !== "index" && isInProcess ? ["of CPU means"] : []),
  ]);
  print(`| queries | ${heads.join(" | ")} |\n|${"---|".repeat(heads.length + 1)}`);
  for (const kind of ["all", "filters", "keyword", "deep"] as const) {
    const pick = (rows: number[][]) =>
      rows.flatMap((values, number) => (kind === "all" || queries[number]!.kind === kind ? median(values) : []));
    const indexMeans = { clock: mean(pick(index.clock)), cpu: mean(pick(index.cpu)) };
    const cells = systems.flatMap(({ name, times, isInProcess }) => {
      const [clock, cpu] = [pick(times.clock), pick(times.cpu)];
      const figures = [getPercentile(clock, 0.5), getPercentile(isInProcess ? cpu : clock, 0.99), mean(clock)];
      const formatted = figures.map((value) => `${formatMilliseconds(value)} ms`);
      if (name === "index") return formatted;
      const ratio = (mean(clock) / indexMeans.clock).toFixed(1);
      return [...formatted, ratio, ...(isInProcess ? [(mean(cpu) / indexMeans.cpu).toFixed(1)] : [])];
    });
    print(`| ${kind} ${pick(index.clock).length} | ${cells.join(" | ")} |`);
  }
}

const folder = mkdtempSync(join(tmpdir(), "huizhi-bench-"));
const contenders: Contender[] = [];
try {
  const changes = new Map<string, Venue>();
  const catalogue = createGeneratedCatalogue(venueCount, changes);
  print(`Node ${process.version}, ${availableParallelism()} cores, ${venueCount} venues, ${queryCount} queries`);
  const queries = buildBenchQueries(catalogue, queryCount, seed).map((query) => ({
    ...query,
    context: { ...query.context, pageSize },
  }));
  const index = await openMeasuredIndex(catalogue, folder);
  await openContenders(contenders, catalogue, queries);
  const { indexTimes, times, different } = await runRounds(index, contenders, queries);
  for (const [at, { name }] of contenders.entries())
    print(`${name}: ${queryCount - different[at]!} of ${queryCount} answers the same (lists, totals, every facet)`);
  print("");
  printTable(queries, contenders, indexTimes, times);
  print("");
  await measureRefresh(index, catalogue, changes);
  process.exitCode = different.some((count) => count > 0) ? 1 : 0;
} finally {
  for (const { close } of contenders) await close();
  rmSync(folder, { recursive: true });
}
