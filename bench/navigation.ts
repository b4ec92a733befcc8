import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { median, print } from "./search/measure.ts";
import { measureOpening, type Opening } from "./web/measure-opening.ts";
import { startDemoSite } from "./web/start-demo-site.ts";

/**
 * Measures how long a venue takes to open from a list once its page is preloaded: medians over several rows, on desktop and phone.
 * Several sites are measured in turn.
 * Run: npm run bench:navigation [-- --runs 9 --sites http://127.0.0.1:3000,http://127.0.0.1:3001]
 */
const list = "/beijing/changdi-0-0-0-200-2";
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const { values } = parseArgs({ options: { runs: { type: "string", default: "9" }, sites: { type: "string" } } });
const runs = Number(values.runs);

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(executablePath)) {
  print(`skipped: there is no browser at ${executablePath} (CHROMIUM names one)`);
  process.exit(0);
}

const formatMedian = (numbers: number[]) => median(numbers).toFixed(0);

/** Measures the sites in turn, row by row. */
async function measureInTurn(pages: Page[], sites: string[]): Promise<Opening[][]> {
  const openings: Opening[][] = sites.map(() => []);
  for (let row = 0; row < runs; row++)
    for (const [at, site] of sites.entries()) openings[at]!.push(await measureOpening(pages[at]!, site + list, row));
  return openings;
}

const own = values.sites === undefined ? await startDemoSite("bench-navigation") : undefined;
const sites = own ? [own.url] : values.sites!.split(",");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
try {
  print("| screen | site | page stands, ms | painted, ms |\n|---|---|---|---|");
  for (const [screen, viewport] of Object.entries(screens)) {
    const pages = await Promise.all(sites.map(() => browser.newPage({ viewport })));
    const openings = await measureInTurn(pages, sites);
    for (const [at, site] of sites.entries()) {
      const [standing, painted] = [openings[at]!.map((one) => one.standing), openings[at]!.map((one) => one.painted)];
      print(`| ${[screen, site, formatMedian(standing), formatMedian(painted)].join(" | ")} |`);
    }
    await Promise.all(pages.map((page) => page.close()));
  }
} finally {
  await browser.close();
  await own?.stop();
}
