import type { Site } from "#tests/start-site.ts";
import { readCpuSeconds, readResidentBytes } from "../pages/read-cpu-seconds.ts";
import { sendLoad } from "../pages/send-load.ts";
import { formatMegabytes, print } from "../search/measure.ts";
import { formatRange } from "./format-range.ts";
import { chooseByPopularity } from "./choose-by-popularity.ts";
import { listPaths } from "./list-paths.ts";

const urls = 20_000;
const requests = 200_000;
const connections = 8;
/** Parts after each of which the memory is read; the first ones fill the cache. */
const parts = 20;
const seed = 15;

/** Sends 200,000 requests on 20,000 different URLs and prints the memory on the way; it should not grow once the cache is full. */
export async function checkMemory(site: Site): Promise<void> {
  const port = Number(new URL(site.url).port);
  const pid = site.process.pid!;
  const paths = chooseByPopularity(listPaths(urls), requests, seed);
  const memory: number[] = [];
  const before = readCpuSeconds(pid);
  for (let part = 0; part < parts; part++) {
    const own = paths.slice((part * requests) / parts, ((part + 1) * requests) / parts);
    const { statuses } = await sendLoad({ port, paths: own, connections, most: own.length });
    if (statuses["200"] !== own.length) throw new Error(JSON.stringify(statuses));
    memory.push(readResidentBytes(pid));
  }
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
  print(`${requests} requests on ${urls} URLs (${new Set(paths).size} of them chosen), ${connections} connections`);
  print(`memory after each twentieth: ${memory.map(formatMegabytes).join(", ")}`);
  print(`second half: ${formatRange(memory.slice(parts / 2)).text}`);
  print(
    `cache: ${formatMegabytes(read("huizhi_page_cache_bytes"))}, ${read("huizhi_page_cache_hits")} hits, ${read("huizhi_page_cache_misses")} misses; ${((readCpuSeconds(pid) - before) / 60).toFixed(1)} minutes of CPU\n`,
  );
}
