import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { emptyQuery } from "#domain/search/filters.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { openIndex, type SearchIndex } from "#server/search/index/search-index.ts";
import type { BenchQuery } from "./bench-query.ts";
import type { Answer } from "./contender.ts";
import type { GeneratedCatalogue } from "./generated-catalogue.ts";
import { formatMegabytes, formatMilliseconds, measure, print } from "./measure.ts";

const readMemory = () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, rss };
};

/** Opens the index from the rows and then from its snapshot in a folder, and prints times and sizes of both. */
export async function openMeasuredIndex(catalogue: GeneratedCatalogue, folder: string): Promise<SearchIndex> {
  const options = { file: join(folder, "snapshot"), catalogue: "bench", build: "bench" };
  const built = await measure(() => openIndex(catalogue.store, options));
  const written = await measure(() => built.made.save());
  const empty = readMemory();
  const opened = await measure(() => openIndex(catalogue.store, options));
  const full = readMemory();
  print(
    `index: built from the rows in ${formatMilliseconds(built.clock / 1000)} s (CPU ${formatMilliseconds(built.cpu / 1000)} s); snapshot written in ${formatMilliseconds(written.clock)} ms; ready from it in ${formatMilliseconds(opened.clock)} ms (CPU ${formatMilliseconds(opened.cpu)} ms)`,
  );
  print(
    `index: ${formatMegabytes(statSync(options.file).size)} of arrays and texts; the process grew by ${formatMegabytes(full.held - empty.held)} (resident ${formatMegabytes(full.rss - empty.rss)})`,
  );
  return opened.made;
}

/** Answers a query from the index. */
export function runIndexQuery(index: SearchIndex, { list, query, context }: BenchQuery): Answer {
  const found = list === "venues" ? index.searchVenues(query, context) : index.searchSpaces(query, context);
  return { total: found.total, ids: found.hits.map(({ id }) => id), facets: found.facets };
}

/** Changes a venue of the largest city, refreshes the index and prints the time and the longest event-loop pause. */
export async function measureRefresh(
  index: SearchIndex,
  catalogue: GeneratedCatalogue,
  changes: Map<string, Venue>,
): Promise<void> {
  const { venue } = catalogue.at(1);
  changes.set(venue.id, { ...venue, name: "改名之后的酒店" });
  let [longest, last, running] = [0, performance.now(), true];
  const measureTurn = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (running) setImmediate(measureTurn);
  };
  setImmediate(measureTurn);
  const { clock } = await measure(() => index.refresh());
  running = false;
  await setTimeout(10);
  const found = index.searchVenues(emptyQuery, { cityCode: venue.cityCode, keyword: "改名之后" }).total;
  if (found !== 1) throw new Error("The change is not in the index.");
  print(
    `a change in the largest city: in the index after ${formatMilliseconds(clock)} ms, no request waiting longer than ${formatMilliseconds(longest)} ms`,
  );
}
