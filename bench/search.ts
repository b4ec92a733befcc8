import { mkdtempSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { emptyQuery } from "../src/domain/search/filters.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { openIndex, type SearchIndex } from "../src/server/search/index/search-index.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type GeneratedCatalogue, createGeneratedCatalogue } from "./search/generated-catalogue.ts";
import { loadPostgres } from "./search/load-postgres.ts";
import { type BenchQuery, buildBenchQueries } from "./search/bench-query.ts";
import { type Answer, parseAnswer, buildStatement } from "./search/build-statement.ts";

/**
 * Compares the search index with PostgreSQL: runs the same queries with all facets on both and compares every answer.
 * The largest of 300 cities holds 12 % of 100,000 venues. Run: npm run bench:search [-- VENUES QUERIES]
 */
const venueCount = Number(process.argv[2] ?? 100_000);
const queryCount = Number(process.argv[3] ?? 400);
const rounds = 5;
const pageSize = 20;
const seed = 4;

const print = (line: string) => process.stdout.write(`${line}\n`);
const formatMilliseconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const getPercentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)]!;

/** Returns the elapsed milliseconds of `work` and its result. */
async function measureTime<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now();
  const made = await work();
  return [performance.now() - began, made];
}

const settings = {
  shared_buffers: "2GB",
  work_mem: "256MB",
  maintenance_work_mem: "1GB",
  effective_cache_size: "8GB",
  random_page_cost: "1.1",
  jit: "off",
  max_parallel_workers_per_gather: "2",
  fsync: "off",
};

function runQuery(index: SearchIndex, { list, query, context }: BenchQuery): Answer {
  const found = list === "venues" ? index.searchVenues(query, context) : index.searchSpaces(query, context);
  return { total: found.total, ids: found.hits.map(({ id }) => id), facets: found.facets };
}

/** Returns an answer in a comparable form, the regions sorted by id. */
const toComparable = ({ total, ids, facets }: Answer) => ({
  total,
  ids,
  ...facets,
  regions: [...facets.regions].toSorted(([a], [b]) => (a < b ? -1 : 1)),
});

const measureMemory = () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, rss };
};

/** Changes a venue of the largest city, refreshes the index and reports the time and the longest event-loop pause. */
async function measureRefresh(
  index: SearchIndex,
  catalogue: GeneratedCatalogue,
  changes: Map<string, Venue>,
): Promise<string> {
  const { venue } = catalogue.at(1);
  changes.set(venue.id, { ...venue, name: "改名之后的酒店" });
  let [longest, last, running] = [0, performance.now(), true];
  const measureTurn = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (running) setImmediate(measureTurn);
  };
  setImmediate(measureTurn);
  const [took] = await measureTime(() => index.refresh());
  running = false;
  await setTimeout(10);
  const found = index.searchVenues(emptyQuery, { cityCode: venue.cityCode, keyword: "改名之后" }).total;
  if (found !== 1) throw new Error("The change is not in the index.");
  return `a change in the largest city: in the index after ${formatMilliseconds(took)} ms, no request waiting longer than ${formatMilliseconds(longest)} ms`;
}

