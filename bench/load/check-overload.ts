import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "#tests/start-site.ts";
import { readResidentBytes } from "../pages/read-cpu-seconds.ts";
import { sendLoad } from "../pages/send-load.ts";
import { formatMegabytes, formatMilliseconds, getPercentile, print } from "../search/measure.ts";
import { listPaths } from "./list-paths.ts";

const clients = 400;
const seconds = 60;
/** Different pages of each load, so that none is asked for twice. */
const pages = 200_000;
/** Seconds of the same load before: memory that grows while caches fill, and V8 finds the size of heap that the load needs, says nothing of what stays. */
const fillingSeconds = 45;
const readers = 4;
const cached = "/beijing/changdi-0-0-0-0-0";

/** Has 400 clients ask for uncached pages, each again as soon as it is answered: until the caches are full, then for a minute while others read a cached page. */
export async function checkOverload(site: Site): Promise<void> {
  const port = Number(new URL(site.url).port);
  const pid = site.process.pid!;
  const paths = listPaths(2 * pages);
  const empty = readResidentBytes(pid);
  await sendLoad({ port, paths, connections: clients, seconds: fillingSeconds });
  await sendLoad({ port, paths: [cached], connections: 1, most: 20 });
  const memory = [readResidentBytes(pid)];
  const uncachedLoad = sendLoad({ port, paths: paths.slice(pages), connections: clients, seconds });
  const reading = sendLoad({ port, paths: [cached], connections: readers, seconds, pauseMs: 20 });
  for (let at = 0; at < seconds / 5; at++) {
    await sleep(5000);
    memory.push(readResidentBytes(pid));
  }
  const [uncached, read] = await Promise.all([uncachedLoad, reading]);
  print(`${clients} clients on uncached pages for ${seconds} s: ${JSON.stringify(uncached.statuses)} by status`);
  print(
    `memory at the start ${formatMegabytes(empty)}, with full caches and every 5 s: ${memory.map(formatMegabytes).join(", ")}`,
  );
  print(
    `a cached page meanwhile: ${read.answers} answers ${JSON.stringify(read.statuses)}, p50 ${formatMilliseconds(getPercentile(read.ms, 0.5))} ms, p99 ${formatMilliseconds(getPercentile(read.ms, 0.99))} ms, slowest ${formatMilliseconds(Math.max(...read.ms))} ms\n`,
  );
}
