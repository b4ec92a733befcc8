import { rmSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "#tests/start-site.ts";
import { createDemoDataDir } from "#tests/suite/create-demo-data-dir.ts";
import { compareWithNginx } from "./pages/compare-with-nginx.ts";
import { measurePages } from "./pages/measure-pages.ts";
import { print } from "./search/measure.ts";

/**
 * Measures pages on this machine, over loopback: cached pages against nginx with the same bytes (skipped where it is not installed), then each page
 * rendered for every request against cached, and the bytes of a first visit. Run: npm run bench:pages [-- nginx | rendered]
 */
const pages = {
  home: "/beijing",
  "venue list": "/beijing/changdi-0-0-0-200-2",
  "space list": `/beijing/kongjian-0-0-0-100-2${"-0".repeat(6)}`,
  venue: "/view/hotel-1100000001",
  space: "/view/hotel-1100000001/meetingspace-1100000001002",
  cases: "/view/anli-1100000001",
  solution: "/solutions/1",
  question: "/ask/1",
  demand: "/case/submit",
};
const compared = { "venue list": pages["venue list"], venue: pages.venue, question: pages.question };

const [chosen] = process.argv.slice(2);
const dataDir = createDemoDataDir("bench-pages");
const quietEnv = { LOG_LEVEL: "error", WORKERS: "1" };
const caching = await startSite(dataDir, quietEnv);
print(`Node ${process.version}\n`);
if (chosen !== "rendered") {
  const found = await compareWithNginx(caching, join(dataDir, "nginx"), compared);
  if (found)
    print(`${found.version}, medians of ${found.rounds} paired rounds, 32 connections\n\n${found.rows.join("\n")}\n`);
  else print("skipped: cached pages against nginx, which is not installed (apt-get install nginx-light)\n");
}
if (chosen !== "nginx") {
  const rendering = await startSite(dataDir, { ...quietEnv, PAGE_CACHE_MB: "0" });
  const { rounds, rows } = await measurePages(rendering, caching, pages);
  print(`medians of ${rounds} paired rounds, brotli\n\n${rows.join("\n")}`);
  await rendering.stop();
}
await caching.stop();
rmSync(dataDir, { recursive: true, force: true });
