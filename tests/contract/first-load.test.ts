import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listAddedModules } from "#bench/first-load/list-added-modules.ts";
import { type FirstLoad, measureFirstLoad } from "#bench/first-load/measure-first-load.ts";

const clientDir = join(import.meta.dirname, "../../dist/client");
if (!existsSync(clientDir)) throw new Error(`${clientDir} is missing: run \`npm run build\`.`);
const pages = measureFirstLoad(clientDir);
const list = pages.find(({ page }) => page === "venue-list")!;

/** What every document may load by itself: kilobytes of script (gzip), and its files. */
const ofDocument = { script: 9.8, files: 3 };

/**
 * What a page may load at the first touch: kilobytes of script (brotli), its files; and files of style. They only become smaller; 0.3 kB
 * came once from what every document loads (10 kB then), where they cost each visitor's first paint; 0.8 kB a second time (9.8 kB
 * then); and 0.2 kB for what opens a page in half of the time: its first screen before the rest, its data while its row is in view;
 * and 0.1 kB (a venue 0.2) for the picture that goes from a card to its page in place of the browser's view transition, which made the
 * page wait as long again; and 0.1 to 0.4 kB, 0.1 of them in every document, for expressions that take linear time, and for private
 * addresses that are recognized in any spelling; and 0.4 kB of every document, 0.2 kB of most pages and 1.1 kB of the demand form for
 * demands that need no script: what is typed outlives a reload, and the browser sends the form where its code is lost (ADR 51); and 0.1
 * to 0.2 kB of some pages for what an answer says of a failure, in its own words.
 */
interface Budget {
  script: number;
  files: number;
  sheets: number;
}

/** The venue list's, and that of every page without one of its own. */
// 144.6 until the sheet of a list's filters was loaded when the page is idle.
const most: Budget = { script: 139.9, files: 9, sheets: 2 };

/**
 * Pages above the venue list: they hold a whole form, draw and judge by the seating rules, or have parts of many pages. Each has
 * the 0.5 kB that the shortlist costs every page: its link in the header, and what hears its toggles (ADR 39), and 0.3 kB of the
 * telephone and of what is opened from the device where no data come. The page of a shared
 * list uses a row's parts without a list's, so that what lists and the home page share is one file more (0.9 kB).
 */
const larger: Readonly<Record<string, Budget>> = {
  budget: { ...most, script: 145.7 },
  // 155 until a demand held several dates: their fields come later, the button and their texts do not. 156.8 until a venue's page left
  // the demand card to the pages that have a form: less is shared with them.
  // 159.3 until the form had six weeks of dates, three ways to reach the visitor and the copy that venues get. The pages of short forms share
  // its new fields, and what they share is cut into files anew: langham, scheme, shared-list, solution and vr had no exception before.
  "case-submit": { ...most, script: 167.5 },
  "case-submit-en": { ...most, script: 167.5 },
  // 144.7 until the header had the telephone.
  // 145.5 until it had the wall of photographs.
  group: { ...most, script: 147.8, files: 10 },
  "hilton-topic": { ...most, script: 146.6 },
  langham: { ...most, script: 142 },
  "langham-list": { ...most, script: 145.5 },
  scheme: { ...most, script: 142.1 },
  "shared-list": { ...most, files: 11 },
  solution: { ...most, script: 140.6 },
  // 168.3 until photographs were places on its plan.
  space: { ...most, script: 169.9, files: 12 },
  // 164.4 until it had a map of its own.
  venue: { ...most, script: 162, files: 14 },
  // 147.7 until parts that name booked dates left the file that it shares with the comparison, which became 9 kB smaller.
  "venue-spaces": { ...most, script: 150.5, files: 11 },
  vr: { ...most, script: 140.4 },
};

/** Says what a page loads, and the largest of what the venue list does without (of the venue list itself, the largest). */
function describe(page: FirstLoad): string {
  const { touched, style } = page;
  const other = page === list ? { ...list, touched: { ...list.touched, modules: new Map<string, number>() } } : list;
  return [
    `${page.page}: ${(touched.brotli / 1000).toFixed(1)} kB of script in ${touched.files} files, ${style.files} sheets`,
    ...listAddedModules(page, other),
  ].join("\n  ");
}

test("a document loads the bootstrap by itself, and nothing of React, the router or its page", () => {
  for (const { script } of pages) {
    expect(script.gzip).toBeLessThan(ofDocument.script * 1000);
    expect(script.files).toBeLessThanOrEqual(ofDocument.files);
    expect(
      [...script.modules.keys()].filter((module) => /react|@tanstack|\.tsx$|src\/web\/pages/.test(module)),
    ).toEqual([]);
  }
});

test("the counting of visits, which is loaded when idle, brings nothing of the application along", () => {
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { imports?: string[] }
  >;
  const collect = (key: string): string[] => [key, ...(manifest[key]!.imports ?? []).flatMap(collect)];
  const counting = "src/web/platform/tracking/analytics/run-analytics.ts";
  const bootstrap = new Set(collect("src/entry/client.ts"));
  expect(collect(counting).filter((key) => !bootstrap.has(key))).toEqual([counting]);
});

test("no page loads more at the first touch than the venue list, a few by name excepted", () => {
  expect(pages.length).toBeGreaterThan(30);
  const over = pages.filter(({ page, touched: script, style }) => {
    const budget = larger[page] ?? most;
    return script.brotli > budget.script * 1000 || script.files > budget.files || style.files > budget.sheets;
  });
  expect(over.map(describe).join("\n")).toBe("");
});

test("an exception that is no longer needed is taken away", () => {
  const measured = new Map(pages.map((page) => [page.page, page]));
  const idle = Object.keys(larger).filter((page) => {
    const found = measured.get(page);
    return !found || (found.touched.brotli <= most.script * 1000 && found.touched.files <= most.files);
  });
  expect(idle).toEqual([]);
});

test("no script needs a Safari newer than 16.0", () => {
  // The bundler lowers syntax for its targets (vite.config.ts), not what the language's library has since 16.4 and later. What only
  // Chromium before 110 and Firefox before 115 lack is added there (`array-methods.ts`).
  const newer =
    /\(\?<[=!]|\.(?:to|is)WellFormed\(|URL\.canParse|(?:Map|Object)\.groupBy\(|Promise\.(?:try|withResolvers)|Array\.fromAsync|RegExp\.escape/;
  const assets = join(clientDir, "assets");
  const found = readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => newer.exec(readFileSync(join(assets, file), "utf8"))?.map((match) => `${file}: ${match}`) ?? []);
  expect(found).toEqual([]);
});

test("the seating engine and the rules of forms are in no first touch of a list, the home page or a form", () => {
  const heavy = [
    "src/domain/seating/capacity.ts",
    "node_modules/zod/v4/core/schemas.js",
    "node_modules/idb/build/index.js",
  ];
  const loaded = pages
    .filter(({ page }) => ["venue-list", "space-list", "home", "group", "case-submit", "case-submit-en"].includes(page))
    .flatMap(({ page, touched: { modules } }) =>
      heavy.filter((module) => modules.has(module)).map((module) => `${page} ${module}`),
    );
  expect(loaded).toEqual([]);
});
