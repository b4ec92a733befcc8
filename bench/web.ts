import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { formatWebRow, getMedians, webTableHead } from "./web/format-web-row.ts";
import { createLighthouse, type WebRun } from "./web/create-lighthouse.ts";
import { startDemoSite } from "./web/start-demo-site.ts";
import { warmUp } from "./web/warm-up.ts";

/**
 * Measures pages as Lighthouse's mobile preset sees them, on the built server with the demo catalogue: medians over several runs, each
 * with a new browser profile. Lighthouse estimates what the slow network and processor of its preset would do; with --applied the browser is slowed down.
 * Run: npm run bench:web [-- --runs 5 --pages home,list --site http://127.0.0.1:3000 --applied]
 */
const paths: Readonly<Record<string, string>> = {
  home: "/beijing",
  list: `/beijing/changdi${"-0".repeat(5)}`,
  venue: "/view/hotel-1100000001",
  space: "/view/hotel-1100000001/meetingspace-1100000001002",
  "case-submit": "/case/submit",
  question: "/ask/1",
};

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: Object.keys(paths).join(",") },
    site: { type: "string" },
    applied: { type: "boolean", default: false },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);

function skip(reason: string): never {
  print(`skipped: ${reason}`);
  process.exit(0);
}

const chromium = process.env.CHROMIUM ?? process.env.CHROME_PATH ?? "/usr/bin/chromium";
if (!existsSync(chromium)) skip(`there is no browser at ${chromium} (CHROMIUM names one)`);
const run =
  (await createLighthouse(chromium, values.applied ? "devtools" : "simulate")) ?? skip("lighthouse is not installed");

const site = values.site === undefined ? await startDemoSite("bench-web") : { url: values.site, stop: async () => {} };
try {
  print(webTableHead.join("\n"));
  const failed = new Map<string, Set<string>>();
  for (const page of values.pages.split(",")) {
    const path = paths[page] ?? page;
    await warmUp(site.url + path);
    const runs: WebRun[] = [];
    for (let at = 0; at < Number(values.runs); at++) runs.push(await run(site.url + path));
    print(formatWebRow(page, getMedians(runs.map(({ measures }) => measures))));
    for (const audit of runs.flatMap((each) => each.failed)) {
      failed.set(audit, (failed.get(audit) ?? new Set()).add(page));
    }
  }
  for (const [audit, pages] of failed) print(`not passed: ${audit} on ${[...pages].join(", ")}`);
} finally {
  await site.stop();
}