const folder = mkdtempSync(join(tmpdir(), "huizhi-bench-"));
const postgres = await startPostgres(settings);
if (!postgres) throw new Error("PostgreSQL is not installed.");
try {
  const changes = new Map<string, Venue>();
  const catalogue = createGeneratedCatalogue(venueCount, changes);
  print(`Node ${process.version}, ${availableParallelism()} cores, ${venueCount} venues, ${queryCount} queries`);
  const client = new pg.Client({ connectionString: await postgres.createDatabase("bench") });
  // A run that fails stops the server before this client ends: that must not hide the first error.
  client.on("error", () => undefined);
  await client.connect();
  const [loaded] = await measureTime(() => loadPostgres(client, catalogue));
  const { rows } = await client.query<{ spaces: string; size: string }>(
    "select (select count(*) from space) as spaces, pg_database_size(current_database()) as size",
  );
  print(
    `PostgreSQL: ${rows[0]!.spaces} spaces loaded and indexed in ${formatMilliseconds(loaded / 1000)} s, ${formatMegabytes(Number(rows[0]!.size))}`,
  );

  const snapshotOptions = { file: join(folder, "snapshot"), catalogue: "bench", build: "bench" };
  const [built, first] = await measureTime(() => openIndex(catalogue.store, snapshotOptions));
  const [written] = await measureTime(() => first.save());
  const empty = measureMemory();
  const cpu = process.cpuUsage();
  const [opened, index] = await measureTime(() => openIndex(catalogue.store, snapshotOptions));
  const used = process.cpuUsage(cpu);
  const full = measureMemory();
  print(
    `index: built from the rows in ${formatMilliseconds(built / 1000)} s; snapshot written in ${formatMilliseconds(written)} ms; ready from it in ${formatMilliseconds(opened)} ms (CPU ${formatMilliseconds((used.user + used.system) / 1000)} ms)`,
  );
  print(
    `index: ${formatMegabytes(statSync(snapshotOptions.file).size)} of arrays and texts; the process grew by ${formatMegabytes(full.held - empty.held)} (resident ${formatMegabytes(full.rss - empty.rss)})`,
  );

  const queries = buildBenchQueries(catalogue, queryCount, seed).map((query) => ({
    ...query,
    context: { ...query.context, pageSize },
  }));
  const statements = queries.map(buildStatement);
  const indexCpu: number[][] = queries.map(() => []);
  const indexClock: number[][] = queries.map(() => []);
  const postgresClock: number[][] = queries.map(() => []);
  let different = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [number, query] of queries.entries()) {
      const before = process.cpuUsage();
      const began = performance.now();
      const answer = runQuery(index, query);
      indexClock[number]!.push(performance.now() - began);
      const { user, system } = process.cpuUsage(before);
      indexCpu[number]!.push((user + system) / 1000);
      // The first round warms PostgreSQL up and the second is measured; further rounds would only take time.
      if (round > 1) continue;
      const [took, { rows: found }] = await measureTime(() => client.query(statements[number]!));
      if (round === 1) postgresClock[number]!.push(took);
      if (round === 1 && !isDeepStrictEqual(toComparable(answer), toComparable(parseAnswer(found)))) {
        different++;
        if (different <= 3)
          print(
            `DIFFERENT ${JSON.stringify(query)}\n${JSON.stringify(toComparable(answer))}\n${JSON.stringify(toComparable(parseAnswer(found)))}`,
          );
      }
    }
  }
  const cpuMedians = indexCpu.map(median);
  const clockMedians = indexClock.map(median);
  const postgresMedians = postgresClock.map(median);
  print(`\n${queryCount - different} of ${queryCount} answers the same (lists, totals, every facet)\n`);
  print(
    "| queries | number | index p50 | p99 | mean | CPU p99 | PostgreSQL p50 | p99 | mean | ratio of means |\n|---|---|---|---|---|---|---|---|---|---|",
  );
  for (const kind of ["all", "filters", "keyword", "deep"] as const) {
    const chosen = (values: readonly number[]) =>
      values.filter((_, number) => kind === "all" || queries[number]!.kind === kind);
    const [cpus, clock, other] = [chosen(cpuMedians), chosen(clockMedians), chosen(postgresMedians)];
    const figures = [
      getPercentile(clock, 0.5),
      getPercentile(clock, 0.99),
      mean(clock),
      getPercentile(cpus, 0.99),
      getPercentile(other, 0.5),
      getPercentile(other, 0.99),
      mean(other),
    ];
    print(
      `| ${kind} | ${clock.length} | ${figures.map((value) => `${formatMilliseconds(value)} ms`).join(" | ")} | ${(mean(other) / mean(clock)).toFixed(0)} |`,
    );
  }
  print(`\n${await measureRefresh(index, catalogue, changes)}`);
  await client.end();
  process.exitCode = different > 0 ? 1 : 0;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
