import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "../../tests/start-site.ts";
import { readResidentBytes } from "../pages/read-cpu-seconds.ts";
import { sendLoad } from "../pages/send-load.ts";
import { formatMegabytes, formatMilliseconds, getPercentile, print } from "../search/measure.ts";
import { listPaths } from "./list-paths.ts";

const clients = 400;
const seconds = 60;
/** Different pages, so that none is asked for twice. */
const pages = 400_000;
/** Pages that fill the caches before: memory that grows while they fill says nothing of what stays. */
const filling = 5000;
const readers = 4;
const cached = "/beijing/changdi-0-0-0-0-0";

/** Fills the caches, then has 400 clients ask for uncached pages for a minute, each again as soon as it is answered, while others read a cached page. */
export async function checkOverload(site: Site): Promise<void> {
  const port = Number(new URL(site.url).port);
  const pid = site.process.pid!;
  const paths = listPaths(filling + pages);
  const empty = readResidentBytes(pid);
  await sendLoad({ port, paths, connections: readers, most: filling });
  await sendLoad({ port, paths: [cached], connections: 1, most: 20 });
  const memory = [readResidentBytes(pid)];
  const uncachedLoad = sendLoad({ port, paths: paths.slice(filling), connections: clients, seconds });
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
