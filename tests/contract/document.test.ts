import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteAttribute } from "#contract/page-start.ts";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { visitedPages } from "../e2e/visited-pages.ts";
import { type Site, startSite } from "../start-site.ts";

/** What a document may hold: kilobytes before compression, those of them of the style that it is painted with, elements; and its state. */
interface Budget {
  path: string;
  document: number;
  style: number;
  elements: number;
  images: number;
  state: number;
}

/**
 * By page kind; they only become smaller. A list's document is at most 60 kB. It has 2 kB of toggles of the shortlist, one element a row
 * (ADR 39), and what a tablet chooses by: the features and the switch of the map above the rows. Each document has 0.7 kB of the telephone in
 * header and footer, most of it style. States are JSON, whose quotes are escaped in a script: larger than the
 * router's own format, and smaller than it once compressed (8.2 kB of 9.4). Each has 0.1 kB with which the browser sends a demand whose code is
 * lost, that of the demand form 0.1 kB more of names and hidden fields (ADR 51).
 */
const budgets: Readonly<Record<string, Budget>> = {
  "venue list": {
    path: "/beijing/changdi-0-0-0-200-2",
    // 60, 1070 and 33.8 until each row said what the event costs in all.
    document: 62,
    style: 19.1,
    elements: 1090,
    images: 20,
    state: 35.8,
  },
  "space list": {
    path: `/beijing/kongjian-0-0-0-100-2${"-0".repeat(6)}`,
    document: 62,
    style: 19,
    elements: 1010,
    images: 20,
    state: 32.5,
  },
  home: { path: "/beijing", document: 53.2, style: 20.3, elements: 540, images: 18, state: 12.3 },
  // 64.5 until its table was the index of its pictures: the strip, and a picture for each space and layout.
  venue: { path: "/view/hotel-1100000001", document: 67.4, style: 27.4, elements: 800, images: 10, state: 11.4 },
  // 70.5 until photograph and plan stood side by side, with a strip of numbered pictures.
  space: {
    path: "/view/hotel-1100000001/meetingspace-1100000001002",
    document: 71.2,
    style: 32,
    elements: 610,
    images: 7,
    state: 8.5,
  },
  cases: { path: "/view/anli-1100000001", document: 51, style: 17.2, elements: 322, images: 4, state: 10.7 },
  // 55.8, 22.7, 690, 5 and 15 until it drew its area and its day, and had a form and the spaces that hold it.
  solution: { path: "/solutions/1", document: 69.4, style: 27.4, elements: 862, images: 10, state: 17.9 },
  // 26.9, 11.1, 206, 0 and 5.2 until it drew its figures, and had a form and spaces of that size.
  question: { path: "/ask/1", document: 51.4, style: 21.9, elements: 404, images: 3, state: 14.1 },
  // 39, 15.7 and 455 until it had six weeks of dates, and the copy that venues get.
  demand: { path: "/case/submit", document: 46.2, style: 17.9, elements: 648, images: 0, state: 5 },
};

let site: Site;
beforeAll(async () => {
  site = await startSite(createDemoDataDir("documents"), { LOG_LEVEL: "error" });
});
afterAll(() => site?.stop());

async function fetchPage(path: string) {
  const answer = await fetch(site.url + path);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const fetchText = async (path: string) => (await fetch(site.url + path)).text();
const toKilobytes = (text: string) => Buffer.byteLength(text) / 1000;

/** Says how many elements of each tag a document has more than twenty times: what is repeated makes it grow. */
function describeTags(markup: string): string {
  const tags = Map.groupBy(markup.matchAll(/<([a-z][\w-]*)/g), ([, tag]) => tag!);
  return [...tags]
    .map(([tag, { length }]) => [tag, length] as const)
    .filter(([, count]) => count > 20)
    .sort(([, a], [, b]) => b - a)
    .map(([tag, count]) => `${tag} ${count}`)
    .join(", ");
}

/** Bytes that a server sends before it has heard of the first: ten segments of a connection. */
const firstRoundTrip = 10 * 1460;

test("a list arrives with its header in the first round trip, compressed as one that is asked for again", async () => {
  const { headers, bytes } = await fetchPage(budgets["venue list"]!.path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const header = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  expect(brotliCompressSync(bytes, { params }).length + header).toBeLessThan(firstRoundTrip);
});

test.each(Object.entries(budgets))("the document of a %s page stays within its budget", async (_kind, budget) => {
  const html = await fetchText(budget.path);
  const markup = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, "");
  const href = /"state":"([^"]+)"/.exec(html)?.[1];
  const state = href === undefined ? "" : await fetchText(JSON.parse(`"${href}"`) as string);
  const measured = {
    document: toKilobytes(html),
    style: toKilobytes(html) - toKilobytes(markup),
    elements: markup.match(/<[a-z]/g)?.length ?? 0,
    images: markup.match(/<img /g)?.length ?? 0,
    state: toKilobytes(state),
  };
  const over = (["document", "style", "elements", "images", "state"] as const).filter(
    (key) => measured[key] > budget[key],
  );
  expect(over, `${JSON.stringify(measured)}; ${describeTags(markup)}`).toEqual([]);
  expect(state).not.toBe("");
  // Without it the service worker would take the page for a portal's.
  expect(html.slice(0, 200)).toMatch(new RegExp(`<html[^>]* ${siteAttribute}=""`));
});

/** Kinds of pages that show nothing of the demo. */
const withoutDemo = [
  "empty list",
  "no case found",
  "no programme yet",
  "not found",
  "open the app",
  "demand",
  "demand in English",
  "success",
  "success in English",
  "enterprise success",
  "activity success",
];
/** Sheets to print, which leave the page: each name on them is marked. */
const sheets = new Set(["proposal", "scheme", "scheme in two steps"]);

test("a page that shows the demo says so once and marks no row", async () => {
  const found = await Promise.all(
    visitedPages.map(async ({ name, path }) => {
      const markup = (await fetchText(path)).replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "");
      const tags = [...markup.matchAll(/\u00A0<span [^>]*>(?:示例|Sample)<\//g)].length;
      return {
        name,
        lines: [...markup.matchAll(/<\/header><i [^>]*><\/i><aside [^>]*>(?:本页为示例数据|Sample data)/g)].length,
        tags,
      };
    }),
  );
  expect(
    found
      .filter(({ lines }) => lines === 0)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(withoutDemo.toSorted());
  expect(found.filter(({ lines }) => lines > 1)).toEqual([]);
  expect(found.filter(({ name, tags }) => tags > 1 && !sheets.has(name))).toEqual([]);
  // What the line leads to.
  expect(await fetchText("/beijing")).toMatch(/ id="samples">会址。注明「本页为示例数据」/);
});
